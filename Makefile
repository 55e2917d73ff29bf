# Set-up, build, gallery and tests of Vitrine. README.md tells the rest.

export SWIFT ?= swift
RELEASE := .build/release/vitrine
# Tests run in release: the image kernels are some thirty times slower in debug. Scripts/release-swift builds everything, so that
# no target builds again what another has built.

.PHONY: gallery pictures checksums test build packages install dist check-dist release check-release check-plugin check examples docs site bench fuzz format lint clean

# Where `make install` puts Vitrine; DESTDIR goes before it.
PREFIX ?= /usr/local

ifeq ($(shell uname),Darwin)
# Homebrew's giflib has no file for pkg-config.
export PKG_CONFIG_PATH := $(CURDIR)/Scripts/pkgconfig:$(PKG_CONFIG_PATH)
endif

gallery: build
	$(RELEASE) gallery

build: packages
	Scripts/release-swift build --product vitrine

test: packages
	Scripts/release-swift build --build-tests
	Scripts/release-swift test --skip-build --disable-swift-testing
	Scripts/release-swift test --skip-build --disable-xctest

# Whether the checksums of the gallery are those of what the scenes give.
check: build
	$(RELEASE) gallery --check

# Every generated picture in git, with its checksum: those change with releases only.
pictures: gallery
	Scripts/check-pages $(RELEASE) --update
	Scripts/make-library-pictures $(RELEASE)

# What scenes, pages and films of packages give now. The pictures stay those of the last release.
checksums: build
	$(RELEASE) gallery --checksums
	Scripts/check-pages $(RELEASE) --checksums
	Scripts/make-library-pictures --checksums $(RELEASE)

# Builds and runs Examples, a package that uses Vitrine as an outside client.
examples: packages
	Scripts/check-examples

# Whether every module is within its budgets of time and memory (Benchmarks/Thresholds).
bench: packages
	Benchmarks/check-budgets

# 200,000 random display lists under AddressSanitizer, under UndefinedBehaviorSanitizer (the C kernels), then under
# ThreadSanitizer. Fresh memory is filled with a pattern, so that reading it shows. Then 20,000 damaged font files, and 100,000 damaged pictures.
# swiftc has no UndefinedBehaviorSanitizer on Linux: clang's is for the kernels. It traps, so that no runtime library is needed.
UBSAN := -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined
fuzz: packages
	$(SWIFT) build -c release --sanitize=address --scratch-path .build-asan --product VitrineRasterizerFuzz
	ASAN_OPTIONS=max_malloc_fill_size=268435456:malloc_fill_byte=165 \
	  .build-asan/release/VitrineRasterizerFuzz --count 200000 --jobs 2
	$(SWIFT) build -c release $(UBSAN) --scratch-path .build-ubsan --product VitrineRasterizerFuzz
	.build-ubsan/release/VitrineRasterizerFuzz --count 200000 --jobs 2
	$(SWIFT) build -c release --sanitize=thread --scratch-path .build-tsan --product VitrineRasterizerFuzz
	.build-tsan/release/VitrineRasterizerFuzz --count 200000 --threads 2
	$(SWIFT) build -c release --sanitize=address --scratch-path .build-asan --product VitrineTextFuzz
	.build-asan/release/VitrineTextFuzz fonts --count 20000
	.build-asan/release/VitrineTextFuzz strings --count 100000
	$(SWIFT) build -c release --sanitize=address --scratch-path .build-asan --product VitrineEncodersFuzz
	.build-asan/release/VitrineEncodersFuzz --count 100000

packages:
	@Scripts/install-packages

# Program, resources, completions and manual page in PREFIX, which can be moved. The program needs no Swift.
install: packages
	Scripts/install-files "$$(Scripts/build-distribution)" "$(PREFIX)"

# A tarball and a Debian package in .build-dist/packages, which run where neither Swift nor the libraries are installed; in a clone, the sources too.
dist: packages
	Scripts/make-distribution "$$(Scripts/build-distribution)"
	[ ! -e .git ] || Scripts/make-source-archive .build-dist/packages

# Runs what `make dist` makes in an empty root.
check-dist: dist
	Scripts/check-distribution .build-dist/packages

# The files of a release in .build-dist/release, checked; TAG=1 makes the tag at the end. Documentation/Releases.md tells the rest.
release: packages
	Scripts/make-release $(if $(TAG),--tag)

# Whether two builds in different folders give the same archives.
check-release: packages
	Scripts/check-reproducible

# Runs the command plugin in a package that depends on this one.
check-plugin: packages
	Scripts/check-plugin

# The documentation of the library as a web site, in .build/documentation.
docs: build
	Scripts/make-documentation .build/documentation

# The documentation as a web site that needs no server, in .build/site.
site: build
	@Scripts/install-packages --site
	Scripts/make-site .build/site $(RELEASE)
	Scripts/check-site .build/site

format:
	$(SWIFT) format -i -r Sources Tests Benchmarks Examples Package.swift

lint:
	$(SWIFT) format lint --strict -r Sources Tests Benchmarks Examples Package.swift

clean:
	rm -rf .build .build-asan .build-ubsan .build-tsan .build-debug .build-example .build-dist .build-plugin .build-mutants

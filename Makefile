# Set-up, build, gallery and tests of Vitrine. README.md tells the rest.

SWIFT ?= swift
RELEASE := .build/release/vitrine
# Tests run in release: the image kernels are some thirty times slower in debug. One set of flags for everything, so that
# no target builds again what another has built; testable code is no slower.
FLAGS := -c release -Xswiftc -enable-testing

.PHONY: gallery test build install check examples bench fuzz format lint clean

gallery: build
	$(RELEASE) gallery

build: install
	$(SWIFT) build $(FLAGS) --product vitrine

test: install
	$(SWIFT) build $(FLAGS) --build-tests
	$(SWIFT) test $(FLAGS) --skip-build --disable-swift-testing
	$(SWIFT) test $(FLAGS) --skip-build --disable-xctest

# Whether the tracked pictures are what the scenes give.
check: build
	$(RELEASE) gallery --check

# Builds and runs Examples, a package that uses Vitrine as an outside client.
examples: install
	Scripts/check-examples

# Whether every module is within its budgets of time and memory (Benchmarks/Thresholds).
bench: install
	Benchmarks/check-budgets

# 200,000 random display lists under AddressSanitizer, then under ThreadSanitizer. Fresh memory is filled with a pattern, so
# that reading it shows. Then 20,000 damaged font files, and 100,000 damaged pictures.
fuzz: install
	$(SWIFT) build -c release --sanitize=address --scratch-path .build-asan --product VitrineRasterizerFuzz
	ASAN_OPTIONS=max_malloc_fill_size=268435456:malloc_fill_byte=165 \
	  .build-asan/release/VitrineRasterizerFuzz --count 200000 --jobs 2
	$(SWIFT) build -c release --sanitize=thread --scratch-path .build-tsan --product VitrineRasterizerFuzz
	.build-tsan/release/VitrineRasterizerFuzz --count 200000 --threads 2
	$(SWIFT) build -c release --sanitize=address --scratch-path .build-asan --product VitrineTextFuzz
	.build-asan/release/VitrineTextFuzz fonts --count 20000
	.build-asan/release/VitrineTextFuzz strings --count 100000
	$(SWIFT) build -c release --sanitize=address --scratch-path .build-asan --product VitrineEncodersFuzz
	.build-asan/release/VitrineEncodersFuzz --count 100000

install:
	@Scripts/install-packages

format:
	$(SWIFT) format -i -r Sources Tests Benchmarks Examples Package.swift

lint:
	$(SWIFT) format lint --strict -r Sources Tests Benchmarks Examples Package.swift

clean:
	rm -rf .build .build-asan .build-tsan .build-debug .build-example

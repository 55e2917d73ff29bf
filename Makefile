# Set-up, build, gallery and tests of Vitrine. README.md tells the rest.

SWIFT ?= swift
RELEASE := .build/release/vitrine
# Tests run in release: the image kernels are some thirty times slower in debug. One set of flags for everything, so that
# no target builds again what another has built; testable code is no slower.
FLAGS := -c release -Xswiftc -enable-testing

.PHONY: gallery test build install check format lint clean

gallery: build
	$(RELEASE) gallery

build: install
	$(SWIFT) build $(FLAGS) --product vitrine

test: install
	$(SWIFT) build $(FLAGS) --build-tests
	$(SWIFT) test $(FLAGS) --skip-build --disable-xctest

# Whether the tracked pictures are what the scenes give.
check: build
	$(RELEASE) gallery --check

install:
	@Scripts/install-packages

format:
	$(SWIFT) format -i -r Sources Tests Package.swift

lint:
	$(SWIFT) format lint --strict -r Sources Tests Package.swift

clean:
	rm -rf .build

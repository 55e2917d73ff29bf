# Set-up, build, gallery and tests of Vitrine. README.md tells the rest.

SWIFT ?= swift
RELEASE := .build/release/vitrine
# Tests run in release: the image kernels are some thirty times slower in debug.
TEST_FLAGS := -c release -Xswiftc -enable-testing

.PHONY: gallery test build install check format lint clean

gallery: build
	$(RELEASE) gallery

build: install
	$(SWIFT) build -c release --product vitrine

test: install
	$(SWIFT) test $(TEST_FLAGS)

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

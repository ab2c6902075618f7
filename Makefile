# Everything a newcomer needs: `make test` and `make demo`. Both do their own set-up.
SWIFT ?= swift
.DEFAULT_GOAL := help
.PHONY: help setup build test demo scenarios simulate lint format apple-check samples sanitize fuzz crash bench video clean

help: ## Say what can be made.
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "make %-12s %s\n", $$1, $$2 }'

setup: ## Install the system packages that are missing (Debian, Ubuntu), saying which and why.
	@Scripts/setup

build: setup ## Build the libraries, the server, the tools and the example.
	$(SWIFT) build

test: setup ## Run every test.
	$(SWIFT) test

demo: build ## Sell three ads, show and count them, and prove that both sides agree: see demo/ (DIALECT=google, microsoft, naver or adrop).
	@Scripts/demo $(DIALECT)

scenarios: build ## Play every scenario in Tests/Scenarios and compare what it prints with what it should.
	@Scripts/scenarios

simulate: build ## Show the example feed in a window that scrolls, takes clicks and plays its film.
	@Scripts/demo --window $(DIALECT)

lint: ## Check the style and the rules of the house.
	@Scripts/lint

format: ## Put the sources into the style.
	@Scripts/format

apple-check: ## Type-check the client, the dialects and apps that use them as for iOS (on Linux, against stand-in headers).
	@Scripts/apple-check/run

samples: setup ## Compile the samples of the vendors' documents, where somebody has them, on Linux and as for iOS.
	@Scripts/samples

# Leaks are not looked for: the test runner and Foundation keep what they allocate until the process ends.
sanitize: setup ## Run every test under the thread sanitizer, then under the address sanitizer.
	$(SWIFT) test --sanitize=thread --scratch-path .build/thread
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize=address --scratch-path .build/address

fuzz: setup ## Feed the readers with made-up bytes, each for SECONDS=600.
	@Scripts/fuzz $(or $(SECONDS),600)

crash: ## Kill an app that delivers trackers ROUNDS=1000 times, and lose nothing (SEED=… plays a failure again).
	@Scripts/crash $(or $(ROUNDS),1000) $(SEED)

bench: ## Print what reading VAST and OpenRTB costs, beside what Foundation takes (an optimised build).
	$(SWIFT) run -c release --package-path Benchmarks bench

video: setup ## Play a film in real time and scroll a feed of 100, or measure the decoder by CHECKS=measure (best with FLAGS="-c release").
	$(SWIFT) run $(FLAGS) video-check $(CHECKS)

clean: ## Remove what was built and what the demo wrote.
	rm -rf .build Benchmarks/.build demo Scripts/apple-check/build

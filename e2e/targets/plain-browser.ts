import { type Browser, chromium } from '@playwright/test'
import { canSandbox } from '#chromium/launch-options.ts'
import { findHeadlessBrowser } from '#chromium/testing/headless-browser.ts'

/** A browser as it is installed, for pages that are no part of the window. */
export const launchPlainBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findHeadlessBrowser(),
    chromiumSandbox: canSandbox(process.getuid?.()),
  })

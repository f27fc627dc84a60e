import { type Browser, chromium } from '@playwright/test'
import { canSandbox } from '#chromium/launch-options.ts'
import { findHeadlessBrowser } from '#chromium/testing/headless-browser.ts'

/** An installed browser, for pages outside of the window. */
export const launchPlainBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findHeadlessBrowser(),
    chromiumSandbox: canSandbox(process.getuid?.()),
  })

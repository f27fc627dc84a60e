import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findBrowser } from '../find-browser.ts'
import { browserArguments, type LaunchOptions } from '../launch-options.ts'

/**
 * A browser for tests without windows: Chromium's headless shell if it is installed, because it starts no browser
 * interface, otherwise an installed browser.
 * @throws if there is none
 */
export const findHeadlessBrowser = (): string => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const shells = process.env.BILLWRIGHT_BROWSER
    ? []
    : folders.map(folder => join(folder, 'chromium-headless-shell'))
  const found = shells.find(path => existsSync(path)) ?? findBrowser()
  if (found === undefined) throw new Error('no Chromium, Chrome or Edge is installed')
  return found
}

/** A locale in the form of the system, with the region in which most speakers of the language live. */
export const systemLocale = (code: string): string => {
  const { language, region } = new Intl.Locale(code).maximize()
  return `${language}-${region}`
}

const languageOfTests = process.env.BILLWRIGHT_LANGUAGE

/** Arguments of a shell's window, without `--app`, because a headless shell opens no window. */
export const headlessArguments = (options: LaunchOptions): string[] => [
  ...browserArguments(options).filter(word => !word.startsWith('--app=')),
  // without a graphics card, the GPU process would emulate one, which takes more CPU than software rendering
  '--disable-gpu',
  ...(languageOfTests === undefined ? [] : [`--accept-lang=${systemLocale(languageOfTests)}`]),
]

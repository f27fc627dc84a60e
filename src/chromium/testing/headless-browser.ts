import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findBrowser } from '../find-browser.ts'
import { browserArguments, type LaunchOptions } from '../launch-options.ts'

/**
 * A browser for tests, which show no window: Chromium's headless shell where it is installed, because it starts no
 * browser interface, else that of a person.
 * @throws without any
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

/** A language in the region in which most people speak it, as a system names it. */
export const systemLocale = (code: string): string => {
  const { language, region } = new Intl.Locale(code).maximize()
  return `${language}-${region}`
}

const languageOfTests = process.env.BILLWRIGHT_LANGUAGE

/** Arguments of a shell's window, but for the window itself, which a headless shell does not open. */
export const headlessArguments = (options: LaunchOptions): string[] => [
  ...browserArguments(options).filter(word => !word.startsWith('--app=')),
  // without a graphics card, the GPU process would emulate one, which takes more CPU than drawing without it
  '--disable-gpu',
  ...(languageOfTests === undefined ? [] : [`--accept-lang=${systemLocale(languageOfTests)}`]),
]

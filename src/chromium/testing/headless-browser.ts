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

/** Of the system, for tests in another language than English: with the region in which it is spoken most. */
const languageArguments = (language = process.env.BILLWRIGHT_LANGUAGE): string[] =>
  language === undefined ? [] : [`--accept-lang=${regional(language)}`]

const regional = (language: string): string => {
  const { language: code, region } = new Intl.Locale(language).maximize()
  return `${code}-${region}`
}

/** Arguments of a shell's window, but for the window itself, which a headless shell does not open. */
export const headlessArguments = (options: LaunchOptions): string[] => [
  ...browserArguments(options).filter(word => !word.startsWith('--app=')),
  // without a graphics card, the GPU process would emulate one, which takes more CPU than drawing without it
  '--disable-gpu',
  ...languageArguments(),
]

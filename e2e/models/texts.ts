import type { keyWindowTexts } from '#languages/en/key-window.ts'
import type { messages } from '#languages/en/messages/index.ts'
import type { pageTexts } from '#languages/en/page/page.ts'
import type { ArgumentsOf, CodeOf } from '#languages/grammar/parameter-types.ts'
import { chooseLanguage, loadWriter } from '#languages/languages.ts'

/** Language of the windows under test: `BILLWRIGHT_LANGUAGE`, such as en-XA or ar-XB for a pseudo-language. */
export const language = process.env.BILLWRIGHT_LANGUAGE ?? 'en'

type Texts = typeof pageTexts & typeof keyWindowTexts
type Tables = Texts & typeof messages

/** Writes the texts of the windows in a language. */
export async function textsIn(code: string) {
  const write = await loadWriter(chooseLanguage([code]), ['messages', 'page', 'keyWindow'])
  return <Code extends CodeOf<Texts>>(key: Code, ...[params]: ArgumentsOf<Tables, Code>): string =>
    write({ code: key, ...(params && { params }) })
}

/** A text of the windows in the language under test. */
export const text = await textsIn(language)

const escaped = (texts: string): string => texts.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Matches a text that begins with this one. */
export const beginningWith = (start: string): RegExp => new RegExp(`^${escaped(start)}`)

/** Matches one of these texts, with other numbers too. */
export const oneOf = (...texts: string[]): RegExp =>
  new RegExp(`^(${texts.map(each => escaped(each).replaceAll(/\d+/g, '\\d+')).join('|')})$`)

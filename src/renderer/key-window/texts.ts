import type { keyWindowTexts } from '#languages/en/key-window.ts'
import type { Write } from '#languages/grammar/entry.ts'
import type { ArgumentsOf, CodeOf } from '#languages/grammar/parameter-types.ts'
import { chooseLanguage, loadWriter } from '#languages/languages.ts'

type Texts = typeof keyWindowTexts

let write: Write = ({ code }) => code

/** Loads the texts of a language, before anything is shown. */
export async function loadTexts(wanted: readonly string[]): Promise<void> {
  const language = chooseLanguage(wanted)
  write = await loadWriter(language, ['keyWindow'])
  document.documentElement.lang = language.code
  document.documentElement.dir = language.direction
}

export const t = <Code extends CodeOf<Texts>>(code: Code, ...[params]: ArgumentsOf<Texts, Code>): string =>
  write({ code, params })

export const textOf: Write = message => write(message)

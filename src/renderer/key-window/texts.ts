import type { keyWindowTexts } from '#languages/en/key-window.ts'
import type { Write } from '#languages/grammar/entry.ts'
import type { ArgumentsOf, CodeOf } from '#languages/grammar/parameter-types.ts'
import { chooseLanguage, loadWriter, wantedLanguages } from '#languages/languages.ts'

type Texts = typeof keyWindowTexts

let write: Write = ({ code }) => code

/**
 * Loads the texts of a language; has to finish before anything is displayed.
 * @param setting code of a language, or `system`
 */
export async function loadTexts(setting: string): Promise<void> {
  const language = chooseLanguage(wantedLanguages(setting, navigator.languages))
  write = await loadWriter(language, ['keyWindow'])
  document.documentElement.lang = language.code
  document.documentElement.dir = language.direction
}

export const t = <Code extends CodeOf<Texts>>(code: Code, ...[params]: ArgumentsOf<Texts, Code>): string =>
  write({ code, params })

export const textOf: Write = message => write(message)

import { en } from '../en/index.ts'
import type { Texts } from '../grammar/entry.ts'
import type { Language } from '../grammar/language.ts'
import type { PseudoCode } from './pseudo-texts.ts'

function pseudoLanguage(code: PseudoCode, name: string, direction: Language['direction']): Language {
  const madeOf = (english?: () => Promise<Texts>) => async (): Promise<Texts> =>
    (await import('./pseudo-texts.ts')).pseudoTexts((await english?.()) ?? {}, code)
  return {
    code,
    name,
    direction,
    locale: 'en-GB',
    load: {
      messages: madeOf(en.load.messages),
      shell: madeOf(en.load.shell),
      keyWindow: madeOf(en.load.keyWindow),
      page: madeOf(en.load.page),
      codes: madeOf(en.load.codes),
    },
  }
}

/**
 * Made-up languages, in which a text that is not translated, is put together or finds no room is seen at once: one with
 * accents, and one with Arabic letters, from right to left.
 */
export const pseudoLanguages: readonly Language[] = [
  pseudoLanguage('en-XA', 'Þšéûðö', 'ltr'),
  pseudoLanguage('ar-XB', 'پسةودع', 'rtl'),
]

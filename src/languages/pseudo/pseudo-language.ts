import { en } from '../en/index.ts'
import type { Texts } from '../grammar/entry.ts'
import type { Language } from '../grammar/language.ts'

const madeOf = (english?: () => Promise<Texts>) => async (): Promise<Texts> =>
  (await import('./pseudo-texts.ts')).pseudoTexts((await english?.()) ?? {})

/** A made-up language, in which a text that is not translated, is put together or finds no room is seen at once. */
export const pseudoLanguage: Language = {
  code: 'en-XA',
  name: 'Þšéûðö',
  direction: 'ltr',
  locale: 'en-GB',
  load: {
    messages: madeOf(en.load.messages),
    shell: madeOf(en.load.shell),
    keyWindow: madeOf(en.load.keyWindow),
    page: madeOf(en.load.page),
  },
}

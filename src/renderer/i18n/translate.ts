import { messages } from '#languages/en/messages/index.ts'
import { pageTexts } from '#languages/en/page/page.ts'
import { createWriter } from '#languages/grammar/create-writer.ts'
import type { Texts, Write } from '#languages/grammar/entry.ts'
import type { ArgumentsOf, CodeOf } from '#languages/grammar/parameter-types.ts'
import { interfaceLanguage, perLanguage, setInterfaceLanguage, uiLocale } from './locale.ts'

type Table = typeof pageTexts

export type TextKey = CodeOf<Table>

export type ParamsFor<Key extends TextKey> = ArgumentsOf<Table, Key>

const english: Texts = { ...messages, ...pageTexts }

const writerInEnglish = perLanguage(() =>
  createWriter({ locale: 'en-GB', numberLocale: uiLocale, texts: english }),
)

/** Texts of another language than English. */
let texts: Texts | undefined

const writer = perLanguage((): Write => {
  if (texts === undefined) return writerInEnglish()
  return createWriter({
    locale: interfaceLanguage,
    numberLocale: uiLocale,
    texts,
    fallback: writerInEnglish(),
    ...(import.meta.env.DEV && { onMissing: reportMissing }),
  })
})

const reported = new Set<string>()

function reportMissing(code: string): void {
  if (reported.has(code)) return
  reported.add(code)
  console.warn(`no text of ${code} in ${interfaceLanguage}`)
}

/** Everything that is written after this call is in the language; what its texts lack is in English. */
export function setTexts(language: string, textsOfLanguage?: Texts): void {
  texts = textsOfLanguage
  setInterfaceLanguage(language)
}

/** Returns the text of a key with its parameters filled in. */
export const t = <Key extends TextKey>(key: Key, ...[params]: ParamsFor<Key>): string =>
  writer()({ code: key, ...(params && { params }) })

/** Returns the text of a message, such as an error of the host or a finding about the invoice. */
export const textOf: Write = message => writer()(message)

/** Whether there is a text with a key that was put together. */
export const isText = (key: string): boolean => Object.hasOwn(english, key)

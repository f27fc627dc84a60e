import { en } from '#languages/en/index.ts'
import { messages } from '#languages/en/messages/index.ts'
import { pageTexts } from '#languages/en/page/page.ts'
import { createWriter } from '#languages/grammar/create-writer.ts'
import type { Texts, Write } from '#languages/grammar/entry.ts'
import type { Language } from '#languages/grammar/language.ts'
import type { ArgumentsOf, CodeOf } from '#languages/grammar/parameter-types.ts'
import { formatIfDate, interfaceLanguage, perLanguage, setInterfaceLanguage, uiLocale } from './locale.ts'

const english = { ...messages, ...pageTexts } as const

export type TextKey = CodeOf<typeof pageTexts>

export type ParamsFor<Key extends TextKey> = ArgumentsOf<typeof english, Key>

const writerInEnglish = perLanguage(() =>
  createWriter({ locale: en.locale, numberLocale: uiLocale, formatDate: formatIfDate, texts: english }),
)

/** Texts of a language other than English. */
let translation: { locale: string; direction: Language['direction']; texts: Texts } | undefined

const writer = perLanguage((): Write => {
  if (translation === undefined) return writerInEnglish()
  return createWriter({
    ...translation,
    numberLocale: uiLocale,
    formatDate: formatIfDate,
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

/**
 * Sets the language of all texts written after this call; missing texts are in English.
 * @param texts of a language other than English
 */
export function setTexts({ code, locale, direction }: Omit<Language, 'name' | 'load'>, texts?: Texts): void {
  translation = texts && { locale, direction, texts }
  setInterfaceLanguage(code, direction)
}

/** Returns the text of a key with its parameters filled in. */
export const t = <Key extends TextKey>(key: Key, ...[params]: ParamsFor<Key>): string =>
  writer()({ code: key, ...(params && { params }) })

/** Returns the text of a message, such as an error of the host or a finding about the invoice. */
export const textOf: Write = message => writer()(message)

/** Whether a text has this key, for composed keys. */
export const isText = (key: string): boolean => Object.hasOwn(english, key)

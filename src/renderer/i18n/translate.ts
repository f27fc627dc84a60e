import { messages } from '#languages/en/messages/index.ts'
import { createWriter } from '#languages/grammar/create-writer.ts'
import { english } from './english.ts'
import { interfaceLanguage, uiLocale } from './locale.ts'

export type TextKey = keyof typeof english

type ParamsIn<Text> = Text extends `${string}{${infer Param}}${infer Rest}` ? Param | ParamsIn<Rest> : never
type TextOf<Key extends TextKey> = (typeof english)[Key] extends string
  ? (typeof english)[Key]
  : (typeof english)[Key][keyof (typeof english)[Key]]
type Params<Key extends TextKey> =
  | ParamsIn<TextOf<Key>>
  | ((typeof english)[Key] extends string ? never : 'count')

export type ParamsFor<Key extends TextKey> = [Params<Key>] extends [never]
  ? []
  : [params: { [Param in Params<Key>]: string | number }]

const counts = new Intl.NumberFormat(uiLocale)
const pluralRules = new Intl.PluralRules(interfaceLanguage)

/** Returns the text of a key with its parameters filled in. */
export function t<Key extends TextKey>(key: Key, ...[params]: ParamsFor<Key>): string {
  const entry: string | { other: string; [form: string]: string } = english[key]
  const values: Readonly<Record<string, string | number>> = params ?? {}
  const text =
    typeof entry === 'string' ? entry : (entry[pluralRules.select(Number(values.count))] ?? entry.other)
  return text.replace(/\{([^}]+)\}/g, (match, param: string) => {
    const value = values[param] ?? match
    // Other numbers may be years.
    return param === 'count' && typeof value === 'number' ? counts.format(value) : String(value)
  })
}

/** Returns the text of a message, such as an error of the host or a finding about the invoice. */
export const textOf = createWriter({ locale: 'en-GB', texts: messages })

import { english } from './english.ts'

export type WordKey = keyof typeof english

type PlacesIn<Text> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | PlacesIn<Rest> : never
type TextOf<Key extends WordKey> = (typeof english)[Key] extends string
  ? (typeof english)[Key]
  : (typeof english)[Key][keyof (typeof english)[Key]]
type Places<Key extends WordKey> = PlacesIn<TextOf<Key>>

export type WordsFor<Key extends WordKey> = [Places<Key>] extends [never]
  ? []
  : [places: { [Place in Places<Key>]: string | number }]

const pluralRules = new Intl.PluralRules('en')

/** The words for a meaning, with its places filled in. */
export function say<Key extends WordKey>(key: Key, ...[places]: WordsFor<Key>): string {
  const entry: string | { other: string; [form: string]: string } = english[key]
  const values: Readonly<Record<string, string | number>> = places ?? {}
  const text =
    typeof entry === 'string' ? entry : (entry[pluralRules.select(Number(values.count))] ?? entry.other)
  return text.replace(/\{([^}]+)\}/g, (whole, place: string) => String(values[place] ?? whole))
}

/**
 * A text with placeholders: `{name}` for a text, `{name:type}` for a parameter of another type (`ParameterTypes`), and
 * `{name:@table}` for the name that a table of names has for the value. `{known.names:list}` reads a parameter in a
 * parameter. A brace that is no placeholder is doubled.
 */
type Text = string

/**
 * Forms by the plural category of a number in the language, or by the number itself:
 * `{ plural: 'count', 0: …, one: …, other: … }`. The number of entries of a list is `{ plural: 'names.length', … }`.
 */
export interface PluralForms {
  readonly plural: string
  readonly other: EntryData
  readonly [form: number]: EntryData
  readonly zero?: EntryData
  readonly one?: EntryData
  readonly two?: EntryData
  readonly few?: EntryData
  readonly many?: EntryData
}

/**
 * Forms by the value of a parameter. Cases are the values, also `null`, `true`, `false` and the empty text; the case
 * `{name}` is for the value that the parameter `name` has too, and `other` for all values that have no case. Forms can be
 * forms again. English has `other` alone where only other languages need forms, such as by the gender of a kind of document.
 */
export interface SelectForms {
  readonly select: string
  readonly [value: string]: EntryData
}

/** An entry that is data, so that it can be exchanged with translators. */
export type EntryData = Text | PluralForms | SelectForms

/** A message as a parameter of another one. Loose, because the type of all messages follows from the tables. */
export interface InnerMessage {
  code: string
  params?: object | undefined
}

/** Writes out a message. */
export type Write = (message: InnerMessage) => string

/** An entry that data cannot express. */
type EntryFunction = (params: never, write: Write) => string

export type Entry = EntryData | EntryFunction

/**
 * Names of values as they stand in a sentence, by value: fields, kinds of documents. The text of `other` is for all other
 * values, which it can contain as `{value}`. A language that needs several forms of a name has several tables, such as
 * `@field` and `@field.accusative`.
 */
export type NameTable = Readonly<Record<string, Text>>

/** The texts of a surface by code, and the tables of names that they use by `@` and their name. */
export type Texts = { readonly [code: string]: Entry | NameTable }

export const isNames = (code: string): code is `@${string}` => code.startsWith('@')

import type { Entry, InnerMessage } from './entry.ts'

/** Types of placeholders. */
export interface ParameterTypes {
  text: string
  /** with separators of thousands */
  number: number
  /** an exact decimal such as `1234.50`, with the separators of the reader */
  decimal: string
  /** without separators: a line, a status, a year, or a number that is copied elsewhere */
  digits: number
  /** "a, b and c" */
  and: readonly string[]
  /** "a, b or c" */
  or: readonly string[]
  /** "a, b, c" */
  list: readonly string[]
  /** a message in the message */
  message: InnerMessage
  /** a calendar date (YYYY-MM-DD), which window and service write as their language does */
  date: string
  /** name of a country, from its code (ISO 3166-1 alpha-2) */
  country: string
  /** name of a month, from 1 to 12 */
  month: number
  /** "November 2026", from `2026-11` */
  yearMonth: string
  /** bytes, written as whole megabytes (1,000,000 bytes) */
  megabytes: number
  /** bytes, written as mebibytes (1,048,576 bytes) */
  mebibytes: number
}

type ListType = 'and' | 'or' | 'list'

/** `strong` is what the grammar requires of the value, `weak` what holds where nothing else does. */
interface Use {
  at: string
  strong: unknown
  weak: unknown
}

interface Requires<At extends string, Value> {
  at: At
  strong: Value
  weak: never
}

interface Allows<At extends string, Value> {
  at: At
  strong: never
  weak: Value
}

/** `null`, `true` and `false` as cases are these values. */
type CaseValue<Case> = Case extends 'null'
  ? null
  : Case extends 'true'
    ? true
    : Case extends 'false'
      ? false
      : Case extends 'other' | `{${string}}`
        ? never
        : Case

type ValueOfCases<Case> = 'other' extends Case ? string | Extract<CaseValue<Case>, null> : CaseValue<Case>

/** Table of names without the form: `field` of `field.accusative`. */
type TableOf<Name> = Name extends `${infer Table}.${string}` ? Table : Name

type ValueOfType<Table, Type> = Type extends keyof ParameterTypes
  ? ParameterTypes[Type]
  : Type extends `@${infer Name}`
    ? `@${TableOf<Name> & string}` extends infer Key extends keyof Table
      ? ValueOfCases<keyof Table[Key]>
      : never
    : Type extends `${'capital' | 'bare'}:${infer Of}`
      ? ValueOfType<Table, Of>
      : Type extends `${ListType}:${infer Of}`
        ? readonly ValueOfType<Table, Of>[]
        : never

type UseOfPlaceholder<Table, Inner> = Inner extends `{{${infer Placeholder}`
  ? UseOfPlaceholder<Table, Placeholder>
  : Inner extends `{${string}`
    ? never
    : Inner extends `${infer At}:${infer Type}`
      ? Requires<At, ValueOfType<Table, Type>>
      : Inner extends string
        ? Allows<Inner, string>
        : never

type UsesInText<Table, Text> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? UseOfPlaceholder<Table, Inner> | UsesInText<Table, Rest>
  : never

type UsesIn<Table, Of> = Of extends string
  ? UsesInText<Table, Of>
  : Of extends { readonly plural: infer At extends string }
    ? Requires<At, number> | UsesIn<Table, Of[Exclude<keyof Of, 'plural'>]>
    : Of extends { readonly select: infer At extends string }
      ?
          | UseOfSelect<At, Exclude<keyof Of, 'select'>>
          | UsesInText<Table, Exclude<keyof Of, 'select'>>
          | UsesIn<Table, Of[Exclude<keyof Of, 'select'>]>
      : never

type UseOfSelect<At extends string, Case> = 'other' extends Case
  ? Allows<At, ValueOfCases<Case>>
  : Requires<At, ValueOfCases<Case>>

type Value<Uses extends Use> = [Uses['strong']] extends [never]
  ? Uses['weak']
  : Uses['strong'] | Extract<Uses['weak'], null>

type Head<At> = At extends `${infer First}.${string}` ? First : At

type Inside<Uses extends Use, First extends string> = Uses extends { at: `${First}.${infer Rest}` }
  ? { at: Rest; strong: Uses['strong']; weak: Uses['weak'] }
  : never

type ParamsFrom<Uses extends Use> = {
  [First in Head<Uses['at']> & string]: [Extract<Uses, { at: First }>] extends [never]
    ? ParamsFrom<Inside<Uses, First>>
    : Value<Extract<Uses, { at: First }>>
}

/** The codes of a table, without its tables of names. */
export type CodeOf<Table> = Exclude<keyof Table & string, `@${string}`>

/** The parameters of a message, from its English entry; `{}` without parameters. */
export type ParamsOf<Table, Code extends keyof Table> = Table[Code] extends (
  params: infer Params extends object,
  write: never,
) => string
  ? Params
  : ParamsFrom<UsesIn<Table, Table[Code]>>

/** What a function that writes a message takes beside its code. */
export type ArgumentsOf<Table, Code extends keyof Table> = keyof ParamsOf<Table, Code> extends never
  ? []
  : [params: ParamsOf<Table, Code>]

/** Codes of messages without parameters. */
export type PlainCodeOf<Table> = {
  [Code in CodeOf<Table>]: keyof ParamsOf<Table, Code> extends never ? Code : never
}[CodeOf<Table>]

/** The table of another language: what it lacks is shown in English. Write it with `satisfies`. */
export type Translation<Table> = {
  readonly [Code in CodeOf<Table>]?:
    | Exclude<Entry, (...args: never) => unknown>
    | ((params: ParamsOf<Table, Code>, write: (message: InnerMessage) => string) => string)
} & { readonly [Name in `@${string}`]: Readonly<Record<string, string>> }

import { printable } from '#core/draft/valid-fields.ts'
import type { Field, Fields } from '#core/fields/field.ts'
import type { EInvoice } from '../model/einvoice.ts'

/** A path in an e-invoice, with its value if there is one. */
export interface Term<T> {
  /** such as `lines[0].quantity.unit` */
  path: string
  value: T | undefined
}

type Parts<T> = { [Name in keyof T]-?: Term<NonNullable<T[Name]>> }

/** Returns the terms in a group, also if the group is absent. */
export const partsOf = <T extends object>({ path, value }: Term<T>): Parts<T> =>
  new Proxy({} as Parts<T>, {
    get: (_, name: string): Term<unknown> => ({
      path: path === '' ? name : `${path}.${name}`,
      value: value === undefined ? undefined : Reflect.get(value, name),
    }),
  })

export const entriesOf = <T>({ path, value = [] }: Term<readonly T[]>): Term<T>[] =>
  value.map((each, index) => ({ path: `${path}[${index}]`, value: each }))

/** A value for a field, with the terms that it states. */
interface Option {
  value: unknown
  terms: readonly Term<unknown>[]
}

/** Alternative values for a field; the first one that its schema accepts is used. */
export class Choice {
  readonly options: readonly Option[]

  constructor(options: readonly Option[]) {
    this.options = options
  }

  /** Adds values that state no term. */
  or(...values: unknown[]): Choice {
    return new Choice([...this.options, ...values.map(value => ({ value, terms: [] }))])
  }
}

/** Returns a choice with one value that states these terms; without options for `undefined`. */
export const take = (value: unknown, ...terms: readonly Term<unknown>[]): Choice =>
  new Choice(value === undefined ? [] : [{ value, terms }])

/** Fields of an invoice with their alternatives. */
export interface ChoiceTree {
  [field: string]: Choice | ChoiceTree | ChoiceTree[] | undefined
}

/** Whether the schema of the field accepts the first option. */
export const isAccepted = (field: Field, { options: [first] }: Choice): boolean =>
  first !== undefined && accepts(field, first)

const accepts = ({ schema }: Field, { value }: Option): boolean => schema.safeParse(value).success

/**
 * Returns the values accepted by the fields.
 * @param taken receives the paths of the terms that they state
 */
export function settle(tree: ChoiceTree, fields: Fields, taken: Set<string>): Record<string, unknown> {
  const settled: Record<string, unknown> = {}
  for (const [name, own] of Object.entries(tree)) {
    const field = fields[name]
    if (own === undefined || field === undefined) continue
    if (own instanceof Choice) {
      const option = own.options.find(each => accepts(field, each))
      if (!option) continue
      settled[name] = option.value
      for (const { path } of option.terms) taken.add(path)
    } else if (Array.isArray(own)) {
      if (own.length > 0) settled[name] = own.map(entry => settle(entry, field.fields ?? {}, taken))
    } else {
      const inner = settle(own, field.fields ?? {}, taken)
      if (Object.keys(inner).length > 0) settled[name] = inner
    }
  }
  return settled
}

/** Returns every value of an e-invoice with its path. */
export function valuesOf(document: EInvoice): { path: string; text: string }[] {
  const values: { path: string; text: string }[] = []
  const visit = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const [index, each] of value.entries()) visit(each, `${path}[${index}]`)
    else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) visit(each, path === '' ? name : `${path}.${name}`)
    else if (value !== undefined) values.push({ path, text: String(value) })
  }
  visit(document, '')
  return values
}

/** Returns text for a single-line field; XML may contain line breaks and tabs anywhere. */
export const oneLine = (text: string | undefined): string | undefined =>
  text === undefined
    ? undefined
    : printable(text)
        .replaceAll(/[\s\u2028\u2029]+/g, ' ')
        .trim() || undefined

/** Returns text for a multi-line field. */
export const severalLines = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : printable(text)

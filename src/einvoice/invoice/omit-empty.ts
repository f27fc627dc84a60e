import type { Identifier } from '../model/amounts.ts'

/** Omits fields without a value and groups without fields. */
export function omitEmpty<Fields extends object>(
  fields: {
    [Name in keyof Fields]: Fields[Name] | undefined
  },
): Fields {
  const own: { [Name in keyof Fields]?: Fields[Name] } = {}
  for (const name in fields) {
    const value = fields[name]
    if (value !== undefined && !isEmptyGroup(value)) own[name] = value
  }
  return own as Fields
}

const isEmptyGroup = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** Returns nothing without an id, because a scheme alone identifies nothing. */
export const identifier = (id: string | undefined, scheme: string | undefined): Identifier | undefined =>
  id === undefined || id === '' ? undefined : omitEmpty({ id, scheme })

/** The fields that have a value, and the groups that have a field. */
export const given = <Fields extends object>(
  fields: { [Name in keyof Fields]: Fields[Name] | undefined },
): Fields => Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as Fields

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** The declarations of an XML Schema, one per line, written by `scripts/einvoice-schema.mjs`. */
export interface SchemaText {
  /** root element and its type */
  roots: string
  /**
   * `Type > child? other* third=Type` for a sequence of elements, with the type if it is not the default of
   * the element; `Type
   * child other` for a choice; `Type = decimal attribute!:token other:token=fixed` for text. A child `*` is
   * one element of any other namespace.
   */
  types: string
  /** default types of elements: the type, then the elements */
  elements: string
}

/** A type that contains elements. */
export interface GroupType {
  kind: 'sequence' | 'choice' | 'any'
  parts: readonly Part[]
  /** index in `parts` by name of the element */
  positions: ReadonlyMap<string, number>
}

export interface Part {
  name: string
  min: 0 | 1
  max: 1 | typeof Number.POSITIVE_INFINITY
  type: string
}

/** A type that contains text. */
export interface ValueType {
  kind: 'value'
  /** XML Schema type, such as `decimal` */
  base: string
  attributes: ReadonlyMap<string, AttributeType>
}

export interface AttributeType {
  base: string
  isRequired: boolean
  fixed: string | undefined
}

export interface Schema {
  /** type name by root element */
  roots: ReadonlyMap<string, string>
  type(name: string): GroupType | ValueType
}

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => line.split(' '))

/** Parses the table; each type is parsed on first use. */
export function parseSchema({ roots, types, elements }: SchemaText): Schema {
  const usual = new Map(
    rowsOf(elements).flatMap(([type = '', ...names]) => names.map((name): [string, string] => [name, type])),
  )
  const rows = new Map(rowsOf(types).map(([name = '', ...row]) => [name, row]))
  const parsed = new Map<string, GroupType | ValueType>()
  return {
    roots: new Map(rowsOf(roots).map(([name = '', type = '']) => [name, type])),
    type(name) {
      const known = parsed.get(name) ?? typeOf(rows.get(name) ?? [], usual)
      parsed.set(name, known)
      return known
    },
  }
}

function typeOf(
  [kind, ...row]: readonly string[],
  usual: ReadonlyMap<string, string>,
): GroupType | ValueType {
  if (kind === '=') {
    const [base = '', ...attributes] = row
    return { kind: 'value', base, attributes: new Map(attributes.map(attributeOf)) }
  }
  const parts = row.map((text): Part => {
    const [, name = '', occurs = '', type = usual.get(name) ?? ''] =
      /^([^?*+=]*)([?*+]?)(?:=(.+))?$/.exec(text) ?? []
    return {
      name,
      min: occurs === '?' || occurs === '*' ? 0 : 1,
      max: occurs === '*' || occurs === '+' ? Number.POSITIVE_INFINITY : 1,
      type,
    }
  })
  return {
    kind: row[0] === '*' ? 'any' : kind === '|' ? 'choice' : 'sequence',
    parts,
    positions: new Map(parts.map(({ name }, index) => [name, index])),
  }
}

function attributeOf(text: string): [string, AttributeType] {
  const [, name = '', required, base = '', fixed] = /^(\w+)(!?):([\w-]+)(?:=(.*))?$/.exec(text) ?? []
  return [
    name,
    {
      base,
      isRequired: required === '!',
      fixed: fixed === undefined ? undefined : decodeURIComponent(fixed),
    },
  ]
}

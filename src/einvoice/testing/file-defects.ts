import fc from 'fast-check'
import { ciiSchema } from '../schema/cii-schema.ts'
import { parseSchema, type Schema } from '../schema/schema.ts'
import { ublSchema } from '../schema/ubl-schema.ts'
import { element, namespaces, type XmlElement } from '../xml/xml-element.ts'

/** Changes of elements in a file. Some of them leave it valid. */

const schemas = [parseSchema(ublSchema), parseSchema(ciiSchema)] as const

export interface FileDefect {
  kind: (typeof kinds)[number]
  /** selects the element, and one of the alternatives of the kind */
  place: number
  choice: number
}

const kinds = [
  ...([
    'swap',
    'drop',
    'duplicate',
    'rename',
    'empty',
    'unknown',
    'insert',
    'copy',
    'text',
    'value',
  ] as const),
  ...(['attribute added', 'attribute removed', 'attribute changed', 'text of another', 'currency'] as const),
  ...(['padded', 'attributes emptied'] as const),
]

export const fileDefect: fc.Arbitrary<FileDefect> = fc.record({
  kind: fc.constantFrom(...kinds),
  place: fc.nat({ max: 2 ** 30 }),
  choice: fc.nat({ max: 2 ** 30 }),
})

const values = [
  ...[
    '',
    ' ',
    'x',
    '1',
    '0',
    'true',
    'false',
    'TRUE',
    '+5.00',
    '-5.00',
    '.5',
    '5.',
    '1e3',
    '1.234',
    '19,00',
    'S',
    'DE',
  ],
  ...[
    '2026-02-30',
    '2026-02-03Z',
    '20260203',
    '2026-02-03T10:00:00',
    'EUR',
    'usd',
    'VAT',
    'VA',
    '381',
    '380',
    '30',
  ],
  ...[
    '58',
    '59',
    '49',
    '916',
    '130',
    '50',
    'QUJD',
    'Q',
    'vatex-eu-132',
    '#AAI#a',
    '#XXX#a',
    'a\u00a0',
    ' 5.00 ',
    'urn:example:list',
    '//[::1]:x',
    '0000-01-01',
    '50%',
  ],
]

const attributes = [
  ...['currencyID', 'unitCode', 'schemeID', 'listID', 'mimeCode', 'filename', 'name', 'languageID', 'format'],
  ...['schemeName', 'listURI', 'listAgencyID', 'schemeAgencyID', 'unitCodeListID', '{urn:other}own'],
]

const pick = <Item>(list: readonly Item[], choice: number): Item | undefined => list[choice % list.length]

interface Position {
  own: XmlElement
  parent: XmlElement
  /** types of `own` and of `parent` in the schema */
  type: string | undefined
  parentType: string | undefined
}

/** Applies a defect to the tree of a file; without effect if the element has nothing to change. */
export function applyDefect(root: XmlElement, { kind, place, choice }: FileDefect): void {
  const schema = schemas[root.name.startsWith('rsm:') ? 1 : 0]
  const all = positionsOf(root, schema)
  const target = pick(all, place)
  const other = pick(all, choice)
  if (!target || !other) return
  const { own, parent, type } = target
  const index = parent.children.indexOf(own)
  const insert = (child: XmlElement, at = index) => parent.children.splice(at, 0, child)
  const attribute = pick(attributes, choice) ?? ''
  const present = pick(Object.keys(own.attributes), choice)
  const change: Record<FileDefect['kind'], () => unknown> = {
    swap: () => parent.children.splice(index, 2, ...parent.children.slice(index, index + 2).toReversed()),
    drop: () => parent.children.splice(index, 1),
    duplicate: () => insert(structuredClone(own)),
    rename: () => Object.assign(own, { name: other.own.name }),
    empty: () => Object.assign(own, { text: '', ...(choice % 2 === 0 && { children: [] }) }),
    unknown: () =>
      insert(element(pick(['cbc:Colour', '{urn:other}Colour', 'ram:ID', 'cbc:ID'], choice) ?? '')),
    insert: () => insertAllowed(own, type, schema, choice),
    copy: () => insert(structuredClone(other.own)),
    text: () => Object.assign(own, { text: `${own.text}${pick(['x', ' ', '\n', '.', '0'], choice)}` }),
    value: () => own.children.length === 0 && Object.assign(own, { text: pick(values, choice) }),
    'text of another': () => own.children.length === 0 && Object.assign(own, { text: other.own.text }),
    padded: () => own.children.length === 0 && Object.assign(own, { text: `${own.text} ` }),
    'attributes emptied': () =>
      Object.assign(own, {
        attributes: Object.fromEntries(Object.keys(own.attributes).map(name => [name, ''])),
      }),
    'attribute added': () =>
      Object.assign(own, { attributes: { [attribute]: pick(values, place) ?? '', ...own.attributes } }),
    'attribute removed': () =>
      present !== undefined &&
      Object.assign(own, {
        attributes: Object.fromEntries(Object.entries(own.attributes).filter(([name]) => name !== present)),
      }),
    'attribute changed': () =>
      present !== undefined &&
      Object.assign(own, { attributes: { ...own.attributes, [present]: pick(values, choice >> 4) ?? '' } }),
    currency: () => {
      for (const { own: each } of choice % 3 === 0 ? all : [target])
        if (each.attributes.currencyID) each.attributes = { ...each.attributes, currencyID: 'USD' }
    },
  }
  change[kind]()
}

function positionsOf(root: XmlElement, schema: Schema): Position[] {
  const found: Position[] = []
  const visit = (parent: XmlElement, parentType: string | undefined) => {
    for (const own of parent.children) {
      const declared = parentType === undefined ? undefined : schema.type(parentType)
      const part =
        declared?.kind === 'sequence' || declared?.kind === 'choice'
          ? declared.parts[declared.positions.get(own.name) ?? -1]
          : undefined
      found.push({ own, parent, type: part?.type, parentType })
      visit(own, part?.type)
    }
  }
  visit(root, schema.roots.get(root.name))
  return found
}

/** Inserts an element that the schema allows, in its position and with its required content. */
function insertAllowed(own: XmlElement, typeName: string | undefined, schema: Schema, choice: number): void {
  const type = typeName === undefined ? undefined : schema.type(typeName)
  if (type?.kind !== 'sequence') return
  const part = pick(type.parts, choice)
  if (!part) return
  const position = type.positions.get(part.name) ?? 0
  const at = own.children.findIndex(({ name }) => (type.positions.get(name) ?? -1) > position)
  own.children.splice(at === -1 ? own.children.length : at, 0, minimal(part.name, part.type, schema, choice))
}

const samples: Readonly<Record<string, string>> = {
  decimal: '1.00',
  boolean: 'false',
  date: '2026-02-03',
  time: '10:00:00',
  dateTime: '2026-02-03T10:00:00',
  base64Binary: 'QUJD',
}

function minimal(name: string, typeName: string, schema: Schema, choice: number): XmlElement {
  const type = schema.type(typeName)
  if (type.kind === 'value') {
    const required = [...type.attributes].filter(([, { isRequired }]) => isRequired)
    const ownAttributes = required.map(([attribute]) => [
      attribute,
      attribute === 'currencyID' ? 'EUR' : 'C62',
    ])
    return element(name, {
      attributes: Object.fromEntries(ownAttributes),
      text: samples[type.base] ?? pick(['A', 'DE', 'VAT', 'EUR', '130', ''], choice) ?? '',
    })
  }
  if (type.kind === 'any') return element(name, { children: [element('{urn:other}Own', { text: 'A' })] })
  const parts = type.kind === 'choice' ? type.parts.slice(0, 1) : type.parts.filter(({ min }) => min > 0)
  return element(name, { children: parts.map(part => minimal(part.name, part.type, schema, choice)) })
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')

/** Writes a tree unchanged, without the rules of the e-invoice writer. */
export function xmlOf(root: XmlElement): string {
  const declared = Object.entries(namespaces).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  const write = ({ name, attributes: own, children, text }: XmlElement, isRoot: boolean): string => {
    const [, uri, local] = /^\{(.*)\}(.*)$/.exec(name) ?? []
    const tag = local === undefined ? name : `other:${local}`
    const pairs = Object.entries(own).map(
      ([key, value]) => ` ${key.replace(/^\{.*\}/, 'other:')}="${escaped(value)}"`,
    )
    const needsOther = uri !== undefined || Object.keys(own).some(key => key.startsWith('{'))
    const start = [
      tag,
      ...(isRoot ? declared : []),
      ...(needsOther ? [` xmlns:other="${uri ?? 'urn:other'}"`] : []),
      ...pairs,
    ]
    return `<${start.join('')}>${escaped(text)}${children.map(child => write(child, false)).join('')}</${tag}>`
  }
  return `<?xml version="1.0" encoding="UTF-8"?>${write(root, true)}`
}

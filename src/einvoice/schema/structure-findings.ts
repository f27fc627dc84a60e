import type { Message } from '#core/messages/message.ts'
import type { Syntax } from '../model/formats.ts'
import { nameOf, type XmlElement } from '../xml/xml-element.ts'
import { ciiSchema } from './cii-schema.ts'
import { type GroupType, type Part, parseSchema, type Schema, type ValueType } from './schema.ts'
import { ublSchema } from './ubl-schema.ts'
import { isValueOf, isXmlSpace } from './value-types.ts'

/** A violation of the XML Schema. */
export interface StructureFinding {
  /** names of the elements without the root, such as `cac:TaxTotal/cbc:TaxAmount` */
  path: string
  message: Message
}

/** Maximum number of findings; a file of another kind would have one per element. */
const maxFindings = 100

/** D22B, as far as formats use it: it differs only by any number of preceding invoices in the header. */
const ciiD22BSchema = {
  ...ciiSchema,
  types: ciiSchema.types.replace(
    'ram:InvoiceReferencedDocument? ram:ProForma',
    'ram:InvoiceReferencedDocument* ram:ProForma',
  ),
}

const texts = { ubl: ublSchema, cii: ciiSchema, 'cii-d22b': ciiD22BSchema }
type SchemaName = keyof typeof texts
const parsed: Partial<Record<SchemaName, Schema>> = {}

function schemaOf(name: SchemaName): Schema {
  const schema = parsed[name] ?? parseSchema(texts[name])
  parsed[name] = schema
  return schema
}

/**
 * Checks order, cardinality, names, attributes and value types by the XML Schemas of UBL 2.1 and CII D16B.
 * The content of UBL extensions is not checked.
 * @param isD22B whether a file of CII may name several preceding invoices, as in D22B
 */
export function structureFindings(root: XmlElement, syntax: Syntax, isD22B = false): StructureFinding[] {
  const schema = schemaOf(syntax === 'cii' && isD22B ? 'cii-d22b' : syntax)
  const type = schema.roots.get(root.name)
  const findings: StructureFinding[] = []
  if (type !== undefined) checkElement(root, type, '')
  return findings

  function report(element: XmlElement, path: string, message: Message): void {
    if (findings.length < maxFindings) findings.push({ path: element === root ? '' : path, message })
  }

  function checkElement(element: XmlElement, typeName: string, path: string): void {
    const own = schema.type(typeName)
    const broken = own.kind === 'value' ? valueMessage(element, own) : groupMessage(element, own)
    const message = attributeMessage(element, own) ?? broken
    if (message) report(element, path, message)
    if (own.kind === 'value' || own.kind === 'any') return
    for (const child of element.children) {
      const part = own.parts[own.positions.get(child.name) ?? -1]
      if (part) checkElement(child, part.type, path === '' ? child.name : `${path}/${child.name}`)
    }
  }
}

function attributeMessage(element: XmlElement, type: GroupType | ValueType): Message | undefined {
  const { attributes, line = 0 } = element
  const declared = type.kind === 'value' ? type.attributes : noAttributes
  for (const name in attributes) {
    const value = attributes[name] ?? ''
    const attribute = declared.get(name)
    const isFixed = attribute?.fixed === undefined || collapsed(value) === attribute.fixed
    if (attribute && isFixed && isValueOf(attribute.base, value)) continue
    const params = { line, element: nameOf(element), attribute: name.slice(0, 100) }
    return attribute
      ? { code: 'einvoice.attribute_value', params: { ...params, value: value.slice(0, 40) } }
      : { code: 'einvoice.attribute_unknown', params }
  }
  for (const [name, { isRequired }] of declared)
    if (isRequired && attributes[name] === undefined)
      return {
        code: 'einvoice.attribute_missing',
        params: { line, element: nameOf(element), attribute: name },
      }
  return undefined
}

const noAttributes: ValueType['attributes'] = new Map()

const collapsed = (value: string) => value.replaceAll(/[ \t\r\n]+/g, ' ').trim()

function valueMessage(element: XmlElement, { base }: ValueType): Message | undefined {
  const { children, text, line = 0 } = element
  const [child] = children
  if (child) return unknown(child, element)
  if (isValueOf(base, text)) return undefined
  const params = { line, element: nameOf(element), value: text.trim().slice(0, 40), type: base }
  return { code: 'einvoice.element_value', params }
}

const unknown = (child: XmlElement, parent: XmlElement, expected = ''): Message => ({
  code: 'einvoice.element_unknown',
  params: { line: child.line ?? 0, element: nameOf(child).slice(0, 200), parent: nameOf(parent), expected },
})

/** Returns the first deviation from the declared content. */
function groupMessage(element: XmlElement, type: GroupType): Message | undefined {
  const { children, text, line = 0 } = element
  for (let at = 0; at < text.length; at += 1)
    if (!isXmlSpace(text.charCodeAt(at)))
      return {
        code: 'einvoice.element_text',
        params: { line, element: nameOf(element), value: text.trim().slice(0, 40) },
      }
  if (type.kind !== 'sequence') return alternativeMessage(element, type)
  const { parts, positions } = type
  let position = 0
  let count = 0
  /** Returns the first missing required part from `position` to before `end`. */
  const missingBefore = (end: number) => {
    for (let index = position; index < end; index += 1)
      if ((parts[index]?.min ?? 0) > (index === position ? count : 0)) return parts[index]
    return undefined
  }
  const lacks = (missing: Part): Message => ({
    code: 'einvoice.element_missing',
    params: { line, element: missing.name, parent: nameOf(element) },
  })
  for (const child of children) {
    const index = positions.get(child.name)
    if (index === undefined) return unknown(child, element, missingBefore(parts.length)?.name)
    if (index < position) {
      const params = {
        line: child.line ?? 0,
        element: nameOf(child),
        parent: nameOf(element),
        next: parts[position]?.name ?? '',
      }
      return { code: 'einvoice.element_order', params }
    }
    if (index > position) {
      const missing = missingBefore(index)
      const later = missing && children.find(({ name }) => name === missing.name)
      if (missing && later) {
        const params = {
          line: later.line ?? 0,
          element: nameOf(later),
          parent: nameOf(element),
          next: nameOf(child),
        }
        return { code: 'einvoice.element_order', params }
      }
      if (missing) return lacks(missing)
      position = index
      count = 0
    }
    count += 1
    if (count > (parts[position]?.max ?? 1))
      return {
        code: 'einvoice.element_repeated',
        params: { line: child.line ?? 0, element: nameOf(child), parent: nameOf(element) },
      }
  }
  const missing = missingBefore(parts.length)
  return missing && lacks(missing)
}

/** Checks a type with one child: one of several names, or of another namespace. */
function alternativeMessage(element: XmlElement, { kind, parts, positions }: GroupType): Message | undefined {
  const [child, other] = element.children
  const isKnown = child && (kind === 'any' ? !child.name.startsWith('ext:') : positions.has(child.name))
  if (isKnown && !other) return undefined
  const parent = nameOf(element)
  const names = parts.map(({ name }) => name).join(' / ')
  if (!child)
    return { code: 'einvoice.element_missing', params: { line: element.line ?? 0, element: names, parent } }
  if (!isKnown || !other) return unknown(child, element, kind === 'any' ? '' : names)
  return {
    code: 'einvoice.element_repeated',
    params: { line: other.line ?? 0, element: nameOf(other).slice(0, 200), parent },
  }
}

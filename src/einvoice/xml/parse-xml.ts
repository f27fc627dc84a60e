import { type SaxesAttributeNS, SaxesParser } from 'saxes'
import { EInvoiceError } from './einvoice-error.ts'
import { namespaces, type XmlElement } from './xml-element.ts'

/** A file above one of these is refused while it is read. */
export const xmlLimits = {
  /** of the file, with attachments in Base64 */
  bytes: 16 * 1024 * 1024,
  depth: 64,
  elements: 250_000,
  attributesPerElement: 32,
  /** declarations, which are no attributes of the content (XML Information Set) */
  namespacesPerElement: 1000,
} as const

const prefixes = new Map(Object.entries(namespaces).map(([prefix, uri]) => [uri, prefix]))

/** Name and value without declarations of namespaces and of schemas, which belong to no vocabulary. */
function attributeOf({ local, uri, value }: SaxesAttributeNS): [string, string][] {
  if (uri === '') return [[local, value]]
  const isContent = uri !== xmlns && (uri !== schemaInstance || local === 'nil')
  return isContent ? [[`{${uri}}${local}`, value]] : []
}

const xmlns = 'http://www.w3.org/2000/xmlns/'
const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance'

/**
 * Parses XML 1.0 with namespaces. Document types are refused, so that no entity beyond the five of XML exists.
 * @throws EInvoiceError
 */
export function parseXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  let elements = 0
  let attributes = 0
  let declarations = 0

  const limit = (count: number, name: Exclude<keyof typeof xmlLimits, 'bytes'>) => {
    const max = xmlLimits[name]
    if (count > max) throw new EInvoiceError({ code: 'einvoice.too_complex', params: { limit: name, max } })
  }
  parser.on('error', () => {
    throw new EInvoiceError({ code: 'einvoice.malformed', params: { line: parser.line } })
  })
  parser.on('doctype', () => {
    throw new EInvoiceError({ code: 'einvoice.doctype' })
  })
  parser.on('attribute', attribute => {
    if (isDeclaration(attribute)) {
      declarations += 1
      limit(declarations, 'namespacesPerElement')
    } else {
      attributes += 1
      limit(attributes, 'attributesPerElement')
    }
  })
  parser.on('opentag', ({ local, uri, attributes: found }) => {
    attributes = 0
    declarations = 0
    elements += 1
    limit(elements, 'elements')
    limit(open.length + 1, 'depth')
    const prefix = prefixes.get(uri)
    const own: XmlElement = {
      name: prefix === undefined ? `{${uri}}${local}` : `${prefix}:${local}`,
      attributes: Object.fromEntries(Object.values(found).flatMap(attributeOf)),
      children: [],
      text: '',
      line: parser.line,
    }
    open.at(-1)?.children.push(own)
    root ??= own
    open.push(own)
  })
  const append = (text: string) => {
    const current = open.at(-1)
    if (current) current.text += text
  }
  parser.on('text', append)
  parser.on('cdata', append)
  parser.on('closetag', () => open.pop())
  parser.write(xml).close()
  if (!root) throw new EInvoiceError({ code: 'einvoice.malformed', params: { line: 1 } })
  return root
}

/** Whether an attribute declares a namespace. */
const isDeclaration = ({ name, prefix }: { name: string; prefix: string }): boolean =>
  name === 'xmlns' || prefix === 'xmlns'

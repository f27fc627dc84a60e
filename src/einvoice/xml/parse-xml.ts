import { type SaxesAttributeNS, SaxesParser } from 'saxes'
import { EInvoiceError } from './einvoice-error.ts'
import { namespaces, type XmlElement } from './xml-element.ts'

/** Limits of a file; parsing stops at the first one exceeded. */
export const xmlLimits = {
  /** size of the file, including attachments in Base64 */
  bytes: 16 * 1024 * 1024,
  depth: 64,
  elements: 250_000,
  attributesPerElement: 32,
  /** namespace declarations, which do not count as attributes (XML Information Set) */
  namespacesPerElement: 1000,
} as const

const prefixes = new Map(Object.entries(namespaces).map(([prefix, uri]) => [uri, prefix]))

/** Returns name and value; empty for declarations of namespaces and schemas, which are no content. */
function attributeOf({ local, uri, value }: SaxesAttributeNS): [string, string][] {
  if (uri === '') return [[local, value]]
  const isContent = uri !== xmlns && (uri !== schemaInstance || local === 'nil')
  return isContent ? [[`{${uri}}${local}`, value]] : []
}

const xmlns = 'http://www.w3.org/2000/xmlns/'
const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance'

/**
 * Parses XML 1.0 with namespaces. Document types are rejected, so that only the five predefined entities
 * exist.
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

/** Exists in Node and in browsers, but the types of the pure layers contain neither. */
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean },
) => { decode(bytes: Uint8Array): string }

/**
 * Decodes an XML file by its byte order mark, its first bytes, or its declaration (XML 1.0, appendix F). A
 * declared name is a label of the WHATWG Encoding Standard, which reads ISO-8859-1 as windows-1252; most such
 * files are.
 * @throws EInvoiceError for an unknown encoding, or bytes that are invalid in it
 */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new EInvoiceError({ code: 'einvoice.encoding', params: { encoding } })
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  const start = String.fromCharCode(...bytes.subarray(0, 200))
  const declared =
    /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1]?.toLowerCase() ?? 'utf-8'
  // a declaration that is readable byte by byte cannot be in UTF-16
  return declared.startsWith('utf-16') ? 'utf-8' : declared
}

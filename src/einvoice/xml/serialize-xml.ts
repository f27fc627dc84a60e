import { Document, type Element, serializeToWellFormedString } from 'slimdom'
import { namespaces, type XmlElement } from './xml-element.ts'

/**
 * Serializes an element, indented by two spaces. The namespace of the root of UBL is the default one.
 * @throws for text with a character that XML 1.0 cannot contain
 */
export function serializeXml(root: XmlElement): string {
  const document = new Document()
  document.appendChild(toNode(document, root, 0))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${serializeToWellFormedString(document)}\n`
}

function toNode(
  document: Document,
  { name, attributes, children, text }: XmlElement,
  depth: number,
): Element {
  const [prefix = '', local = ''] = name.split(':')
  const isDefault = prefix === 'invoice' || prefix === 'creditnote'
  const node = document.createElementNS(namespaces[prefix] ?? null, isDefault ? local : name)
  if (depth === 0) for (const own of declaredBy(prefix)) declare(node, own)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  for (const child of children) {
    node.appendChild(document.createTextNode(`\n${'  '.repeat(depth + 1)}`))
    node.appendChild(toNode(document, child, depth + 1))
  }
  if (children.length > 0) node.appendChild(document.createTextNode(`\n${'  '.repeat(depth)}`))
  else if (text !== '') node.appendChild(document.createTextNode(text))
  return node
}

const declaredBy = (prefix: string) => (prefix === 'rsm' ? ['ram', 'udt', 'qdt'] : ['cac', 'cbc'])

const declare = (node: Element, prefix: string) =>
  node.setAttributeNS('http://www.w3.org/2000/xmlns/', `xmlns:${prefix}`, namespaces[prefix] ?? '')

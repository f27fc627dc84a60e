import { Element } from 'ltx'
import { CHAR } from 'xmlchars/xml/1.0/ed5.js'
import { namespaces, type XmlElement } from './xml-element.ts'

const allowedCharacters = new RegExp(`^[${CHAR}]*$`, 'u')

/** `indented` by two spaces; `compact` without white space between elements, which takes a third of the time */
export type XmlLayout = 'indented' | 'compact'

/**
 * Serializes an element. The namespace of the root of UBL is the default one.
 * @throws for text with a character that XML 1.0 cannot contain
 */
export function serializeXml(root: XmlElement, layout: XmlLayout = 'indented'): string {
  const [prefix = '', local = ''] = root.name.split(':')
  const isCii = prefix === 'rsm'
  const declared = Object.fromEntries(
    (isCii ? ['rsm', 'ram', 'udt', 'qdt'] : ['cac', 'cbc']).map(own => [`xmlns:${own}`, namespaces[own]]),
  )
  const lineBreak = layout === 'indented' ? '\n' : ''
  const node = isCii
    ? toNode(root, lineBreak, declared)
    : toNode({ ...root, name: local }, lineBreak, { xmlns: namespaces[prefix], ...declared })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${node}\n`
  if (!allowedCharacters.test(xml)) throw new RangeError('the text has a character that XML cannot contain')
  return xml
}

/** @param lineBreak with the indentation of the element; empty for none */
function toNode({ name, attributes, children, text }: XmlElement, lineBreak: string, declared = {}): Element {
  const node = new Element(name, { ...declared, ...attributes })
  const indented = lineBreak && `${lineBreak}  `
  for (const child of children) {
    if (indented) node.t(indented)
    node.cnode(toNode(child, indented))
  }
  if (children.length === 0) {
    if (text !== '') node.t(text)
  } else if (lineBreak) node.t(lineBreak)
  return node
}

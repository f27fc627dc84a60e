import { escapeXML, escapeXMLText } from 'ltx'
import { CHAR } from 'xmlchars/xml/1.0/ed5.js'
import { namespaces, type XmlElement } from './xml-element.ts'

/** Exists in Node and in browsers, but the types of the pure layers contain neither. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

const forbiddenCharacter = new RegExp(`[^${CHAR}]`, 'u')
const specialCharacter = new RegExp(`[&<>"']|${forbiddenCharacter.source}`, 'u')

/** `indented` by two spaces; `compact` without white space between elements, in a third of the time */
export type XmlLayout = 'indented' | 'compact'

/** Writes elements in document order. Throws for text with a character that XML 1.0 cannot contain. */
export interface XmlWriter {
  /** an element without child elements */
  leaf(name: string, text: string, attributes?: XmlElement['attributes']): void
  /** Opens an element; everything written before it is closed becomes its content. */
  open(name: string): OpenElement
  close(name: string): void
  /** Removes an open element with its content. */
  undo(opened: OpenElement): void
}

/** Position in the output before an element, to which `undo` returns. */
export interface OpenElement {
  parts: number
  text: string
}

/**
 * Length of the parts that are encoded separately, because one non-ASCII letter makes the encoding of its
 * part slow.
 */
const partLength = 16_384

/**
 * @param root name of the root; the default namespace is that of a UBL root
 * @param writeContent writes the content
 * @returns UTF-8
 */
export function writeXml(
  root: string,
  layout: XmlLayout,
  writeContent: (xml: XmlWriter) => void,
): Uint8Array<ArrayBuffer> {
  const [prefix = '', local = ''] = root.split(':')
  const isCii = prefix === 'rsm'
  const name = isCii ? root : local
  const declared = (isCii ? ['rsm', 'ram', 'udt', 'qdt'] : ['cac', 'cbc']).map(own => [`xmlns:${own}`, own])
  const prefixes = isCii ? declared : [['xmlns', prefix], ...declared]
  const attributes = prefixes.map(([key, own = '']) => ` ${key}="${namespaces[own]}"`).join('')

  const step = layout === 'indented' ? '  ' : ''
  let lineBreak = layout === 'indented' ? '\n  ' : ''
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  let text = `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${attributes}>`
  const unindent = () => {
    lineBreak = lineBreak.slice(0, lineBreak.length - step.length)
  }
  const close = (closed: string) => {
    unindent()
    text += `${lineBreak}</${closed}>`
  }
  writeContent({
    leaf(own, content, ownAttributes) {
      const start = `${lineBreak}<${own}${ownAttributes === undefined ? '' : attributesText(ownAttributes)}`
      if (text.length > partLength) {
        parts.push(encoder.encode(text))
        text = ''
      }
      text += content === '' ? `${start}/>` : `${start}>${escaped(content, escapeXMLText)}</${own}>`
    },
    open(opened) {
      const before = { parts: parts.length, text }
      text += `${lineBreak}<${opened}>`
      lineBreak += step
      return before
    },
    close,
    undo(opened) {
      parts.length = opened.parts
      text = opened.text
      unindent()
    },
  })
  close(name)
  return joined([...parts, encoder.encode(`${text}\n`)])
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function attributesText(attributes: XmlElement['attributes']): string {
  let text = ''
  for (const name in attributes) text += ` ${name}="${escaped(attributes[name] ?? '', escapeXML)}"`
  return text
}

function escaped(text: string, escapeSpecial: (text: string) => string): string {
  if (!specialCharacter.test(text)) return text
  if (forbiddenCharacter.test(text)) throw new RangeError('the text has a character that XML cannot contain')
  return escapeSpecial(text)
}

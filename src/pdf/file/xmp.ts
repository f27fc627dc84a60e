export interface Description {
  title: string
  /** the invoice's own number; `` where it has none yet */
  number: string
  /** the file's date; nothing here reads the clock */
  date: Date
}

export const producer = 'Billwright'

/**
 * What the file says about itself, for machines (ISO 16684-1). It repeats the document information to the letter,
 * as ISO 19005-3, 6.6, asks, and names the part and the level of that standard to which the file is made.
 */
export function xmpOf({ title, number, date }: Description): string {
  const at = `${date.toISOString().slice(0, 19)}Z`
  const identifier = number === '' ? '' : `<dc:identifier>${escaped(number)}</dc:identifier>`
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" pdfaid:part="3" pdfaid:conformance="B" xmp:CreatorTool="${producer}" xmp:CreateDate="${at}" xmp:ModifyDate="${at}" pdf:Producer="${producer}">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>${identifier}
</rdf:Description>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (value: string): string => value.replaceAll(/[&<>]/g, sign => entities[sign] ?? sign)

/** What XML can hold (1.0, 2.2): whole characters and no controls. */
export function writable(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return value.toWellFormed().replaceAll(/[\u0000-\u001f\u007f-\u009f\ufffe\uffff]+/g, ' ')
}

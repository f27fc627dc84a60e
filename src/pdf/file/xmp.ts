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
export function xmpOf({ title, number, date }: Description, { tagged }: { tagged: boolean }): string {
  const at = `${date.toISOString().slice(0, 19)}Z`
  const identifier = number === '' ? '' : `<dc:identifier>${escapeXml(number)}</dc:identifier>`
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" pdfaid:part="3" pdfaid:conformance="B" xmp:CreatorTool="${producer}" xmp:CreateDate="${at}" xmp:ModifyDate="${at}" pdf:Producer="${producer}"${tagged ? accessible : ''}>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>${identifier}${tagged ? accessibleSchema : ''}
</rdf:Description>`
}

/** ISO 14289-1, 5. */
const accessible = ' xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" pdfuaid:part="1"'

/** ISO 19005-3, 6.6.2.3, asks for a description of each schema that XMP itself does not know. */
const accessibleSchema = `
<pdfaExtension:schemas xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escapeXml = (value: string): string => value.replaceAll(/[&<>]/g, sign => entities[sign] ?? sign)

/** What XML can hold (1.0, 2.2): whole characters and no controls. */
export function xmlText(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return value.toWellFormed().replaceAll(/[\u0000-\u001f\u007f-\u009f\ufffe\uffff]+/g, ' ')
}

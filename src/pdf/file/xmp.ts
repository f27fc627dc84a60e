export interface Description {
  title: string
  /** invoice number; `` if there is none yet */
  number: string
  /** date of the file; the clock is never read */
  date: Date
}

export const producer = 'Billwright'

/**
 * Creates the XMP metadata (ISO 16684-1). It repeats the document information exactly (ISO 19005-3, 6.6) and
 * names the part and conformance level of the standard.
 */
export function xmpOf({ title, number, date }: Description, { tagged }: { tagged: boolean }): string {
  const at = `${date.toISOString().slice(0, 19)}Z`
  const identifier = number === '' ? '' : `<dc:identifier>${escapeXml(number)}</dc:identifier>`
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" pdfaid:part="3" pdfaid:conformance="B" xmp:CreatorTool="${producer}" xmp:CreateDate="${at}" xmp:ModifyDate="${at}" pdf:Producer="${producer}"${tagged ? accessible : ''}>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>${identifier}${tagged ? accessibleSchema : ''}
</rdf:Description>`
}

/** PDF/UA identification (ISO 14289-1, 5). */
const accessible = ' xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" pdfuaid:part="1"'

/** Extension schema description, required for schemas that XMP does not define (ISO 19005-3, 6.6.2.3). */
const accessibleSchema = `
<pdfaExtension:schemas xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escapeXml = (value: string): string => value.replaceAll(/[&<>]/g, sign => entities[sign] ?? sign)

/** Removes what XML cannot represent (XML 1.0, 2.2): lone surrogates and control characters. */
export function xmlText(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed
  return value.toWellFormed().replaceAll(/[\u0000-\u001f\u007f-\u009f\ufffe\uffff]+/g, ' ')
}

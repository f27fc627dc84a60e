import type { AttachedEInvoice } from './factur-x.ts'

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
 * names the part and conformance level of the standard, and the e-invoice that the file carries (Factur-X 1.0).
 */
export function xmpOf(
  { title, number, date }: Description,
  { tagged, attachment }: { tagged: boolean; attachment: AttachedEInvoice | undefined },
): string {
  const at = `${date.toISOString().slice(0, 19)}Z`
  const identifier = number === '' ? '' : `<dc:identifier>${escapeXml(number)}</dc:identifier>`
  const schemas = [...(tagged ? [accessibleSchema] : []), ...(attachment ? [eInvoiceSchema] : [])]
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" pdfaid:part="3" pdfaid:conformance="B" xmp:CreatorTool="${producer}" xmp:CreateDate="${at}" xmp:ModifyDate="${at}" pdf:Producer="${producer}"${tagged ? accessible : ''}>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>${identifier}${describedSchemas(schemas)}
</rdf:Description>${attachment ? eInvoiceProperties(attachment) : ''}`
}

/** PDF/UA identification (ISO 14289-1, 5). */
const accessible = ' xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" pdfuaid:part="1"'

/** A schema that XMP does not define. */
interface Schema {
  name: string
  namespace: string
  prefix: string
  properties: readonly (readonly [
    name: string,
    type: 'Integer' | 'Text',
    category: 'internal' | 'external',
    description: string,
  ])[]
}

const accessibleSchema: Schema = {
  name: 'PDF/UA identification',
  namespace: 'http://www.aiim.org/pdfua/ns/id/',
  prefix: 'pdfuaid',
  properties: [['part', 'Integer', 'internal', 'Part of ISO 14289']],
}

/** Factur-X 1.0, 6.2.2 */
const eInvoiceSchema: Schema = {
  name: 'Factur-X PDFA Extension Schema',
  namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  prefix: 'fx',
  properties: [
    ['DocumentFileName', 'Text', 'external', 'Name of the embedded XML invoice'],
    ['DocumentType', 'Text', 'external', 'INVOICE'],
    ['Version', 'Text', 'external', 'Version of the XML schema of the invoice'],
    ['ConformanceLevel', 'Text', 'external', 'Profile of the XML invoice'],
  ],
}

/** `INVOICE` is the type of credit notes too. */
const eInvoiceProperties = ({ name, conformanceLevel }: AttachedEInvoice): string => `
<rdf:Description rdf:about="" xmlns:fx="${eInvoiceSchema.namespace}">
<fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${name}</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>${conformanceLevel}</fx:ConformanceLevel>
</rdf:Description>`

/** Extension schema descriptions (ISO 19005-3, 6.6.2.3). */
const describedSchemas = (schemas: readonly Schema[]): string =>
  schemas.length === 0
    ? ''
    : `
<pdfaExtension:schemas xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><rdf:Bag>${schemas.map(describedSchema).join('')}</rdf:Bag></pdfaExtension:schemas>`

const describedSchema = ({ name, namespace, prefix, properties }: Schema): string =>
  `<rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>${name}</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>${properties.map(describedProperty).join('')}</rdf:Seq></pdfaSchema:property>
</rdf:li>`

const describedProperty = ([name, type, category, description]: Schema['properties'][number]): string =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>${category}</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escapeXml = (value: string): string => value.replaceAll(/[&<>]/g, sign => entities[sign] ?? sign)

/** Removes what XML cannot represent (XML 1.0, 2.2): lone surrogates and control characters. */
export function xmlText(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed
  return value.toWellFormed().replaceAll(/[\u0000-\u001f\u007f-\u009f\ufffe\uffff]+/g, ' ')
}

/** An element with the prefix that this layer uses for its namespace, such as `cbc:ID`. */
export interface XmlElement {
  name: string
  /** by name; one of a namespace has its URI: `{urn:other}name` */
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** direct text, as written */
  text: string
  /** in the file that was read, from 1 */
  line?: number
}

/** Namespaces by prefix; an element of another namespace keeps its URI: `{urn:other}Name`. */
export const namespaces: Readonly<Record<string, string>> = {
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  invoice: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  creditnote: 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2',
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  // ZUGFeRD 1.0, which is only read
  'rsm-1': 'urn:ferd:CrossIndustryDocument:invoice:1p0',
  'ram-1': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:12',
  'udt-1': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:15',
}

/** Of the root elements of e-invoices. */
export const rootNamespaces: readonly string[] = ['invoice', 'creditnote', 'rsm', 'rsm-1'].flatMap(
  prefix => namespaces[prefix] ?? [],
)

export const element = (
  name: string,
  { attributes = noAttributes, children = noChildren, text = '' }: Partial<XmlElement> = {},
): XmlElement => ({ name, attributes, children, text })

const noAttributes: XmlElement['attributes'] = Object.freeze({})
const noChildren: XmlElement['children'] = []
Object.freeze(noChildren)

/** Name of an element as its syntax writes it, in which the root of UBL has no prefix. */
export const nameOf = ({ name }: XmlElement): string => name.replace(/^(?:invoice|creditnote):/, '')

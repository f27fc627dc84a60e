/** An element with the prefix that this layer uses for its namespace, such as `cbc:ID`. */
export interface XmlElement {
  name: string
  /** by name; a name in a namespace includes its URI: `{urn:other}name` */
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** direct text, untrimmed */
  text: string
  /** line in the file, from 1 */
  line?: number
}

/** Namespaces by prefix; the name of an element in another namespace includes its URI: `{urn:other}Name`. */
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
  // ZUGFeRD 1.0, read only
  'rsm-1': 'urn:ferd:CrossIndustryDocument:invoice:1p0',
  'ram-1': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:12',
  'udt-1': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:15',
}

/** Namespaces of root elements. */
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

/** Returns the name of an element as written in its syntax, where the root of UBL has no prefix. */
export const nameOf = ({ name }: XmlElement): string => name.replace(/^(?:invoice|creditnote):/, '')

import { fromCii } from './mapping/cii.ts'
import type { ReadContext } from './mapping/fields.ts'
import { fromUbl } from './mapping/ubl.ts'
import { fromZugferd1 } from './mapping/zugferd-1.ts'
import type { EInvoice } from './model/einvoice.ts'
import type { Syntax } from './model/formats.ts'
import { EInvoiceError } from './xml/einvoice-error.ts'
import { decodeXml, parseXml, xmlLimits } from './xml/parse-xml.ts'
import type { XmlElement } from './xml/xml-element.ts'

export interface ReadEInvoice {
  /** root of the file; ZUGFeRD 1.0 is renamed to CII D16B */
  root: XmlElement
  invoice: EInvoice
  syntax: Syntax
  /** whether the root is a UBL credit note; CII has no such root */
  isCreditNote: boolean
  /** elements whose content the semantic model cannot hold, at most 1,000 */
  unread: UnreadElement[]
  /** values that differ from the one kept in the semantic model, by its path */
  surplus: ReadContext['surplus']
}

export interface UnreadElement {
  /**
   * such as `cac:InvoiceLine/cac:SubInvoiceLine/cbc:ID`, without the root; ZUGFeRD 1.0 in names of CII D16B
   */
  path: string
  line: number
  text: string
}

const roots: Readonly<Record<string, { syntax: Syntax; read: typeof fromUbl }>> = {
  'invoice:Invoice': { syntax: 'ubl', read: fromUbl },
  'creditnote:CreditNote': { syntax: 'ubl', read: fromUbl },
  'rsm:CrossIndustryInvoice': { syntax: 'cii', read: fromCii },
  'rsm-1:CrossIndustryDocument': { syntax: 'cii', read: fromZugferd1 },
}

/**
 * Reads an untrusted file in UBL 2.1, CII D16B or ZUGFeRD 1.0. There are no rules for the BT-24 of ZUGFeRD
 * 1.0.
 * @throws EInvoiceError for other XML, malformed XML and files above {@link xmlLimits}
 */
export function readEInvoice(bytes: Uint8Array): ReadEInvoice {
  if (bytes.length > xmlLimits.bytes)
    throw new EInvoiceError({ code: 'einvoice.too_large', params: { max: xmlLimits.bytes } })
  const root = parseXml(decodeXml(bytes))
  const kind = Object.hasOwn(roots, root.name) ? roots[root.name] : undefined
  if (!kind)
    throw new EInvoiceError({
      code: 'einvoice.unknown_root',
      params: { root: root.name.replace(/^\{\}/, '').slice(0, 100) },
    })
  const context: ReadContext = { consumed: new Set(), unreadable: new Set(), surplus: [] }
  const invoice = kind.read(root, context)
  const unread: UnreadElement[] = []
  listUnread(root, { ...invoice, ...context, currencies: new Set() }, '', unread)
  return {
    root,
    invoice,
    syntax: kind.syntax,
    isCreditNote: root.name === 'creditnote:CreditNote',
    unread,
    surplus: context.surplus,
  }
}

/** Returns the invoice with a space for each empty text and attribute; the same invoice if there are none. */
export function withEmptyTexts({ root, invoice }: Pick<ReadEInvoice, 'root' | 'invoice'>): EInvoice {
  const kind = Object.hasOwn(roots, root.name) ? roots[root.name] : undefined
  if (!kind || !hasEmptyText(root)) return invoice
  return kind.read(root, { consumed: new Set(), unreadable: new Set(), surplus: [], keepsEmptyTexts: true })
}

function hasEmptyText({ children, text, attributes }: XmlElement): boolean {
  for (const name in attributes) if (attributes[name] === '') return true
  return children.length === 0 ? text.trim() === '' : children.some(hasEmptyText)
}

interface UnreadContext
  extends Pick<EInvoice, 'currency' | 'taxCurrency'>,
    Pick<ReadContext, 'consumed' | 'unreadable'> {
  /** paths reported with a currency, so that the amounts of a thousand lines take one entry */
  currencies: Set<string>
}

/**
 * Whether an amount states another currency than the document, except for the VAT total in the VAT currency
 * (BT-111).
 */
function isInOtherCurrency(
  { attributes: { currencyID } }: XmlElement,
  { name: parent }: XmlElement,
  { currency, taxCurrency }: UnreadContext,
): boolean {
  if (currencyID === undefined || currency === undefined || currencyID.trim() === currency) return false
  return currencyID !== taxCurrency || !/:TaxTotal$|HeaderMonetarySummation$/.test(parent)
}

/** Maximum number of unread elements in the list. */
const maxUnread = 1000

function listUnread(parent: XmlElement, context: UnreadContext, path: string, into: UnreadElement[]): void {
  for (const child of parent.children) {
    if (into.length >= maxUnread) return
    const own = path === '' ? child.name : `${path}/${child.name}`
    const text = child.text.trim()
    const isRead = context.consumed.has(child) && !context.unreadable.has(child)
    if (child.children.length > 0) listUnread(child, context, own, into)
    else if (!isRead && text !== '') into.push({ path: own, line: child.line ?? 0, text: text.slice(0, 200) })
    else if (isInOtherCurrency(child, parent, context)) {
      const path = `${own}/@currencyID`
      if (context.currencies.has(path)) continue
      context.currencies.add(path)
      into.push({ path, line: child.line ?? 0, text: (child.attributes.currencyID ?? '').slice(0, 200) })
    }
  }
}

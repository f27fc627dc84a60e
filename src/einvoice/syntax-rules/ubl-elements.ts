import type { XmlElement } from '../xml/xml-element.ts'
import { textAt } from './syntax-rule.ts'

export const document = /^(?:invoice|creditnote):/
export const line = /^cac:(?:Invoice|CreditNote)Line$/
export const seller = 'cac:AccountingSupplierParty/cac:Party'
export const buyer = 'cac:AccountingCustomerParty/cac:Party'

/** Whether the tax scheme of an element is VAT. */
export const isVat = (element: XmlElement): boolean =>
  textAt(element, 'cac:TaxScheme/cbc:ID')?.toUpperCase() === 'VAT'

/** Whether a `cac:AllowanceCharge` is a charge. */
export const isChargeIn = (element: XmlElement): boolean =>
  ['true', '1'].includes(textAt(element, 'cbc:ChargeIndicator') ?? '')

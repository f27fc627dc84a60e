import type { EInvoice } from '../model/einvoice.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import { fromCii } from './cii.ts'
import type { ReadContext } from './fields.ts'

/** Elements of ZUGFeRD 1.0 (CII D13B) that have another name in CII D16B. */
const renamed: Readonly<Record<string, string>> = {
  'rsm:SpecifiedExchangedDocumentContext': 'rsm:ExchangedDocumentContext',
  'rsm:HeaderExchangedDocument': 'rsm:ExchangedDocument',
  'rsm:SpecifiedSupplyChainTradeTransaction': 'rsm:SupplyChainTradeTransaction',
  'ram:ApplicableSupplyChainTradeAgreement': 'ram:ApplicableHeaderTradeAgreement',
  'ram:ApplicableSupplyChainTradeDelivery': 'ram:ApplicableHeaderTradeDelivery',
  'ram:ApplicableSupplyChainTradeSettlement': 'ram:ApplicableHeaderTradeSettlement',
  'ram:SpecifiedSupplyChainTradeAgreement': 'ram:SpecifiedLineTradeAgreement',
  'ram:SpecifiedSupplyChainTradeDelivery': 'ram:SpecifiedLineTradeDelivery',
  'ram:SpecifiedSupplyChainTradeSettlement': 'ram:SpecifiedLineTradeSettlement',
  'ram:ApplicablePercent': 'ram:RateApplicablePercent',
}

/** Elements with another name that depends on the parent, in names of D16B. */
const renamedWithin: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ram:ApplicableHeaderTradeSettlement': {
    'ram:SpecifiedTradeSettlementMonetarySummation': 'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
  },
  'ram:SpecifiedLineTradeSettlement': {
    'ram:SpecifiedTradeSettlementMonetarySummation': 'ram:SpecifiedTradeSettlementLineMonetarySummation',
  },
  ...Object.fromEntries(
    ['BuyerOrder', 'Contract', 'Additional', 'DespatchAdvice', 'ReceivingAdvice', 'Invoice'].map(kind => [
      `ram:${kind}ReferencedDocument`,
      { 'ram:ID': 'ram:IssuerAssignedID' },
    ]),
  ),
}

/** Reads ZUGFeRD 1.0 with the table of CII D16B, after renaming the elements in place. */
export function fromZugferd1(root: XmlElement, context: ReadContext): EInvoice {
  rename(root, '')
  return fromCii(root, context)
}

function rename(own: XmlElement, parent: string): void {
  const name = own.name.replace(/^(rsm|ram|udt)-1:/, '$1:')
  own.name = renamedWithin[parent]?.[name] ?? renamed[name] ?? name
  for (const child of own.children) rename(child, own.name)
}

import { vatPrefixes } from '../codes/code-lists.ts'
import { normalized } from '../rules/rule.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import {
  find,
  has,
  holds,
  isWritten,
  missing,
  needs,
  needsAttribute,
  needsReason,
  notOneInCurrency,
  type Position,
  parentOf,
  payeeIsOther,
  type SyntaxRule,
  splitPaymentInItaly,
  textAt,
} from './syntax-rule.ts'
import { buyer, document, isChargeIn, isVat, line, seller } from './ubl-rules.ts'

/** The official rule of UBL searches the two letters anywhere in this list. */
const vatPrefixList = ` ${[...vatPrefixes.ubl].toSorted().join(' ')} `

const atRoot = (position: Position) => document.test(parentOf(position))

/** Elements that must have a VAT category. */
const taxCategories: readonly [
  string,
  SyntaxRule['at'],
  string,
  (element: XmlElement, position: Position) => boolean,
][] = [
  [
    'BR-32',
    'cac:AllowanceCharge',
    'cac:TaxCategory',
    (element, position) => atRoot(position) && !isChargeIn(element),
  ],
  [
    'BR-37',
    'cac:AllowanceCharge',
    'cac:TaxCategory',
    (element, position) => atRoot(position) && isChargeIn(element),
  ],
  ['BR-47', 'cac:TaxSubtotal', 'cac:TaxCategory', () => true],
  ['BR-CO-04', line, 'cac:Item/cac:ClassifiedTaxCategory', () => true],
]

/**
 * Rules of the semantic model for repeated elements, and for elements that are present but missing in the
 * model.
 */
export function ublPresenceRules(): SyntaxRule[] {
  const representative = 'cac:TaxRepresentativeParty'
  const isTransfer = (element: XmlElement) =>
    ['30', '58'].includes(textAt(element, 'cbc:PaymentMeansCode') ?? '')
  const needsScheme = (id: string, at: string, attribute: string, path: RegExp) =>
    needsAttribute(id, at, attribute, (_, { ancestors }) =>
      path.test(ancestors.map(({ name }) => name).join('/')),
    )
  return [
    ...needsReason(
      'cac:AllowanceCharge',
      ['cbc:AllowanceChargeReason', 'cbc:AllowanceChargeReasonCode'],
      (element, parent) => {
        if (document.test(parent)) return isChargeIn(element) ? 'BR-38' : 'BR-33'
        return line.test(parent) ? (isChargeIn(element) ? 'BR-44' : 'BR-42') : undefined
      },
    ),
    needs('BR-08', document, `${seller}/cac:PostalAddress`),
    needs('BR-10', document, `${buyer}/cac:PostalAddress`),
    needs('BR-17', 'cac:PayeeParty', 'cac:PartyName/cbc:Name'),
    payeeIsOther(
      document,
      ['cac:PartyName/cbc:Name', 'cac:PartyIdentification/cbc:ID'].map(
        path => [`cac:PayeeParty/${path}`, `${seller}/${path}`] as const,
      ),
    ),
    needs('BR-18', representative, 'cac:PartyName/cbc:Name', { isFilled: true }),
    needs('BR-19', representative, 'cac:PostalAddress'),
    needs('BR-20', 'cac:PostalAddress', 'cac:Country/cbc:IdentificationCode', {
      isFilled: true,
      only: position => parentOf(position) === representative,
    }),
    holds('BR-56', representative, 'cac:PartyTaxScheme/cac:TaxScheme/cbc:ID = VAT', element =>
      find(element, 'cac:PartyTaxScheme').some(each => isVat(each) && has(each, 'cbc:CompanyID')),
    ),
    holds(
      'BR-CO-09',
      'cac:PartyTaxScheme',
      'cbc:CompanyID: ISO 3166-1',
      element =>
        !isVat(element) || vatPrefixList.includes(find(element, 'cbc:CompanyID')[0]?.text.slice(0, 2) ?? ''),
    ),
    splitPaymentInItaly('cbc:ID', /^cac:(?:Classified)?TaxCategory$/, 'cbc:IdentificationCode'),
    needs('BR-49', 'cac:PaymentMeans', 'cbc:PaymentMeansCode'),
    needs('BR-50', 'cac:PayeeFinancialAccount', 'cbc:ID', {
      isFilled: true,
      only: ({ ancestors }) => {
        const means = ancestors.at(-1)
        return means?.name === 'cac:PaymentMeans' && isWritten(means, 'cbc:PaymentMeansCode', '30', '58')
      },
    }),
    needs('BR-52', 'cac:AdditionalDocumentReference', 'cbc:ID', { isFilled: true }),
    needs('BR-54', 'cac:AdditionalItemProperty', 'cbc:Name'),
    needs('BR-54', 'cac:AdditionalItemProperty', 'cbc:Value'),
    needs('BR-55', 'cac:BillingReference', 'cac:InvoiceDocumentReference/cbc:ID'),
    needs('BR-57', 'cac:Address', 'cac:Country/cbc:IdentificationCode', {
      only: ({ ancestors }) => ancestors.at(-2)?.name === 'cac:Delivery',
    }),
    needs('BR-61', 'cac:PaymentMeans', 'cac:PayeeFinancialAccount/cbc:ID', {
      only: (_, element) => isTransfer(element),
    }),
    needsScheme('BR-62', 'cbc:EndpointID', 'schemeID', /cac:AccountingSupplierParty\/cac:Party$/),
    needsScheme('BR-63', 'cbc:EndpointID', 'schemeID', /cac:AccountingCustomerParty\/cac:Party$/),
    needsScheme('BR-64', 'cbc:ID', 'schemeID', /Line\/cac:Item\/cac:StandardItemIdentification$/),
    needsScheme(
      'BR-65',
      'cbc:ItemClassificationCode',
      'listID',
      /Line\/cac:Item\/cac:CommodityClassification$/,
    ),
    {
      id: 'BR-CO-19',
      at: 'cac:InvoicePeriod',
      violation(element, position) {
        const dates = ['cbc:StartDate', 'cbc:EndDate']
        const allowed = line.test(parentOf(position)) ? dates : [...dates, 'cbc:DescriptionCode']
        return allowed.some(path => has(element, path)) ? undefined : missing(element, dates.join(' / '))
      },
    },
    ...taxCategories.map(([id, at, path, isIn]) =>
      holds(
        id,
        at,
        'cac:TaxScheme/cbc:ID = VAT',
        (element, position) =>
          !isIn(element, position) || find(element, path).some(each => isVat(each) && has(each, 'cbc:ID')),
      ),
    ),
    holds('BR-53', document, 'cac:TaxTotal/cbc:TaxAmount/@currencyID = cbc:TaxCurrencyCode', root => {
      const [taxCurrency] = find(root, 'cbc:TaxCurrencyCode')
      const isOwn = ({ attributes }: XmlElement) => attributes.currencyID === taxCurrency?.text
      return !taxCurrency || find(root, 'cac:TaxTotal/cbc:TaxAmount').some(isOwn)
    }),
    {
      id: 'BR-CO-15',
      at: document,
      violation(root) {
        const currency = find(root, 'cbc:DocumentCurrencyCode')[0]?.text
        const path = 'cac:TaxTotal/cbc:TaxAmount'
        return notOneInCurrency(find(root, path), currency, path, root)
      },
    },
    {
      id: 'BR-CO-14',
      at: 'cac:TaxTotal',
      violation(element, position) {
        if (!atRoot(position) || !has(element, 'cac:TaxSubtotal')) return undefined
        return sumViolation(element)
      },
    },
  ]
}

function sumViolation(element: XmlElement) {
  const [total] = find(element, 'cbc:TaxAmount')
  const units = ({ text }: XmlElement) => Math.round(Number(normalized(text)) * 100)
  const parts = find(element, 'cac:TaxSubtotal/cbc:TaxAmount')
  const expected = parts.reduce((sum, part) => sum + units(part), 0)
  if (!total || units(total) === expected) return undefined
  const params = {
    line: total.line ?? 0,
    element: total.name,
    value: normalized(total.text),
    expected: (expected / 100).toFixed(2),
  }
  return { code: 'einvoice.element_expected', params } as const
}

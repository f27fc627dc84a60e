import { creditNoteTypes } from '../codes/code-lists.ts'
import type { TaxBreakdown } from '../model/amounts.ts'
import type { EInvoice } from '../model/einvoice.ts'
import { allIdentifiersOf, formats } from '../model/formats.ts'
import { exact } from './arithmetic.ts'
import { blankRule } from './blank-rule.ts'
import { countryRules } from './country-rules.ts'
import { danishRules } from './danish-rules.ts'
import { documentRule } from './document-rules.ts'
import { germanRules } from './german-rules.ts'
import { greekRules } from './greek-rules.ts'
import { peppolAmountRules, sharedAmountRules } from './peppol-amount-rules.ts'
import { isAbsent, normalized, type Rule, violationsAt } from './rule.ts'
import { swedishRules } from './swedish-rules.ts'

/** Rules of Peppol BIS Billing 3.0 that XRechnung 3.0.2 adopts. */
export const sharedPeppolRules: Rule[] = [
  documentRule(
    'PEPPOL-EN16931-R005',
    'BT-6',
    'taxCurrency',
    { code: 'einvoice.same_tax_currency' },
    ({ taxCurrency, currency }) => !isAbsent(taxCurrency) && taxCurrency === currency,
  ),
  ...sharedAmountRules,
  documentRule(
    'PEPPOL-EN16931-R055',
    'BT-111',
    'totals.taxInTaxCurrency',
    { code: 'einvoice.tax_signs' },
    ({ totals }) => exact(totals?.tax).times(exact(totals?.taxInTaxCurrency)).lt(0),
  ),
  documentRule(
    'PEPPOL-EN16931-R061',
    'BT-89',
    'payment.mandate.reference',
    { code: 'einvoice.missing', params: { term: 'BT-89' } },
    ({ payment }) =>
      (payment?.means === '49' || payment?.means === '59') && isAbsent(payment.mandate?.reference),
  ),
]

const { selfBilling } = formats.peppol

/** Whether a document follows the self-billing specification of Peppol, which has no national rules. */
const isSelfBilling = ({ specification = '' }: EInvoice): boolean =>
  normalized(specification).startsWith(selfBilling.specification)

/** Business processes of May 2026, including the French ones and billing with response. */
const processes = {
  billing: [
    'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    'urn:peppol:france:billing:regulated',
    'urn:peppol:france:billing:non-regulated',
  ],
  selfBilling: [
    selfBilling.process,
    'urn:peppol:france:billing:regulated',
    'urn:peppol:france:billing:non-regulated',
  ],
  withResponse: ['urn:peppol:bis:billing_with_response'],
} as const

const ownProcesses = (invoice: EInvoice): readonly string[] =>
  processes[isSelfBilling(invoice) ? 'selfBilling' : 'billing']

const isInProcess = (invoice: EInvoice) => ownProcesses(invoice).includes(normalized(invoice.process ?? ''))

const isGerman = (party: EInvoice['buyer']) => party?.address?.country?.trim().toUpperCase() === 'DE'
const isWithinGermany = ({ seller, buyer }: EInvoice) => isGerman(seller) && isGerman(buyer)

const codes = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Types of documents by process; 389 and 261 belong to self-billing. */
const types = {
  billing: {
    invoice: codes(
      '71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877',
    ),
    creditNote: codes('381 396 81 83 532'),
  },
  selfBilling: { invoice: codes('389 527'), creditNote: codes('261') },
}

/** The type must be one of the process: P0100 for invoices, P0101 for what UBL writes as a credit note. */
const typeRule = (id: string, list: 'invoice' | 'creditNote'): Rule =>
  documentRule(id, 'BT-3', 'type', { code: 'einvoice.peppol_type' }, invoice => {
    const { type } = invoice
    if (type === undefined || creditNoteTypes.has(type) !== (list === 'creditNote')) return false
    return !types[isSelfBilling(invoice) ? 'selfBilling' : 'billing'][list].has(type) && isInProcess(invoice)
  })

/** VAT categories of exemption codes. */
const exemptionCategories = [
  ['PEPPOL-EN16931-P0104', 'VATEX-EU-G', 'G'],
  ['PEPPOL-EN16931-P0105', 'VATEX-EU-O', 'O'],
  ['PEPPOL-EN16931-P0106', 'VATEX-EU-IC', 'K'],
  ['PEPPOL-EN16931-P0107', 'VATEX-EU-AE', 'AE'],
  ['PEPPOL-EN16931-P0108', 'VATEX-EU-D', 'E'],
  ['PEPPOL-EN16931-P0109', 'VATEX-EU-F', 'E'],
  ['PEPPOL-EN16931-P0110', 'VATEX-EU-I', 'E'],
  ['PEPPOL-EN16931-P0111', 'VATEX-EU-J', 'E'],
] as const

const exemptionRules = exemptionCategories.map(
  ([id, code, category]): Rule => ({
    id,
    term: 'BT-121',
    violations: violationsAt<TaxBreakdown>(
      'taxes[]',
      tax =>
        tax.exemptionCode?.toUpperCase() === code && tax.category !== category
          ? { code: 'einvoice.exemption_category', params: { code, category } }
          : undefined,
      'exemptionCode',
    ),
  }),
)

/**
 * Rules of Peppol only. R006 and R080 are omitted: the model has one invoiced object and one project, and
 * further ones in a file are reported as unread.
 */
export const peppolRules: Rule[] = [
  blankRule,
  ...peppolAmountRules,
  ...exemptionRules,
  documentRule(
    'PEPPOL-EN16931-R003',
    'BT-10',
    'buyerReference',
    { code: 'einvoice.missing', params: { term: 'BT-10' } },
    // with a sales order, the writer states the order `NA`, because UBL requires one
    ({ buyerReference, orderReference, salesOrderReference }) =>
      [buyerReference, orderReference, salesOrderReference].every(isAbsent),
  ),
  typeRule('PEPPOL-EN16931-P0100', 'invoice'),
  typeRule('PEPPOL-EN16931-P0101', 'creditNote'),
  documentRule(
    'PEPPOL-EN16931-P0112',
    'BT-3',
    'type',
    { code: 'einvoice.german_type' },
    invoice =>
      (invoice.type === '326' || invoice.type === '384') &&
      !isWithinGermany(invoice) &&
      !isSelfBilling(invoice),
  ),
  documentRule(
    'PEPPOL-EN16931-R002',
    'BG-1',
    'notes',
    { code: 'einvoice.one_note' },
    invoice => (invoice.notes ?? []).length > 1 && !isWithinGermany(invoice),
  ),
  documentRule(
    'PEPPOL-EN16931-R004',
    'BT-24',
    'specification',
    { code: 'einvoice.specification', params: { format: 'Peppol BIS Billing 3.0' } },
    ({ specification = '' }) =>
      specification !== '' &&
      (!allIdentifiersOf(formats.peppol).some(own =>
        normalized(specification).startsWith(own.specification),
      ) ||
        specification.includes('::')),
  ),
  documentRule(
    'PEPPOL-EN16931-R007',
    'BT-23',
    'process',
    { code: 'einvoice.process' },
    invoice =>
      !isAbsent(invoice.process) &&
      ![...ownProcesses(invoice), ...processes.withResponse].includes(normalized(invoice.process ?? '')),
  ),
]

type Condition = NonNullable<Rule['appliesTo']>

/** Conditions of national rules, which do not exist for self-billing. */
const conditions = new Map<Condition | undefined, Condition>()

function outsideSelfBilling(condition: Condition | undefined): Condition {
  const known =
    conditions.get(condition) ??
    // the country first, because it excludes most documents
    (invoice => (condition === undefined || condition(invoice)) && !isSelfBilling(invoice))
  conditions.set(condition, known)
  return known
}

/** Rules of the countries in the Peppol network. */
export const nationalPeppolRules: Rule[] = [
  ...germanRules,
  ...danishRules,
  ...swedishRules,
  ...greekRules,
  ...countryRules,
].map(rule => ({ ...rule, appliesTo: outsideSelfBilling(rule.appliesTo) }))

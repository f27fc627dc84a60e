import { isIban } from '#core/invoice/iban.ts'
import type { EInvoice } from '../model/einvoice.ts'
import { xrechnungBlankRule } from './blank-rule.ts'
import { documentRule, hasPaymentMeans } from './document-rules.ts'
import { isAbsent, isBlank, type Rule, type RuleContext, violationsAt } from './rule.ts'

/** Lines of discount terms, from XRechnung 3.0.2 (BR-DE-18). */
const discountTerms = /^#(SKONTO)#TAGE=([0-9]+#PROZENT=[0-9]+\.[0-9]{2})(#BASISBETRAG=-?[0-9]+\.[0-9]{2})?#$/

/** Groups of payment instructions required by payment means. */
const meansGroups = [
  { rule: 'BR-DE-23', codes: ['30', '58'], group: 'accounts', term: 'BG-17' },
  { rule: 'BR-DE-24', codes: ['48', '54', '55'], group: 'card', term: 'BG-18' },
  { rule: 'BR-DE-25', codes: ['59'], group: 'mandate', term: 'BG-19' },
] as const

const taxedCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M']

const usesTaxedCategory = ({ lines = [], allowances = [], charges = [] }: EInvoice) =>
  [...lines, ...allowances, ...charges].some(({ taxCategory = '' }) => taxedCategories.includes(taxCategory))

function hasBadDiscountTerms({ paymentTerms = '' }: EInvoice): boolean {
  if (!paymentTerms.includes('#')) return false
  const lines = paymentTerms.split(/\r?\n/)
  const terms = lines.filter(line => line.trim().startsWith('#'))
  const endsInLineBreak = /^\s*\n/.test(paymentTerms.split(/#.+#/).at(-1) ?? '')
  return terms.length > 0 && (!endsInLineBreak || terms.some(line => !discountTerms.test(line.trim())))
}

/** Specifications of XRechnung 3.0: the standard, its extension, and the one for clean vehicles (CVD). */
const specification =
  /^urn:cen\.eu:en16931:2017#compliant#urn:xeinkauf\.de:kosit:xrechnung_3\.0(#conformant#urn:xeinkauf\.de:kosit:extension:xrechnung_3\.0|#compliant#urn:xeinkauf\.de:kosit:xrechnung:cvd_\d+\.\d+)?$/

/**
 * A scheme of two or more characters before a colon, as in the official rules; limited in length, so that
 * matching is linear.
 */
const absoluteAddress = /[a-z][a-z0-9+.-]{1,30}:/i

/** Types of documents, UNTDID 1001. */
const documentTypes = ['326', '380', '381', '384', '389', '875', '876', '877']

/**
 * One `@`, and a domain of at least two parts. No regular expression, because it would overflow the stack for
 * a long text.
 */
function isEmailAddress(text: string): boolean {
  const [name, domain = '', ...others] = text.split('@', 3)
  const parts = domain.split('.')
  return !/\s/.test(text) && others.length === 0 && name !== '' && parts.length > 1 && !parts.includes('')
}

const fileNames = ({ attachments = [] }: EInvoice) =>
  attachments.flatMap(({ file }) => (isAbsent(file?.name) ? [] : [file?.name]))

/** A term that is required under a condition. */
const needed = (
  id: string,
  term: string,
  path: string,
  isMissing: (invoice: EInvoice, context: RuleContext) => boolean,
): Rule => ({
  id,
  term,
  violations: (invoice, context) =>
    isMissing(invoice, context) ? [{ path, message: { code: 'einvoice.missing', params: { term } } }] : [],
})

/** Whether the payment contains a group; UBL writes the creditor identifier to a party instead. */
function hasGroup(
  { payment }: EInvoice,
  group: (typeof meansGroups)[number]['group'],
  { syntax }: RuleContext,
): boolean {
  if (group !== 'mandate' || syntax === 'cii') return !isAbsent(payment?.[group])
  const { creditorId, ...mandate } = payment?.mandate ?? {}
  return !isAbsent(mandate)
}

/** Rules of EN 16931 about codes that are only warnings in KoSIT's configuration. */
export const warningsInXRechnung: readonly string[] = ['BR-CL-21', 'BR-CL-23']

/** Rules of XRechnung 3.0.2 (Schematron 2.6.0), without required terms. */
export const xrechnungRules: Rule[] = [
  xrechnungBlankRule,
  needed('BR-DE-1', 'BG-16', 'payment', (invoice, context) => !hasPaymentMeans(invoice, context)),
  needed(
    'BR-DE-30',
    'BT-90',
    'payment.mandate.creditorId',
    (invoice, context) =>
      hasGroup(invoice, 'mandate', context) && isAbsent(invoice.payment?.mandate?.creditorId),
  ),
  needed(
    'BR-DE-31',
    'BT-91',
    'payment.mandate.debitedAccount',
    (invoice, context) =>
      hasGroup(invoice, 'mandate', context) && isAbsent(invoice.payment?.mandate?.debitedAccount),
  ),
  documentRule(
    'BR-DE-26',
    'BG-3',
    'precedingInvoices',
    { code: 'einvoice.missing', params: { term: 'BT-25' } },
    ({ type, precedingInvoices }) => type === '384' && isAbsent(precedingInvoices),
    'warning',
  ),
  documentRule(
    'BR-DE-19',
    'BT-84',
    'payment.accounts',
    { code: 'einvoice.iban' },
    ({ payment }) =>
      payment?.means === '58' && (payment.accounts ?? []).some(({ id = '' }) => id !== '' && !isIban(id)),
    'warning',
  ),
  documentRule(
    'BR-DE-27',
    'BT-42',
    'seller.contact.phone',
    { code: 'einvoice.phone' },
    ({ seller }) => !isAbsent(seller?.contact) && !/\d.*?\d.*?\d/s.test(seller?.contact?.phone ?? ''),
    'warning',
  ),
  documentRule(
    'BR-DE-17',
    'BT-3',
    'type',
    { code: 'einvoice.unusual_type', params: { types: documentTypes.join(', ') } },
    ({ type = '' }) => type !== '' && !documentTypes.includes(type),
    'warning',
  ),
  documentRule(
    'BR-DE-20',
    'BT-91',
    'payment.mandate.debitedAccount',
    { code: 'einvoice.debited_iban' },
    ({ payment }) => payment?.means === '59' && !isIban(payment.mandate?.debitedAccount ?? ''),
    'warning',
  ),
  documentRule(
    'BR-DE-21',
    'BT-24',
    'specification',
    { code: 'einvoice.specification', params: { format: 'XRechnung 3.0' } },
    invoice => !isAbsent(invoice.specification) && !specification.test(invoice.specification ?? ''),
    'warning',
  ),
  documentRule(
    'BR-DE-28',
    'BT-43',
    'seller.contact.email',
    { code: 'einvoice.email' },
    ({ seller }) => !isAbsent(seller?.contact) && !isEmailAddress((seller?.contact?.email ?? '').trim()),
    'warning',
  ),
  documentRule(
    'BR-DE-16',
    'BT-31',
    'seller.vatId',
    { code: 'einvoice.seller_tax_id', params: { category: 'S' } },
    invoice =>
      usesTaxedCategory(invoice) &&
      isBlank(invoice.seller?.vatId) &&
      isBlank(invoice.seller?.taxNumber) &&
      isAbsent(invoice.taxRepresentative),
  ),
  {
    id: 'BR-TMP-2',
    term: 'BT-124',
    violations: violationsAt<string | undefined>('attachments[].url', url =>
      url === undefined || absoluteAddress.test(url) ? undefined : { code: 'einvoice.attachment_address' },
    ),
  },
  documentRule('BR-DE-18', 'BT-20', 'paymentTerms', { code: 'einvoice.discount_terms' }, hasBadDiscountTerms),
  documentRule(
    'BR-DE-22',
    'BT-125',
    'attachments',
    { code: 'einvoice.same_file_name' },
    invoice => new Set(fileNames(invoice)).size < fileNames(invoice).length,
  ),
  ...meansGroups.flatMap(({ rule, codes, group, term }) => {
    const isOwn = ({ payment }: EInvoice) => codes.some(code => code === payment?.means)
    const others = (['accounts', 'card', 'mandate'] as const).filter(each => each !== group)
    return [
      needed(
        `${rule}-a`,
        term,
        `payment.${group}`,
        (invoice, context) => isOwn(invoice) && !hasGroup(invoice, group, context),
      ),
      {
        id: `${rule}-b`,
        term: 'BG-16',
        violations: (invoice: EInvoice, context: RuleContext) =>
          isOwn(invoice) && others.some(other => hasGroup(invoice, other, context))
            ? [{ path: 'payment.means', message: { code: 'einvoice.payment_groups' } as const }]
            : [],
      },
    ]
  }),
]

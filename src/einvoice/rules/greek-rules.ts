import { peppolOfNovember2026 } from '#core/einvoice-releases.ts'
import { isGreekNumber } from '#core/identifiers/check-digits.ts'
import type { EInvoice } from '../model/einvoice.ts'
import { numberForm } from './identifier-rules.ts'
import {
  type Check,
  countryOfBuyer,
  countryOfSeller,
  demand,
  isIn,
  nationalRules,
  needs,
} from './national-rules.ts'
import { isAbsent, normalized, type Rule } from './rule.ts'

/** Types of documents of the Greek tax office (myDATA) that are invoices. */
const documentTypes = new Set(
  '1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.2 2.3 2.4 3.1 3.2 4 5.1 5.2 6.1 6.2 7.1 8.1 8.2 11.1 11.2 11.3 11.4 11.5'.split(
    ' ',
  ),
)

const partsOf = ({ number = '' }: EInvoice) => number.split('|')
const part = (invoice: EInvoice, index: number) => normalized(partsOf(invoice)[index] ?? '')

/** `DD/MM/YYYY` of a date. */
const greekDate = (date = '') => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')

const isGreekVatId = (vatId: string) => vatId.startsWith('EL') && isGreekNumber(vatId.slice(2))

const vatNumberOf = ({ seller, taxRepresentative }: EInvoice) =>
  normalized(seller?.vatId ?? taxRepresentative?.vatId ?? '')

function isOwnTaxNumber(invoice: EInvoice): boolean {
  const number = part(invoice, 0)
  return isGreekNumber(number) && vatNumberOf(invoice).slice(2) === number
}

/** A VAT number, if present, must be Greek. */
const greekVatId =
  (party: 'seller' | 'buyer', term: string): Check =>
  invoice => {
    const written = invoice[party]?.vatId
    return written === undefined || isGreekVatId(normalized(written))
      ? undefined
      : numberForm(term, 'greek_vat', written)
  }

/** A Greek VAT number is required. */
const vatId =
  (party: 'seller' | 'buyer', term: string): Check =>
  invoice =>
    isAbsent(invoice[party]?.vatId)
      ? { code: 'einvoice.missing', params: { term } }
      : greekVatId(party, term)(invoice)

const address =
  (party: 'seller' | 'buyer', term: string): Check =>
  invoice => {
    const { id = '', scheme = '' } = invoice[party]?.electronicAddress ?? {}
    return (scheme === '9933' && isGreekNumber(normalized(id))) || isAbsent(id)
      ? undefined
      : numberForm(term, 'greek_address', `${scheme} ${id}`.trim())
  }

/** Description of the supporting document that states the number of the tax office. */
export const markDescription = '##M.AR.K##'

const described = ({ attachments = [] }: EInvoice, text: string) =>
  attachments.filter(({ description = '' }) => normalized(description) === text)
const marks = (invoice: EInvoice) => described(invoice, markDescription)
const links = (invoice: EInvoice) => described(invoice, '##INVOICE|URL##')

const isGreek = (country: string) => country === 'GR' || country === 'EL'
const isGreekSeller = (invoice: EInvoice) => isGreek(countryOfSeller(invoice))
const isInGreece = isIn('GR', 'seller')

/** Rules of Greece. The VAT number decides first, then the address. */
export const greekRules: Rule[] = [
  ...nationalRules(isGreekSeller, [
    ['GR-R-001-1', 'BT-1', 'number', demand('greek_number_parts', invoice => partsOf(invoice).length !== 6)],
    ['GR-R-001-2', 'BT-1', 'number', demand('greek_number_tax', invoice => !isOwnTaxNumber(invoice))],
    [
      'GR-R-001-3',
      'BT-1',
      'number',
      demand('greek_number_date', invoice => part(invoice, 1) !== greekDate(invoice.issueDate)),
    ],
    [
      'GR-R-001-4',
      'BT-1',
      'number',
      demand('greek_number_branch', invoice => !/^\d+$/.test(part(invoice, 2))),
    ],
    [
      'GR-R-001-5',
      'BT-1',
      'number',
      demand('greek_number_type', invoice => !documentTypes.has(part(invoice, 3))),
      { until: peppolOfNovember2026 },
    ],
    ['GR-R-001-6', 'BT-1', 'number', demand('greek_number_series', invoice => part(invoice, 4) === '')],
    ['GR-R-001-7', 'BT-1', 'number', demand('greek_number_last', invoice => part(invoice, 5) === '')],
    ['GR-R-002', 'BT-28', 'seller.tradingName', needs('BT-28', ({ seller }) => seller?.tradingName)],
    ['GR-S-011', 'BT-31', 'seller.vatId', vatId('seller', 'BT-31'), { severity: 'warning' }],
    ['GR-R-003', 'BT-31', 'seller.vatId', greekVatId('seller', 'BT-31')],
    [
      'GR-R-008-3',
      'BT-124',
      'attachments',
      demand('greek_link_address', invoice => links(invoice).some(({ url }) => isAbsent(url))),
    ],
    ['GR-R-005', 'BT-45', 'buyer.tradingName', needs('BT-45', ({ buyer }) => buyer?.tradingName)],
    ['GR-R-009', 'BT-34', 'seller.electronicAddress.id', address('seller', 'BT-34')],
  ]),
  // a Greek VAT number alone does not require a document of the Greek tax office
  ...nationalRules(
    invoice => isGreekSeller(invoice) && isInGreece(invoice),
    [
      ['GR-R-004-1', 'BT-122', 'attachments', demand('greek_mark', invoice => marks(invoice).length !== 1)],
      [
        'GR-R-004-2',
        'BT-122',
        'attachments',
        demand('greek_mark_number', invoice =>
          marks(invoice).some(({ reference = '' }) => !/^0*[1-9]\d*$/.test(normalized(reference))),
        ),
      ],
      [
        'GR-S-008-1',
        'BT-122',
        'attachments',
        demand('greek_link', invoice => links(invoice).length !== 1),
        { severity: 'warning' },
      ],
      ['GR-R-008-2', 'BT-122', 'attachments', demand('greek_one_link', invoice => links(invoice).length > 1)],
    ],
  ),
  ...nationalRules(
    invoice => isGreekSeller(invoice) && isGreek(countryOfBuyer(invoice)),
    [
      ['GR-R-006', 'BT-48', 'buyer.vatId', vatId('buyer', 'BT-48')],
      ['GR-R-010', 'BT-49', 'buyer.electronicAddress.id', address('buyer', 'BT-49')],
    ],
  ),
]

import { isNorwegianNumber } from '#core/identifiers/check-digits.ts'
import type { EInvoice } from '../model/einvoice.ts'
import { exact } from './arithmetic.ts'
import { numberForm } from './identifier-rules.ts'
import {
  accountsOf,
  addressParts,
  type Check,
  countryOfSeller,
  demand,
  domesticMeans,
  hasAccountOf,
  hasForm,
  isCreditNote,
  isIn,
  meansOf,
  nationalRules,
  registerKind,
} from './national-rules.ts'
import { isAbsent, normalized, type Rule } from './rule.ts'

const warned = { severity: 'warning' } as const

const norwegianVat = (vatId: string) =>
  !vatId.startsWith('NO') || (/^NO\d{9}MVA$/.test(vatId) && isNorwegianNumber(vatId.slice(2, 11)))

const norwegian = nationalRules(
  invoice => countryOfSeller(invoice) === 'NO',
  [
    [
      'NO-R-001',
      'BT-31',
      'seller.vatId',
      hasForm('BT-31', 'norwegian_vat', ({ seller }) => seller?.vatId, norwegianVat),
    ],
    [
      'NO-R-002',
      'BT-32',
      'seller.taxNumber',
      demand(
        'norwegian_register',
        ({ seller }) => normalized(seller?.taxNumber ?? '') !== 'Foretaksregisteret',
      ),
      warned,
    ],
  ],
)

const isIcelandic = isIn('IS', 'seller')

/** Document types that must state the final due date. */
const finalDates = ({ attachments = [] }: EInvoice) =>
  attachments.flatMap(({ description = '', reference: date = '' }) =>
    normalized(description) === 'EINDAGI' ? [normalized(date)] : [],
  )
const hasAccountOfTwelve = (invoice: EInvoice) => hasAccountOf(invoice, /^.{12}$/)

const icelandicAccount =
  (code: string): Check =>
  invoice =>
    meansOf(invoice) === code && !hasAccountOfTwelve(invoice)
      ? numberForm('BT-84', 'icelandic_account', accountsOf(invoice)[0]?.id ?? '–')
      : undefined

const icelandic = [
  ...nationalRules(isIcelandic, [
    [
      'IS-R-001',
      'BT-3',
      'type',
      demand('icelandic_type', ({ type = '' }) => type !== '380' && type !== '381'),
      warned,
    ],
    ['IS-R-002', 'BT-30', 'seller.registration.id', kennitala('seller')],
    ['IS-R-003', 'BT-35', 'seller.address', streetAndPostcode('seller')],
    ['IS-R-006', 'BT-84', 'payment.accounts', icelandicAccount('9')],
    ['IS-R-007', 'BT-84', 'payment.accounts', icelandicAccount('42')],
    [
      'IS-R-008',
      'BT-122',
      'attachments',
      demand('icelandic_final_date', invoice =>
        finalDates(invoice).some(date => !/^\d{4}-\d{2}-\d{2}$/.test(date)),
      ),
    ],
    [
      'IS-R-009',
      'BT-9',
      'dueDate',
      demand('icelandic_due_date', invoice => finalDates(invoice).length > 0 && isAbsent(invoice.dueDate)),
    ],
    [
      'IS-R-010',
      'BT-122',
      'attachments',
      demand('icelandic_date_order', invoice =>
        finalDates(invoice).some(date => date < (invoice.dueDate ?? '')),
      ),
    ],
  ]),
  ...nationalRules(isIn('IS', 'seller', 'buyer'), [
    ['IS-R-004', 'BT-47', 'buyer.registration.id', kennitala('buyer')],
    ['IS-R-005', 'BT-50', 'buyer.address', streetAndPostcode('buyer')],
  ]),
]

/** A register number of kind 0196 (Iceland). */
function kennitala(party: 'seller' | 'buyer'): Check {
  const term = party === 'seller' ? 'BT-30' : 'BT-47'
  return invoice => {
    const registration = invoice[party]?.registration
    if (isAbsent(registration?.id)) return { code: 'einvoice.missing', params: { term } }
    return registerKind(term, 'IS', '0196', party)(invoice)
  }
}

function streetAndPostcode(party: 'seller' | 'buyer'): Check {
  const [street, postcode] = party === 'seller' ? ['BT-35', 'BT-38'] : ['BT-50', 'BT-53']
  return addressParts(party, [
    ['line1', street ?? ''],
    ['postcode', postcode ?? ''],
  ])
}

/** Rules of Italy. The VAT number decides first, then the address. */
const italian = nationalRules(
  invoice => countryOfSeller(invoice) === 'IT',
  [
    [
      'IT-R-001',
      'BT-32',
      'seller.taxNumber',
      hasForm(
        'BT-32',
        'italian_tax_number',
        ({ seller }) => seller?.taxNumber,
        id => /^[A-Z0-9]{11,16}$/.test(id),
      ),
    ],
    ['IT-R-002', 'BT-35', 'seller.address', addressParts('seller', [['line1', 'BT-35']])],
    ['IT-R-003', 'BT-37', 'seller.address', addressParts('seller', [['city', 'BT-37']])],
    ['IT-R-004', 'BT-38', 'seller.address', addressParts('seller', [['postcode', 'BT-38']])],
  ],
)

const isDutch = isIn('NL', 'seller')
const isDomesticDutch = isIn('NL', 'seller', 'buyer')

const dutch = [
  ...nationalRules(isDutch, [
    [
      'NL-R-001',
      'BT-25',
      'precedingInvoices',
      invoice =>
        isCreditNote(invoice) && !(invoice.precedingInvoices ?? []).some(({ number }) => !isAbsent(number))
          ? { code: 'einvoice.missing', params: { term: 'BT-25' } }
          : undefined,
    ],
    [
      'NL-R-002',
      'BG-5',
      'seller.address',
      addressParts('seller', [
        ['line1', 'BT-35'],
        ['city', 'BT-37'],
        ['postcode', 'BT-38'],
      ]),
    ],
    ['NL-R-003', 'BT-30', 'seller.registration.scheme', registerKind('BT-30', 'NL', '0106 0190', 'seller')],
    [
      'NL-R-007',
      'BG-16',
      'payment',
      // a credit note with a negative amount is paid by the customer
      invoice =>
        exact(invoice.totals?.payable)
          .times(isCreditNote(invoice) ? -1 : 1)
          .gt(0) && isAbsent(invoice.payment?.means)
          ? { code: 'einvoice.missing', params: { term: 'BG-16' } }
          : undefined,
    ],
    [
      'NL-R-009',
      'BT-132',
      'orderReference',
      demand(
        'dutch_order',
        ({ lines = [], orderReference }) =>
          isAbsent(orderReference) && lines.some(({ orderLine }) => !isAbsent(orderLine)),
      ),
    ],
  ]),
  ...nationalRules(isDomesticDutch, [
    [
      'NL-R-004',
      'BG-8',
      'buyer.address',
      addressParts('buyer', [
        ['line1', 'BT-50'],
        ['city', 'BT-52'],
        ['postcode', 'BT-53'],
      ]),
    ],
    ['NL-R-005', 'BT-47', 'buyer.registration.scheme', registerKind('BT-47', 'NL', '0106 0190', 'buyer')],
    ['NL-R-008', 'BT-81', 'payment.means', domesticMeans('NL', '30 48 49 57 58 59')],
  ]),
  ...nationalRules(
    invoice => isDutch(invoice) && invoice.taxRepresentative?.address?.country?.trim().toUpperCase() === 'NL',
    [
      [
        'NL-R-006',
        'BG-12',
        'taxRepresentative.address',
        addressParts('taxRepresentative', [
          ['line1', 'BT-64'],
          ['city', 'BT-66'],
          ['postcode', 'BT-67'],
        ]),
      ],
    ],
  ),
]

/** Rules of Norway, Iceland, Italy and the Netherlands. */
export const countryRules: Rule[] = [...norwegian, ...icelandic, ...italian, ...dutch]

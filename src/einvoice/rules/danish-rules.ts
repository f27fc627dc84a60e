import type { EInvoice } from '../model/einvoice.ts'
import { exact } from './arithmetic.ts'
import {
  accountsOf,
  demand,
  domesticMeans,
  hasAccountOf,
  isCreditNote,
  isIn,
  meansOf,
  type NationalRow,
  nationalRules,
  needs,
  registerKind,
} from './national-rules.ts'
import { isAbsent, normalized, type Rule } from './rule.ts'

const reference = ({ payment }: EInvoice) => normalized(payment?.remittance ?? '')

/**
 * Whether a reference with one of the prefixes has a wrong number of digits after its first three characters.
 */
const hasWrongLength = (invoice: EInvoice, prefixes: RegExp, digits: RegExp) =>
  prefixes.test(reference(invoice)) && !digits.test(reference(invoice).slice(3))

const danishCompany: readonly NationalRow[] = [
  [
    'DK-R-002',
    'BT-30',
    'seller.registration.id',
    needs('BT-30', ({ seller }) => normalized(seller?.registration?.id ?? '')),
  ],
  ['DK-R-014', 'BT-30', 'seller.registration.scheme', registerKind('BT-30', 'DK', '0184', 'seller')],
]

const danishDomestic: readonly NationalRow[] = [
  [
    'DK-R-003',
    'BT-158',
    'lines',
    demand('danish_class', ({ lines = [] }) =>
      lines
        .flatMap(({ classifications = [] }) => classifications)
        .some(
          ({ scheme, schemeVersion = '' }) =>
            scheme === 'TST' && !['19.05.01', '26.08.01'].includes(schemeVersion),
        ),
    ),
  ],
  [
    'DK-R-004',
    'BT-104',
    'charges',
    demand('danish_charge', ({ charges = [], lines = [] }) =>
      [...charges, ...lines.flatMap(line => line.charges ?? [])].some(
        ({ reasonCode, reason = '' }) => reasonCode === 'ZZZ' && !/^(\d{4}$|#)/.test(normalized(reason)),
      ),
    ),
  ],
  [
    'DK-R-013',
    'BT-29',
    'buyer.identifiers',
    invoice =>
      (['seller', 'buyer'] as const).flatMap(party =>
        (invoice[party]?.identifiers ?? []).flatMap(({ scheme }, index) =>
          isAbsent(scheme)
            ? [
                {
                  path: `${party}.identifiers[${index}].scheme`,
                  message: { code: 'einvoice.national', params: { demand: 'danish_identifier' } } as const,
                },
              ]
            : [],
        ),
      ),
  ],
  [
    'DK-R-016',
    'BT-115',
    'totals.payable',
    demand('danish_negative', invoice => isCreditNote(invoice) && exact(invoice.totals?.payable).lt(0)),
  ],
  ['DK-R-017', 'BT-47', 'buyer.registration.scheme', registerKind('BT-47', 'DK', '0184', 'buyer')],
]

const danishPayment: readonly NationalRow[] = [
  ['DK-R-005', 'BT-81', 'payment.means', domesticMeans('DK', '1 10 31 42 48 49 50 58 59 93 97')],
  [
    'DK-R-006',
    'BT-86',
    'payment.accounts[0].provider',
    demand(
      'danish_account',
      invoice =>
        ['31', '42'].includes(meansOf(invoice)) &&
        !accountsOf(invoice).some(({ id, provider }) => !isAbsent(id) && !isAbsent(provider)),
    ),
  ],
  [
    'DK-R-007',
    'BT-89',
    'payment.mandate',
    demand(
      'danish_mandate',
      ({ payment }) =>
        payment?.means === '49' &&
        (isAbsent(payment.mandate?.reference) || isAbsent(payment.mandate?.debitedAccount)),
    ),
  ],
  [
    'DK-R-008',
    'BT-83',
    'payment.remittance',
    demand(
      'danish_giro',
      invoice =>
        meansOf(invoice) === '50' &&
        !(/^(01|04|15)#/.test(reference(invoice)) && hasAccountOf(invoice, /^\d{7,8}$/)),
    ),
  ],
  [
    'DK-R-009',
    'BT-83',
    'payment.remittance',
    demand(
      'danish_giro_reference',
      invoice => meansOf(invoice) === '50' && hasWrongLength(invoice, /^(04|15)#/, /^\d{16}$/),
    ),
  ],
  [
    'DK-R-010',
    'BT-83',
    'payment.remittance',
    demand(
      'danish_fik',
      invoice =>
        meansOf(invoice) === '93' &&
        !(/^7[135]#/.test(reference(invoice)) && hasAccountOf(invoice, /^.{8}$/)),
    ),
  ],
  [
    'DK-R-011',
    'BT-83',
    'payment.remittance',
    demand(
      'danish_fik_reference',
      invoice => meansOf(invoice) === '93' && hasWrongLength(invoice, /^7[15]#/, /^\d{15,16}$/),
    ),
  ],
]

const isDanish = isIn('DK', 'seller', 'buyer')

/** Rules of Denmark. The address of the seller decides, and for domestic invoices also that of the buyer. */
export const danishRules: Rule[] = [
  ...nationalRules(isIn('DK', 'seller'), danishCompany),
  ...nationalRules(isDanish, danishDomestic),
  ...nationalRules(invoice => isDanish(invoice) && !isCreditNote(invoice), danishPayment),
]

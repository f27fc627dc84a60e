import { peppolOfNovember2026 } from '#core/einvoice-releases.ts'
import { isSwedishNumber } from '#core/identifiers/check-digits.ts'
import type { EInvoice } from '../model/einvoice.ts'
import { exact } from './arithmetic.ts'
import { numberForm } from './identifier-rules.ts'
import { accountsOf, type Check, demand, hasForm, isIn, meansOf, nationalRules } from './national-rules.ts'
import { normalized, type Rule } from './rule.ts'

const warned = { severity: 'warning' } as const
const isSwedish = isIn('SE', 'seller')
const isSwedishTaxpayer = (invoice: EInvoice) =>
  isSwedish(invoice) && (invoice.seller?.vatId ?? '').trim().startsWith('SE')

const vatId = ({ seller }: EInvoice) => seller?.vatId
const registration = ({ seller }: EInvoice) => seller?.registration?.id
const swedishRates = ['25', '12', '6']

/** Lines, allowances and charges of the standard category whose rate is not Swedish. */
const otherRates = (invoice: EInvoice) =>
  (['lines', 'charges', 'allowances'] as const).flatMap(list =>
    (invoice[list] ?? []).flatMap(({ taxCategory, taxRate }, index) =>
      taxCategory === 'S' && !swedishRates.some(rate => taxRate !== undefined && exact(taxRate).eq(rate))
        ? [
            {
              path: `${list}[${index}].taxRate`,
              message: { code: 'einvoice.national', params: { demand: 'swedish_rate' } } as const,
            },
          ]
        : [],
    ),
  )

/** Giro accounts that do not match a form. */
const giro =
  (provider: 'SE:BANKGIRO' | 'SE:PLUSGIRO', form: RegExp): Check =>
  invoice => {
    const name = provider === 'SE:BANKGIRO' ? 'bankgiro' : 'plusgiro'
    return meansOf(invoice) !== '30'
      ? undefined
      : accountsOf(invoice).flatMap(({ id = '', provider: bank = '' }, index) =>
          normalized(bank) === provider && !form.test(normalized(id))
            ? [{ path: `payment.accounts[${index}].id`, message: numberForm('BT-84', name, id) }]
            : [],
        )
  }

/** Rules of Sweden. The address of the seller decides; for rules about VAT, the VAT number decides too. */
export const swedishRules: Rule[] = [
  ...nationalRules(isSwedishTaxpayer, [
    ['SE-R-001', 'BT-31', 'seller.vatId', hasForm('BT-31', 'swedish_vat', vatId, id => id.length === 14)],
    [
      'SE-R-002',
      'BT-31',
      'seller.vatId',
      hasForm('BT-31', 'swedish_vat', vatId, id => /^\d+$/.test(id.slice(2, 14))),
    ],
    ['SE-R-006', 'BT-152', 'lines', otherRates, { until: peppolOfNovember2026 }],
  ]),
  ...nationalRules(
    invoice => isSwedishTaxpayer(invoice) && isIn('SE', 'buyer')(invoice),
    [['SE-R-006', 'BT-152', 'lines', otherRates, { from: peppolOfNovember2026 }]],
  ),
  ...nationalRules(isSwedish, [
    [
      'SE-R-003',
      'BT-30',
      'seller.registration.id',
      hasForm('BT-30', 'swedish', registration, id => /^\d+$/.test(id)),
    ],
    [
      'SE-R-004',
      'BT-30',
      'seller.registration.id',
      hasForm('BT-30', 'swedish', registration, id => id.length === 10),
    ],
    ['SE-R-013', 'BT-30', 'seller.registration.id', hasForm('BT-30', 'swedish', registration, hasCheckDigit)],
    [
      'SE-R-005',
      'BT-32',
      'seller.taxNumber',
      demand(
        'swedish_tax_number',
        ({ seller }) =>
          seller?.registration !== undefined &&
          seller.taxNumber !== undefined &&
          normalized(seller.taxNumber).toUpperCase() !== 'GODKÄND FÖR F-SKATT',
      ),
    ],
    ['SE-R-007', 'BT-84', 'payment.accounts[0].id', giro('SE:PLUSGIRO', /^\d+$/), warned],
    ['SE-R-008', 'BT-84', 'payment.accounts[0].id', giro('SE:BANKGIRO', /^\d+$/), warned],
    ['SE-R-009', 'BT-84', 'payment.accounts[0].id', giro('SE:BANKGIRO', /^.{7,8}$/), warned],
    ['SE-R-010', 'BT-84', 'payment.accounts[0].id', giro('SE:PLUSGIRO', /^.{2,8}$/), warned],
    [
      'SE-R-011',
      'BT-81',
      'payment.means',
      demand('swedish_giro', invoice => ['50', '56'].includes(meansOf(invoice))),
      warned,
    ],
  ]),
  ...nationalRules(isIn('SE', 'seller', 'buyer'), [
    [
      'SE-R-012',
      'BT-81',
      'payment.means',
      demand('swedish_transfer', invoice => meansOf(invoice) === '31'),
      warned,
    ],
  ]),
]

/** Only the first ten characters count, because another rule checks the length. */
function hasCheckDigit(id: string): boolean {
  return /^\d+$/.test(id) && isSwedishNumber(id.slice(0, 10))
}

import type { Message } from '#core/messages/message.ts'
import { creditNoteTypes } from '../../codes/code-lists.ts'
import type { Identifier } from '../../model/amounts.ts'
import { isAbsent, type Rule, termAt, violationsAt } from '../rule.ts'
import { bySyntax, type Ids } from './by-syntax.ts'

/** Rule ids and paths of the values. */
type Row = readonly [ids: Ids, path: string, ...others: string[]]

/** Creates rules about each value that is present. */
const valueRules = <Value>(
  rows: readonly Row[],
  messageOf: (value: Value, term: string) => Message | undefined,
): Rule[] =>
  rows.flatMap(([ids, ...paths]) => {
    const checks = paths.map(path =>
      violationsAt<Value>(path, value => (isAbsent(value) ? undefined : messageOf(value, termAt(path)))),
    )
    return bySyntax(ids, termAt(paths[0]), invoice => checks.flatMap(check => check(invoice)))
  })

const number = 'number'
const preceding = 'precedingInvoices[].number'

const lengthOfNumbers = valueRules<string>(
  [
    [{ ubl: 'BR-FR-01_BT-1-1', cii: 'BR-FR-01_BT-1' }, number],
    [{ ubl: 'BR-FR-01_BT-25-1', cii: 'BR-FR-01_BT-25' }, preceding],
  ],
  (value, term) => tooLong(value, term, 35),
)

const charactersOfNumbers = valueRules<string>(
  [
    [{ ubl: 'BR-FR-01_BT-1-2' }, number],
    ['BR-FR-02_BT-1', number],
    [{ ubl: 'BR-FR-01_BT-25-2' }, preceding],
    ['BR-FR-02_BT-25', preceding],
  ],
  (value, term) =>
    /^[A-Za-z0-9+\-_/]+$/.test(value) ? undefined : { code: 'einvoice.fr_number', params: { term } },
)

const years = valueRules<string>(
  [
    ['BR-FR-03_BT-2', 'issueDate'],
    ['BR-FR-03_BT-7', 'taxPointDate'],
    ['BR-FR-03_BT-9', 'dueDate'],
    ['BR-FR-03_BT-26', 'precedingInvoices[].issueDate'],
    ['BR-FR-03_BT-72', 'delivery?.date'],
    ['BR-FR-03_BT-73', 'period?.start'],
    ['BR-FR-03_BT-74', 'period?.end'],
    [{ ubl: 'BR-FR-03_BT-134', cii: 'BR-FR-03_EXT-FR-FE-134' }, 'lines[].period?.start'],
    [{ ubl: 'BR-FR-03_BT-135', cii: 'BR-FR-03_EXT-FR-FE-135' }, 'lines[].period?.end'],
  ],
  (value, term) => (value.startsWith('20') ? undefined : { code: 'einvoice.fr_year', params: { term } }),
)

const identifierTerms = new Set(['BT-29', 'BT-46', 'BT-60'])

const sirens = valueRules<Identifier>(
  [
    ['BR-FR-32-LEGALID', 'seller?.registration', 'buyer?.registration', 'payee?.registration'],
    [
      { ubl: 'BR-FR-32-ID', cii: 'BR-FR-32-GLOBALID' },
      'seller?.identifiers[]',
      'buyer?.identifiers[]',
      'payee?.identifiers[]',
    ],
  ],
  ({ id = '', scheme }, term) => {
    const isSiren = scheme === '0002' || (identifierTerms.has(term) && scheme === '0231')
    return isSiren && !/^\d{9}$/.test(id.trim()) ? { code: 'einvoice.fr_siren', params: { term } } : undefined
  },
)

const sellerAddress = 'seller?.electronicAddress'
const buyerAddress = 'buyer?.electronicAddress'
const isDirectoryAddress = (id: string) => /^[A-Za-z0-9+\-_.]+$/.test(id)

const addresses = [
  ...valueRules<Identifier>(
    [
      ['BR-FR-23_BT-34', sellerAddress],
      ['BR-FR-23_BT-49', buyerAddress],
    ],
    ({ id = '', scheme }, term) =>
      scheme === '0225' && !isDirectoryAddress(id)
        ? { code: 'einvoice.fr_characters', params: { term } }
        : undefined,
  ),
  ...valueRules<Identifier>(
    [
      ['BR-FR-25_BT-34', sellerAddress],
      ['BR-FR-25_BT-49', buyerAddress],
    ],
    ({ id = '' }, term) => tooLong(id, term, 125),
  ),
  ...valueRules<Identifier>(
    [
      ['BR-FR-24_BT-29', 'seller?.identifiers[]'],
      ['BR-FR-24_BT-46', 'buyer?.identifiers[]'],
    ],
    ({ id = '', scheme }, term) =>
      scheme === '0224' && !isDirectoryAddress(id)
        ? { code: 'einvoice.fr_characters', params: { term } }
        : undefined,
  ),
  ...valueRules<Identifier>(
    [
      ['BR-FR-26_BT-29', 'seller?.identifiers[]'],
      ['BR-FR-26_BT-46', 'buyer?.identifiers[]'],
    ],
    ({ id = '', scheme }, term) => (scheme === '0224' ? tooLong(id, term, 100) : undefined),
  ),
]

const ofDocument = (field: string) => [`allowances[].${field}`, `charges[].${field}`] as const
const ofLine = (field: string) => [`lines[].allowances[].${field}`, `lines[].charges[].${field}`] as const

const categoryTerms: readonly Row[] = [
  [{ ubl: 'BR-FR-15_BT-95_BT-102-1', cii: 'BR-FR-15_BT-95_BT-102' }, ...ofDocument('taxCategory')],
  [{ ubl: 'BR-FR-15_BT-118-1', cii: 'BR-FR-15_BT-95_BT-118' }, 'taxes[].category'],
  [{ ubl: 'BR-FR-15_BT-151-1', cii: 'BR-FR-15_BT-95_BT-151' }, 'lines[].taxCategory'],
]
/** IGIC of the Canary Islands, and IPSI of Ceuta and Melilla; the rules above reject other unsupported categories. */
const spanishTerms: readonly Row[] = [
  [{ ubl: 'BR-FR-15_BT-95_BT-102-2', cii: 'BR-FR-15_BT-95_BT-102_LM' }, ...ofDocument('taxCategory')],
  [{ ubl: 'BR-FR-15_BT-118-2', cii: 'BR-FR-15_BT-95_BT-118_LM' }, 'taxes[].category'],
  [{ ubl: 'BR-FR-08_BT-151-2', cii: 'BR-FR-15_BT-95_BT-151_LM' }, 'lines[].taxCategory'],
]
const frenchCategories = new Set(['S', 'E', 'AE', 'K', 'G', 'O', 'Z'])

const categories = [
  ...valueRules<string>(categoryTerms, (value, term) =>
    frenchCategories.has(value) ? undefined : { code: 'einvoice.fr_category', params: { term } },
  ),
  ...valueRules<string>(spanishTerms, (value, term) =>
    value === 'L' || value === 'M' ? { code: 'einvoice.fr_category', params: { term } } : undefined,
  ),
]

/** With up to two decimals, as the official list spells them. */
const frenchRates = new Set(
  '0 20 10 5.5 2.1 8.5 1.05 0.9 1.75 13 7 9.2 9.6 19.6 20.6'.split(' ').flatMap(rate => {
    const [whole = '', decimals = ''] = rate.split('.')
    const padded = [0, 1, 2].filter(length => length >= decimals.length)
    return padded.map(length => (length === 0 ? whole : `${whole}.${decimals.padEnd(length, '0')}`))
  }),
)

const rateMessage = (rate: string): Message | undefined =>
  frenchRates.has(rate) ? undefined : { code: 'einvoice.fr_rate', params: { rate } }
const lineRates = violationsAt<string>('lines[].taxRate', rate =>
  isAbsent(rate) ? undefined : rateMessage(rate),
)

const rates = [
  // In UBL the rule reads lines of invoices, not those of credit notes.
  ...bySyntax('BR-FR-16_BT-152', 'BT-152', (invoice, syntax) =>
    syntax === 'ubl' && creditNoteTypes.has(invoice.type ?? '') ? [] : lineRates(invoice),
  ),
  ...valueRules<string>(
    [
      [{ ubl: 'BR-FR-16_BT-96', cii: 'BR-FR-16_BT-96_BT-103' }, ...ofDocument('taxRate')],
      ['BR-FR-16_BT-119', 'taxes[].rate'],
    ],
    rateMessage,
  ),
  ...valueRules<string>(
    [
      ['BR-FR-DEC-04_BT-96_BT-103', ...ofDocument('taxRate')],
      ['BR-FR-DEC-04_BT-119', 'taxes[].rate'],
      ['BR-FR-DEC-04_BT-152', 'lines[].taxRate'],
    ],
    (value, term) => tooPrecise(value, term, 2, 4),
  ),
]

const amount = (paths: readonly [string, ...string[]], also = ''): Row => [
  `BR-FR-DEC-01_${termAt(paths[0])}${also}`,
  ...paths,
]

const decimals = [
  ...valueRules<string>(
    [
      amount(ofDocument('amount'), '_BT-99'),
      amount(ofDocument('base'), '_BT-100'),
      amount(['totals?.lines']),
      amount(['totals?.allowances']),
      amount(['totals?.charges']),
      amount(['totals?.withoutTax']),
      amount(['totals?.tax']),
      amount(['totals?.taxInTaxCurrency']),
      amount(['totals?.withTax']),
      amount(['totals?.prepaid']),
      amount(['totals?.rounding']),
      amount(['totals?.payable']),
      amount(['taxes[].base']),
      amount(['taxes[].amount']),
      amount(['lines[].net']),
      amount(ofLine('amount'), '_BT-141'),
      amount(ofLine('base'), '_BT-142'),
    ],
    (value, term) => tooPrecise(value, term, 2),
  ),
  ...valueRules<string>(
    [
      ['BR-FR-DEC-02_BT-129', 'lines[].quantity?.value'],
      ['BR-FR-DEC-02_BT-149', 'lines[].priceQuantity?.value'],
    ],
    (value, term) => tooPrecise(value, term, 4),
  ),
  ...valueRules<string>(
    [
      ['BR-FR-DEC-03_BT-146', 'lines[].netPrice'],
      ['BR-FR-DEC-03_BT-147', 'lines[].priceDiscount'],
      ['BR-FR-DEC-03_BT-148', 'lines[].grossPrice'],
    ],
    (value, term) => tooPrecise(value, term, 6),
  ),
]

function tooLong(value: string, term: string, max: number): Message | undefined {
  return [...value].length > max ? { code: 'einvoice.fr_too_long', params: { term, max } } : undefined
}

/** @param length maximum number of digits, including the sign */
function tooPrecise(value: string, term: string, max: number, length = 19): Message | undefined {
  const [, fraction = ''] = value.split('.')
  const isRight = fraction.length <= max && value.replace('.', '').length <= length
  return isRight ? undefined : { code: 'einvoice.fr_decimals', params: { term, max } }
}

/** Rules about single values. */
export const frenchValueRules: Rule[] = [
  ...lengthOfNumbers,
  ...charactersOfNumbers,
  ...years,
  ...sirens,
  ...addresses,
  ...categories,
  ...rates,
  ...decimals,
]

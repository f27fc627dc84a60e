import { peppolOfNovember2026 } from '#core/einvoice-releases.ts'
import {
  hasBelgianCheckDigits,
  hasGs1CheckDigit,
  isAustralianNumber,
  isBelgianNumber,
  isItalianTaxCode,
  isItalianVatNumber,
  isLuxembourgNumber,
  isLuxembourgVatNumber,
  isNorwegianNumber,
  isSwedishNumber,
} from '#core/identifiers/check-digits.ts'
import type { Message } from '#core/messages/message.ts'
import type { Identifier } from '../model/amounts.ts'
import type { EInvoice } from '../model/einvoice.ts'
import { none, normalized, type Rule, type RuleContext, type Violation } from './rule.ts'

export type NumberForm = Extract<Message, { code: 'einvoice.number_form' }>['params']['form']

/** Returns a message that describes the form of a number; long values are cut. */
export const numberForm = (term: string, form: NumberForm, value: string): Message => ({
  code: 'einvoice.number_form',
  params: { term, form, value: value.slice(0, 60) },
})

interface PlacedIdentifier {
  id: string
  scheme: string
  term: string
  path: string
}

/** Cached by context, because each check has its own. */
const collected = new WeakMap<RuleContext, ReadonlyMap<string, PlacedIdentifier[]>>()

/** Returns the identifiers of a kind. Cached, because many rules search them, mostly without result. */
function identifiersOf(scheme: string, invoice: EInvoice, context: RuleContext) {
  const known = collected.get(context) ?? Map.groupBy(collectIdentifiers(invoice), each => each.scheme)
  collected.set(context, known)
  return known.get(scheme)
}

function collectIdentifiers({ seller, buyer, payee }: EInvoice): PlacedIdentifier[] {
  const identifiers: PlacedIdentifier[] = []
  const add = (identifier: Identifier | undefined, term: string, path: string) => {
    const { id, scheme } = identifier ?? {}
    if (id !== undefined && scheme !== undefined) identifiers.push({ id, scheme, term, path })
  }
  const addAll = (list: readonly Identifier[] = [], term: string, path: string) => {
    for (const [index, identifier] of list.entries()) add(identifier, term, `${path}[${index}].id`)
  }
  add(seller?.electronicAddress, 'BT-34', 'seller.electronicAddress.id')
  add(buyer?.electronicAddress, 'BT-49', 'buyer.electronicAddress.id')
  addAll(seller?.identifiers, 'BT-29', 'seller.identifiers')
  addAll(buyer?.identifiers, 'BT-46', 'buyer.identifiers')
  addAll(payee?.identifiers, 'BT-60', 'payee.identifiers')
  add(seller?.registration, 'BT-30', 'seller.registration.id')
  add(buyer?.registration, 'BT-47', 'buyer.registration.id')
  add(payee?.registration, 'BT-61', 'payee.registration.id')
  return identifiers
}

const matches = (form: RegExp) => (text: string) => form.test(text)
const isDutchVatNumber = matches(/^NL\d{9}B\d{2}$/)

type Row = readonly [
  id: string,
  scheme: string,
  form: NumberForm,
  isValid: (id: string) => boolean,
  validity?: Pick<Rule, 'severity' | 'from'>,
]

const warned = { severity: 'warning' } as const

/**
 * Kinds of identifiers whose form Peppol checks. White space around the number is an error for the Danish
 * kinds only.
 */
const rows: readonly Row[] = [
  ['PEPPOL-COMMON-R040', '0088', 'gln', id => hasGs1CheckDigit(normalized(id))],
  ['PEPPOL-COMMON-R041', '0192', 'norwegian', id => isNorwegianNumber(normalized(id))],
  ['PEPPOL-COMMON-R042', '0184', 'cvr', matches(/^(DK)?\d{8}$/)],
  ['PEPPOL-COMMON-R043', '0208', 'belgian', id => hasBelgianCheckDigits(normalized(id))],
  ['PEPPOL-COMMON-R044', '0201', 'ipa', id => /^[A-Z0-9]{6}$/i.test(normalized(id)), warned],
  ['PEPPOL-COMMON-R045', '0210', 'italian_tax_code', id => isItalianTaxCode(normalized(id)), warned],
  [
    'PEPPOL-COMMON-R047',
    '0211',
    'italian_vat',
    id => !/^(IT|it)/.test(normalized(id)) || isItalianVatNumber(normalized(id).slice(2)),
    warned,
  ],
  ['PEPPOL-COMMON-R049', '0007', 'swedish', id => isSwedishNumber(normalized(id))],
  ['PEPPOL-COMMON-R050', '0151', 'abn', id => isAustralianNumber(normalized(id))],
  ['PEPPOL-COMMON-R052', '0096', 'danish_p', matches(/^\d{10}$/)],
  ['PEPPOL-COMMON-R053', '0198', 'danish_se', matches(/^DK\d{8}$/)],
  [
    'PEPPOL-COMMON-R059',
    '0240',
    'luxembourg',
    id => isLuxembourgNumber(normalized(id)),
    { ...warned, from: peppolOfNovember2026 },
  ],
]

/** Dutch kinds, which are only warnings before the release of November 2026. */
const dutchRows: readonly Row[] = [
  ['PEPPOL-COMMON-R054', '0106', 'kvk', id => /^\d{8}$/.test(normalized(id))],
  ['PEPPOL-COMMON-R055', '0190', 'oin', id => /^\d{20}$/.test(normalized(id))],
  ['PEPPOL-COMMON-R056-1', '9944', 'dutch_vat', id => isDutchVatNumber(normalized(id))],
  ['PEPPOL-COMMON-R057', '0217', 'dutch_branch', id => /^\d{12}$/.test(normalized(id))],
]

const ofScheme = ([id, scheme, form, isValid, validity]: Row): Rule => ({
  id,
  term: 'BT-29',
  ...validity,
  violations: (invoice, context) =>
    identifiersOf(scheme, invoice, context)?.flatMap(each =>
      isValid(each.id) ? [] : [{ path: each.path, message: numberForm(each.term, form, each.id) }],
    ) ?? none,
})

const withdrawnScheme = '9907'

/** The withdrawn kind of the Italian tax code, which was only used for electronic addresses. */
const withdrawnTaxCode: Rule = {
  id: 'PEPPOL-COMMON-R046',
  term: 'BT-34',
  severity: 'warning',
  violations: (invoice, context) =>
    identifiersOf(withdrawnScheme, invoice, context)?.flatMap(({ id, term, path }) =>
      path.includes('electronicAddress') && !isItalianTaxCode(normalized(id))
        ? [{ path, message: numberForm(term, 'italian_tax_code', id) }]
        : [],
    ) ?? none,
}

/** VAT numbers by their country prefix. */
const vatNumbers = (
  id: string,
  form: NumberForm,
  isOwn: RegExp,
  isValid: (vatId: string) => boolean,
  validity: Pick<Rule, 'severity' | 'from' | 'until'>,
): Rule => ({
  id,
  term: 'BT-31',
  ...validity,
  violations({ seller, buyer, taxRepresentative }) {
    const isWrong = (vatId = '') => isOwn.test(vatId) && !isValid(normalized(vatId))
    const violations: Violation[] = []
    const add = (vatId = '', term: string, path: string) =>
      violations.push({ path, message: numberForm(term, form, vatId) })
    if (isWrong(seller?.vatId)) add(seller?.vatId, 'BT-31', 'seller.vatId')
    if (isWrong(buyer?.vatId)) add(buyer?.vatId, 'BT-48', 'buyer.vatId')
    if (isWrong(taxRepresentative?.vatId)) add(taxRepresentative?.vatId, 'BT-63', 'taxRepresentative.vatId')
    return violations
  },
})

const dutchVatNumbers = (validity: Pick<Rule, 'severity' | 'from' | 'until'>) =>
  vatNumbers('PEPPOL-COMMON-R056-2', 'dutch_vat', /^\s*NL/, isDutchVatNumber, validity)

const warnedBefore = { ...warned, until: peppolOfNovember2026 } as const
const fatalFrom = { from: peppolOfNovember2026 } as const

const checkedSchemes = new Set([...rows, ...dutchRows].map(([, scheme]) => scheme).concat(withdrawnScheme))

/** Condition of the rules, because most documents have no identifier of a checked kind. */
const hasCheckedScheme = (invoice: EInvoice) =>
  collectIdentifiers(invoice).some(({ scheme }) => checkedSchemes.has(scheme))

const schemeRules: Rule[] = [
  ...rows.map(ofScheme),
  withdrawnTaxCode,
  ...[warnedBefore, fatalFrom].flatMap(validity => dutchRows.map(row => ({ ...ofScheme(row), ...validity }))),
]

export const identifierRules: Rule[] = [
  ...schemeRules.map(rule => ({ ...rule, appliesTo: hasCheckedScheme })),
  ...[warnedBefore, fatalFrom].map(dutchVatNumbers),
  vatNumbers(
    'PEPPOL-COMMON-R058',
    'luxembourg_vat',
    /^\s*LU/i,
    vatId => isLuxembourgVatNumber(vatId.slice(2)),
    { ...warned, from: peppolOfNovember2026 },
  ),
  vatNumbers('PEPPOL-COMMON-R062', 'belgian_vat', /^\s*BE/, vatId => isBelgianNumber(vatId.slice(2)), {
    ...warned,
    from: peppolOfNovember2026,
  }),
]

import { isMistypedIban } from '../invoice/iban.ts'
import { comparableNumber } from '../invoice/invoice-number.ts'
import { isNameTooLongForPaymentCode, maxNameLength, pathOfAccountHolder } from '../invoice/payment-code.ts'
import { precedingOf } from '../invoice/preceding-invoices.ts'
import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { countryCodes } from '../text/country-codes.ts'
import { type Finding, type RuleContext, warning } from './finding.ts'

/** Findings about implausible sellers, buyers and invoice numbers; applies everywhere. */
export function partyFindings(
  invoice: RenderableInvoice,
  { totals }: Pick<RuleContext, 'totals'>,
): Finding[] {
  const findings: Finding[] = []
  const { invoice_number: number, seller } = invoice
  if (number !== number.trim())
    findings.push(warning('invoice_number', 'space_around', { code: 'invoice_number.space_around' }))
  const unfilled = unfilledPart.exec(number.normalize('NFKC'))?.[0]
  if (unfilled !== undefined) {
    const message = { code: 'invoice_number.unfilled', params: { part: unfilled } } as const
    findings.push(warning('invoice_number', 'unfilled_number', message))
  } else if (number !== '' && !/\p{N}/u.test(number)) {
    findings.push(warning('invoice_number', 'odd_number', { code: 'invoice_number.without_digits' }))
  } else if (/^[\p{P}\p{S}\s0]*0[\p{P}\p{S}\s0]*$/u.test(number.normalize('NFKC'))) {
    findings.push(warning('invoice_number', 'odd_number', { code: 'invoice_number.zero' }))
  }
  for (const [path, earlier] of precedingOf(invoice))
    if (earlier.number !== undefined && comparableNumber(earlier.number) === comparableNumber(number))
      findings.push(warning(`${path}.number`, 'own_number', { code: 'preceding_invoice.own_number' }))

  if (seller?.iban !== undefined && isMistypedIban(seller.iban))
    findings.push(warning('seller.iban', 'mistyped_iban', { code: 'iban.mistyped' }))
  if (isNameTooLongForPaymentCode(invoice, totals.payable)) {
    const message = {
      code: 'seller.name_too_long_for_payment_code',
      params: { limit: maxNameLength },
    } as const
    const path = pathOfAccountHolder(invoice)
    findings.push({ path, code: 'no_payment_code', severity: 'info', message })
  }
  for (const [path, country] of countriesOf(invoice)) {
    if (country !== undefined && country !== kosovo && !countryCodes.has(country))
      findings.push(warning(path, 'unknown_country', { code: 'country.unknown', params: { code: country } }))
  }
  const same = sameParty(invoice)
  if (same !== undefined)
    findings.push(warning(`buyer.${same}`, 'buyer_is_seller', { code: 'buyer.is_seller' }))
  return findings
}

/** Kosovo is in use although ISO 3166-1 has no code for it. */
const kosovo = 'XK'

const countriesOf = ({ seller, buyer, tax_representative, delivery_address }: RenderableInvoice) =>
  [
    ['seller.country', seller?.country],
    ['buyer.country', buyer?.country],
    ['tax_representative.country', tax_representative?.country],
    ['delivery_address.country', delivery_address?.country],
  ] as const

/** An unfilled part of a number: a token of a pattern, or a word such as TBD. `#1042` is a valid number. */
const unfilledPart =
  /[{<][^}>]*[}>]|\[\p{L}{3,}\]|##+|#(?!\s*[\p{L}\p{N}])|y{4}|j{4}|n{4}|x{4}|(?<!\p{L})(?:todo|tbd|draft|entwurf)(?!\p{L})/iu

/**
 * The field that shows buyer and seller to be the same. Equal names without legal form count only if no tax IDs differ,
 * and if both have a legal form or the same address, because companies and persons share surnames.
 */
function sameParty({ seller = {}, buyer = {} }: RenderableInvoice): keyof typeof buyer | undefined {
  const [sellerTaxId, buyerTaxId] = [codeOf(seller.tax_id), codeOf(buyer.tax_id)]
  if (isSameTaxId(sellerTaxId, buyerTaxId) || isSameTaxId(codeOf(seller.tax_number), buyerTaxId))
    return 'tax_id'
  if (isSame(nameOf(seller.name), nameOf(buyer.name))) return 'name'
  const isOther = sellerTaxId !== '' && buyerTaxId !== ''
  const [sellerName, buyerName] = [withoutLegalForm(seller.name), withoutLegalForm(buyer.name)]
  const isLikely = (sellerName.hasLegalForm && buyerName.hasLegalForm) || hasSameAddress(seller, buyer)
  if (!isOther && isLikely && isSame(sellerName.text, buyerName.text)) return 'name'
  const [from, to] = [seller.electronic_address, buyer.electronic_address]
  const isAddressSame = isSame(codeOf(from?.id), codeOf(to?.id)) && from?.scheme === to?.scheme
  return isAddressSame ? 'electronic_address' : undefined
}

type Party = NonNullable<RenderableInvoice['seller'] | RenderableInvoice['buyer']>

/** Text without differences of letter case, width and diacritics. */
const foldedText = (text: string): string => comparableNumber(text).normalize('NFD').replaceAll(/\p{M}/gu, '')

const isSame = (one: string, other: string): boolean => one !== '' && one === other

/** Compares tax IDs also if only one has the country or a label, such as `DE136695976` and `136695976`. */
function isSameTaxId(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return isSame(one, other) || (short.replaceAll(/\D/g, '').length >= 7 && long.includes(short))
}

const hasSameAddress = (one: Party, other: Party): boolean =>
  isSame(nameOf(one.address?.join(' ')), nameOf(other.address?.join(' '))) ||
  isSame(partsOf(one), partsOf(other))

const partsOf = ({ street, street_2, postcode, city }: Party): string =>
  nameOf([street, street_2, postcode, city].join(' '))

const codeOf = (text = ''): string => foldedText(text).replaceAll(/[^\p{L}\p{N}@]/gu, '')

const nameOf = (name = ''): string => wordsOf(name).join('')

const wordsOf = (name: string): string[] =>
  foldedText(name)
    .replaceAll(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')

/** Legal forms without points; each word of a form is an entry. */
const legalForms = new Set(
  `ab ag aps as asa bv bvba co company corp corporation doo eg eirl ek ev eurl gbr gesmbh gmbh inc incorporated kft kg
   kgaa limited llc llp lp ltd ltda lda mbh nv ohg oo oy oyj pc plc pte pty sa sac sarl sas sasu sc se sl slu snc spa sp
   spk sprl srl sro ug z zoo haftungsbeschrankt`.split(/\s+/),
)

function withoutLegalForm(name = ''): { text: string; hasLegalForm: boolean } {
  const words = wordsOf(name)
  const { length } = words
  while (words.length > 1 && legalForms.has(words.at(-1) ?? '')) words.pop()
  return { text: words.join(''), hasLegalForm: words.length < length }
}

import { type BusinessProcess, businessProcesses } from '#core/france/business-processes.ts'
import { mentionCodes, mentionFields, mentionsOf } from '#core/france/mentions.ts'
import { isFrench, sirenIn, sirenOfVatId, siretIn } from '#core/identifiers/siren.ts'
import type { Invoice, SummedInvoice } from '#core/invoice/invoice.ts'
import { taxCategoryOf } from '#core/tax-category.ts'
import type { Identifier } from '../model/amounts.ts'
import type { Attachment, EInvoice, Line, Note } from '../model/einvoice.ts'
import type { Syntax } from '../model/formats.ts'
import type { Buyer, Seller } from '../model/parties.ts'
import { exact } from '../rules/arithmetic.ts'
import { attachmentKinds } from '../rules/france/identifier-rules.ts'

/** ISO 6523: SIREN, SIRET; EAS: address of the French directory, which begins with the SIREN */
const [sirenScheme, siretScheme, directoryScheme] = ['0002', '0009', '0225']

/**
 * Adds what the French reform requires beyond EN 16931 and the invoice implies: SIREN, directory addresses,
 * business process and statutory mentions.
 */
export function frenchEInvoice(
  document: EInvoice,
  { seller: stated, business_process }: Invoice,
  syntax: Syntax,
): EInvoice {
  const seller = document.seller && frenchSeller(document.seller)
  const buyer = document.buyer && frenchParty(document.buyer)
  const texts = mentionsOf(stated)
  const payee = document.payee && withPlainNumbers(document.payee)
  const complete = {
    ...document,
    ...(seller && { seller }),
    ...(buyer && { buyer }),
    ...(payee && { payee }),
  }
  const treatment = treatmentOf(complete)
  const own = document.notes ?? []
  const added: Note[] = [
    // first, because in UBL the value of BAR ends at the next code
    ...(treatment === undefined ? [] : [{ subject: 'BAR', text: treatment }]),
    ...mentionCodes.map(subject => ({ subject, text: texts[mentionFields[subject]] })),
  ]
  // UBL writes codes into the text of a note, and each code may occur once
  const isStated = ({ subject }: Note) =>
    syntax === 'ubl' && own.some(({ text = '' }) => text.includes(`#${subject}#`))
  return {
    ...complete,
    process: business_process ?? processOf(document),
    notes: [...own, ...added.filter(note => !isStated(note))],
    ...(document.attachments && { attachments: document.attachments.map(frenchAttachment) }),
  }
}

/** The list of descriptions is closed (BR-FR-17), so other descriptions are replaced. */
const frenchAttachment = (attachment: Attachment): Attachment =>
  attachment.description === undefined || attachmentKinds.has(attachment.description)
    ? attachment
    : { ...attachment, description: 'DOCUMENT_ANNEXE' }

/** Without VAT, as under article 293 B of the CGI, the SIREN is the tax number. */
function frenchSeller(seller: Seller): Seller {
  const party = frenchParty(seller)
  const { id, scheme } = party.registration ?? {}
  const isKnown = party.vatId !== undefined || party.taxNumber !== undefined
  return isKnown || id === undefined || scheme !== sirenScheme ? party : { ...party, taxNumber: id }
}

/**
 * Kinds of numbers that are written in groups of digits and exchanged without spaces: SIREN, SIRET, number of
 * a VAT group.
 */
const groupedKinds = [sirenScheme, siretScheme, '0231', directoryScheme]

const plainNumber = ({ id = '', ...number }: Identifier): Identifier => ({
  ...number,
  id: groupedKinds.includes(number.scheme ?? '') && /^\s*\d[\d\s]*$/.test(id) ? id.replaceAll(/\s/g, '') : id,
})

type Numbers = Pick<Buyer, 'registration' | 'identifiers' | 'electronicAddress'>

function withPlainNumbers<Party extends Numbers>(party: Party): Party {
  const { registration, identifiers, electronicAddress } = party
  return {
    ...party,
    ...(registration && { registration: plainNumber(registration) }),
    ...(identifiers && { identifiers: identifiers.map(plainNumber) }),
    ...(electronicAddress && { electronicAddress: plainNumber(electronicAddress) }),
  }
}

function frenchParty<Party extends Buyer>(stated: Party): Party {
  const party = withPlainNumbers(stated)
  const { registration, vatId, identifiers = [], electronicAddress: address } = party
  if (!isFrench(party.address?.country)) return party
  const { id = '', scheme } = registration ?? {}
  const siret = scheme === sirenScheme ? undefined : siretIn(id)
  const inAddress =
    address?.scheme === directoryScheme ? /^\d{9}(?!\d)/.exec(address.id ?? '')?.[0] : undefined
  const isOther = registration !== undefined && scheme !== undefined && scheme !== sirenScheme && !siret
  const siren = isOther
    ? undefined
    : (siret?.slice(0, 9) ?? sirenIn(id) ?? (id === '' ? (sirenOfVatId(vatId) ?? inAddress) : undefined))
  if (siren === undefined) return party
  return {
    ...party,
    registration: { id: siren, scheme: sirenScheme },
    // each kind of identifier may occur once (BR-FR-CO-10)
    ...(siret !== undefined &&
      identifiers.every(({ scheme }) => scheme !== siretScheme) && {
        identifiers: [...identifiers, { id: siret, scheme: siretScheme }],
      }),
    electronicAddress: address ?? { id: siren, scheme: directoryScheme },
  }
}

/** Types of invoices issued by the buyer; the network delivers them to the seller. */
const selfBilledTypes: readonly string[] = ['389', '261']

const isInDirectory = ({ registration, electronicAddress: address }: Buyer = {}): boolean =>
  registration?.scheme === sirenScheme &&
  /^\d{9}$/.test(registration.id ?? '') &&
  address?.scheme === directoryScheme &&
  (address.id ?? '').startsWith(registration.id ?? '')

/**
 * Returns the treatment by the French network (note BAR): between businesses in its directory, or with a
 * business abroad. `undefined` if unknown: the note is optional, but requires numbers and addresses
 * (BR-FR-11, 21 and 22).
 */
export function treatmentOf({ seller, buyer, type = '' }: EInvoice): string | undefined {
  const country = buyer?.address?.country
  const isBusiness = buyer?.registration !== undefined || buyer?.vatId !== undefined
  const isSelfBilled = selfBilledTypes.includes(type)
  if (country === undefined || !isBusiness || (isSelfBilled && !isInDirectory(seller))) return undefined
  if (!isFrench(country) || !isFrench(seller?.address?.country)) return 'B2BINT'
  const hasSiren = buyer?.registration?.scheme === sirenScheme
  return (isSelfBilled ? hasSiren : isInDirectory(buyer)) ? 'B2B' : undefined
}

/** Codes of units that imply goods or services; other units imply neither. */
const goodsUnits = new Set(['H87', 'KGM', 'GRM', 'TNE', 'LTR', 'MTQ', 'KWH', 'SET', 'NAR', 'PR', 'DZN'])
const serviceUnits = new Set(['HUR', 'DAY', 'WEE', 'MON', 'ANN', 'MIN', 'KMT', 'E48', 'LS'])

function isOfGoods({ taxCategory, quantity }: Line): boolean | undefined {
  const unit = quantity?.unit ?? ''
  if (taxCategory === 'K' || taxCategory === 'G') return true
  // codes of packages begin with X (Recommendation 21)
  if (goodsUnits.has(unit) || /^X[A-Z0-9]{2}$/.test(unit)) return true
  return serviceUnits.has(unit) ? false : undefined
}

/**
 * BT-23: the letter is for goods, services or both, from units and categories; the digit is for unpaid, paid
 * or partly paid.
 */
function processOf({ lines = [], totals = {}, type, dueDate }: EInvoice): BusinessProcess {
  const kinds = new Set(lines.map(isOfGoods))
  const letter = kinds.has(true) ? (kinds.has(false) ? 'M' : 'B') : 'S'
  const isPrepaid = exact(totals.prepaid).gt(0) && type === '380'
  // a paid invoice must state the date of payment as due date (BR-FR-CO-09)
  const isPaid = exact(totals.payable).eq(0) && dueDate !== undefined
  const digit = isPrepaid ? (isPaid ? 2 : 4) : 1
  return businessProcesses.find(process => process === `${letter}${digit}`) ?? 'S1'
}

const franchise = /\b293[\s-]*B\b|franchise en base/i

/**
 * Marks lines without VAT under article 293 B of the CGI ("franchise en base") as exempt, with their own
 * code.
 */
export function withFranchise(invoice: SummedInvoice, country: string | undefined): SummedInvoice {
  const { items, charges, tax_note = '', exemption_code } = invoice
  if (!isFrench(country) || !franchise.test(tax_note)) return invoice
  const exempt = <Taxed extends Parameters<typeof taxCategoryOf>[0]>(taxed: Taxed): Taxed =>
    taxCategoryOf(taxed) === undefined ? { ...taxed, tax_category: 'E' as const } : taxed
  return {
    ...invoice,
    items: items.map(exempt),
    ...(charges && { charges: charges.map(exempt) }),
    exemption_code: exemption_code ?? 'VATEX-FR-FRANCHISE',
  }
}

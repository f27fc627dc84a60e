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
 * What the French reform needs besides EN 16931, as far as it follows from the invoice: SIREN, addresses of the directory,
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
    // In UBL the value of BAR ends where the next code begins.
    ...(treatment === undefined ? [] : [{ subject: 'BAR', text: treatment }]),
    ...mentionCodes.map(subject => ({ subject, text: texts[mentionFields[subject]] })),
  ]
  // In UBL a note states the codes that it contains, and each may be stated once.
  const isStated = ({ subject }: Note) =>
    syntax === 'ubl' && own.some(({ text = '' }) => text.includes(`#${subject}#`))
  return {
    ...complete,
    process: business_process ?? processOf(document),
    notes: [...own, ...added.filter(note => !isStated(note))],
    ...(document.attachments && { attachments: document.attachments.map(frenchAttachment) }),
  }
}

/** A description in own words would break the list of the reform (BR-FR-17). */
const frenchAttachment = (attachment: Attachment): Attachment =>
  attachment.description === undefined || attachmentKinds.has(attachment.description)
    ? attachment
    : { ...attachment, description: 'DOCUMENT_ANNEXE' }

/** Without VAT, as under article 293 B of the CGI, the tax office knows a business by its SIREN. */
function frenchSeller(seller: Seller): Seller {
  const party = frenchParty(seller)
  const { id, scheme } = party.registration ?? {}
  const isKnown = party.vatId !== undefined || party.taxNumber !== undefined
  return isKnown || id === undefined || scheme !== sirenScheme ? party : { ...party, taxNumber: id }
}

/** Kinds of numbers that are typed in groups of digits and exchanged without spaces: SIREN, SIRET, number of a VAT group. */
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
    // each kind of identifier may be stated once (BR-FR-CO-10)
    ...(siret !== undefined &&
      identifiers.every(({ scheme }) => scheme !== siretScheme) && {
        identifiers: [...identifiers, { id: siret, scheme: siretScheme }],
      }),
    electronicAddress: address ?? { id: siren, scheme: directoryScheme },
  }
}

/** Written by the buyer; what the network delivers goes to the seller. */
const selfBilledTypes: readonly string[] = ['389', '261']

const isInDirectory = ({ registration, electronicAddress: address }: Buyer = {}): boolean =>
  registration?.scheme === sirenScheme &&
  /^\d{9}$/.test(registration.id ?? '') &&
  address?.scheme === directoryScheme &&
  (address.id ?? '').startsWith(registration.id ?? '')

/**
 * How the network treats the invoice (note BAR): between businesses in its directory, or with a business abroad.
 * `undefined` where that is not known: the note demands numbers and addresses (BR-FR-11, 21 and 22), and none demands it.
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

/** Units of goods and of services; others are either. */
const goodsUnits = new Set(['H87', 'KGM', 'GRM', 'TNE', 'LTR', 'MTQ', 'KWH', 'SET', 'NAR', 'PR', 'DZN'])
const serviceUnits = new Set(['HUR', 'DAY', 'WEE', 'MON', 'ANN', 'MIN', 'KMT', 'E48', 'LS'])

function isOfGoods({ taxCategory, quantity }: Line): boolean | undefined {
  const unit = quantity?.unit ?? ''
  if (taxCategory === 'K' || taxCategory === 'G') return true
  // packages begin with X (Recommendation 21)
  if (goodsUnits.has(unit) || /^X[A-Z0-9]{2}$/.test(unit)) return true
  return serviceUnits.has(unit) ? false : undefined
}

/** BT-23: services, unless units or categories of lines say goods; an invoice, unless something was paid before. */
function processOf({ lines = [], totals = {}, type, dueDate }: EInvoice): BusinessProcess {
  const kinds = new Set(lines.map(isOfGoods))
  const letter = kinds.has(true) ? (kinds.has(false) ? 'M' : 'B') : 'S'
  const isPrepaid = exact(totals.prepaid).gt(0) && type === '380'
  // paid already needs the date of payment as due date (BR-FR-CO-09)
  const isPaid = exact(totals.payable).eq(0) && dueDate !== undefined
  const digit = isPrepaid ? (isPaid ? 2 : 4) : 1
  return businessProcesses.find(process => process === `${letter}${digit}`) ?? 'S1'
}

const franchise = /\b293[\s-]*B\b|franchise en base/i

/** Lines without VAT under article 293 B of the CGI, the "franchise en base", are exempt, with a code of their own. */
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

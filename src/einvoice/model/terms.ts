import type { EInvoice } from './einvoice.ts'

/** A business term, or a group of terms, of EN 16931 or of Factur-X EXTENDED. */
type Term = `B${'T' | 'G' | 'T-X'}-${number}` | `BT-${number}-${number}`

/** A term for every value, and `self` for a group where a rule requires it as a whole. */
type TermsOf<Of> = Of extends string
  ? Term
  : Of extends readonly (infer Each)[]
    ? TermsOf<Each>
    : { readonly [Name in keyof Of]-?: TermsOf<NonNullable<Of[Name]>> } & { readonly self?: Term }

/** Only classifications have a term for the version of a scheme; elsewhere it is a part of the scheme. */
const identifier = <Of extends Term>(self: Of) =>
  ({ self, id: self, scheme: `${self}-1` as Term, schemeVersion: `${self}-1` as Term }) as const

const seller = {
  name: 'BT-27',
  tradingName: 'BT-28',
  identifiers: identifier('BT-29'),
  registration: identifier('BT-30'),
  vatId: 'BT-31',
  taxNumber: 'BT-32',
  legalInformation: 'BT-33',
  electronicAddress: identifier('BT-34'),
  address: {
    self: 'BG-5',
    line1: 'BT-35',
    line2: 'BT-36',
    line3: 'BT-162',
    city: 'BT-37',
    postcode: 'BT-38',
    region: 'BT-39',
    country: 'BT-40',
  },
  contact: { self: 'BG-6', name: 'BT-41', phone: 'BT-42', email: 'BT-43' },
} as const

const buyer = {
  name: 'BT-44',
  tradingName: 'BT-45',
  identifiers: identifier('BT-46'),
  registration: identifier('BT-47'),
  vatId: 'BT-48',
  electronicAddress: identifier('BT-49'),
  address: {
    self: 'BG-8',
    line1: 'BT-50',
    line2: 'BT-51',
    line3: 'BT-163',
    city: 'BT-52',
    postcode: 'BT-53',
    region: 'BT-54',
    country: 'BT-55',
  },
  contact: { name: 'BT-56', phone: 'BT-57', email: 'BT-58' },
} as const

const taxRepresentative = {
  name: 'BT-62',
  vatId: 'BT-63',
  address: {
    self: 'BG-12',
    line1: 'BT-64',
    line2: 'BT-65',
    line3: 'BT-164',
    city: 'BT-66',
    postcode: 'BT-67',
    region: 'BT-68',
    country: 'BT-69',
  },
} as const

const delivery = {
  name: 'BT-70',
  location: identifier('BT-71'),
  date: 'BT-72',
  address: {
    line1: 'BT-75',
    line2: 'BT-76',
    line3: 'BT-165',
    city: 'BT-77',
    postcode: 'BT-78',
    region: 'BT-79',
    country: 'BT-80',
  },
} as const

const lines = {
  self: 'BG-25',
  id: 'BT-126',
  parent: 'BT-X-304',
  kind: 'BT-X-8',
  note: 'BT-127',
  object: identifier('BT-128'),
  quantity: { self: 'BT-129', value: 'BT-129', unit: 'BT-130' },
  net: 'BT-131',
  orderLine: 'BT-132',
  accountingReference: 'BT-133',
  period: { start: 'BT-134', end: 'BT-135' },
  allowances: {
    amount: 'BT-136',
    base: 'BT-137',
    percent: 'BT-138',
    reason: 'BT-139',
    reasonCode: 'BT-140',
  },
  charges: { amount: 'BT-141', base: 'BT-142', percent: 'BT-143', reason: 'BT-144', reasonCode: 'BT-145' },
  netPrice: 'BT-146',
  priceDiscount: 'BT-147',
  grossPrice: 'BT-148',
  priceQuantity: { value: 'BT-149', unit: 'BT-150' },
  taxCategory: 'BT-151',
  taxRate: 'BT-152',
  name: 'BT-153',
  description: 'BT-154',
  sellerItemId: 'BT-155',
  buyerItemId: 'BT-156',
  standardItemId: identifier('BT-157'),
  classifications: { ...identifier('BT-158'), schemeVersion: 'BT-158-2' },
  originCountry: 'BT-159',
  attributes: { name: 'BT-160', value: 'BT-161' },
} as const

/** The term of each value of the semantic model. */
export const terms: TermsOf<EInvoice> = {
  specification: 'BT-24',
  process: 'BT-23',
  number: 'BT-1',
  issueDate: 'BT-2',
  type: 'BT-3',
  currency: 'BT-5',
  taxCurrency: 'BT-6',
  taxPointDate: 'BT-7',
  taxPointCode: 'BT-8',
  dueDate: 'BT-9',
  buyerReference: 'BT-10',
  projectReference: 'BT-11',
  contractReference: 'BT-12',
  orderReference: 'BT-13',
  salesOrderReference: 'BT-14',
  receivingAdviceReference: 'BT-15',
  despatchAdviceReference: 'BT-16',
  tenderReference: 'BT-17',
  invoicedObject: identifier('BT-18'),
  accountingReference: 'BT-19',
  paymentTerms: 'BT-20',
  notes: { subject: 'BT-21', text: 'BT-22' },
  precedingInvoices: { number: 'BT-25', issueDate: 'BT-26' },
  seller,
  buyer,
  payee: { name: 'BT-59', identifiers: identifier('BT-60'), registration: identifier('BT-61') },
  taxRepresentative,
  delivery,
  period: { start: 'BT-73', end: 'BT-74' },
  payment: {
    means: 'BT-81',
    meansText: 'BT-82',
    remittance: 'BT-83',
    accounts: { id: 'BT-84', name: 'BT-85', provider: 'BT-86' },
    card: { number: 'BT-87', holder: 'BT-88' },
    mandate: { reference: 'BT-89', creditorId: 'BT-90', debitedAccount: 'BT-91' },
  },
  allowances: {
    amount: 'BT-92',
    base: 'BT-93',
    percent: 'BT-94',
    taxCategory: 'BT-95',
    taxRate: 'BT-96',
    reason: 'BT-97',
    reasonCode: 'BT-98',
  },
  charges: {
    amount: 'BT-99',
    base: 'BT-100',
    percent: 'BT-101',
    taxCategory: 'BT-102',
    taxRate: 'BT-103',
    reason: 'BT-104',
    reasonCode: 'BT-105',
  },
  totals: {
    lines: 'BT-106',
    allowances: 'BT-107',
    charges: 'BT-108',
    withoutTax: 'BT-109',
    tax: 'BT-110',
    taxInTaxCurrency: 'BT-111',
    withTax: 'BT-112',
    prepaid: 'BT-113',
    rounding: 'BT-114',
    payable: 'BT-115',
  },
  taxes: {
    self: 'BG-23',
    base: 'BT-116',
    amount: 'BT-117',
    category: 'BT-118',
    rate: 'BT-119',
    exemptionReason: 'BT-120',
    exemptionCode: 'BT-121',
  },
  attachments: {
    reference: 'BT-122',
    description: 'BT-123',
    url: 'BT-124',
    file: { content: 'BT-125', mimeType: 'BT-125-1', name: 'BT-125-2' },
  },
  lines,
}

interface Terms {
  readonly [name: string]: Term | Terms
}

/**
 * The term at a path of the semantic model, such as `lines[0].quantity.unit`, also as a rule writes it (`payee?.name`,
 * `lines[].id`); `undefined` for any other path.
 */
export function termOf(path: string): string | undefined {
  let found: Term | Terms | undefined = terms as unknown as Terms
  for (const name of path.replaceAll(/\[\d*\]|\?/g, '').split('.'))
    found = typeof found === 'object' && Object.hasOwn(found, name) ? found[name] : undefined
  return typeof found === 'object' ? termOfGroup(found) : found
}

const termOfGroup = ({ self }: Terms): string | undefined => (typeof self === 'string' ? self : undefined)

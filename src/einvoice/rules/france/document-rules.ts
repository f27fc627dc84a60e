import { isFrenchProcess } from '#core/france/business-processes.ts'
import type { Message } from '#core/messages/message.ts'
import type { Identifier } from '../../model/amounts.ts'
import type { EInvoice } from '../../model/einvoice.ts'
import type { Syntax } from '../../model/formats.ts'
import type { Buyer } from '../../model/parties.ts'
import { exact } from '../arithmetic.ts'
import { isAbsent, type Rule } from '../rule.ts'
import { bySyntax, type Ids } from './by-syntax.ts'
import { states, textsUnder } from './note-rules.ts'

/** UNTDID 1001. UBL credit notes have their due date in the payment means, which the rules do not read. */
const creditTypes = new Set(['261', '262', '381', '396', '502', '503'])
const correctedTypes = new Set(['384', '471', '472', '473'])
const selfBilledTypes = new Set(['389', '501', '500', '471', '473', '261', '502'])
const depositTypes = new Set(['386', '500', '503'])
const documentTypes = new Set('380 389 393 501 386 500 384 471 472 473 261 262 381 396 502 503'.split(' '))

const has = (set: ReadonlySet<string>, type: string | undefined) => set.has(type ?? '')
const isPaidProcess = ({ process = '' }: EInvoice) => /^[BSM]2$/.test(process)

const isSirenOf = ({ id, scheme }: Partial<Identifier> = {}) =>
  scheme === '0002' && /^\d{9}$/.test((id ?? '').trim())

/** Returns the register number of the French kind in the form that the rules compare. */
const sirenOf = (party: Pick<Buyer, 'registration'> | undefined) =>
  party?.registration?.scheme === '0002' ? (party.registration.id ?? '') : ''

function hasDirectoryAddress(party: Buyer | undefined, syntax: Syntax): boolean {
  const { id = '', scheme } = party?.electronicAddress ?? {}
  const siren = syntax === 'cii' ? (party?.registration?.id ?? '') : sirenOf(party)
  return scheme === '0225' && id.startsWith(siren)
}

interface Row {
  ids: Ids
  term: string
  path: string
  message: Message | ((invoice: EInvoice) => Message)
  isBroken(invoice: EInvoice, syntax: Syntax): boolean
}

const siren = (term: string): Message => ({ code: 'einvoice.fr_siren', params: { term } })
const missing = (term: string): Message => ({ code: 'einvoice.missing', params: { term } })
const directory = (term: string): Message => ({ code: 'einvoice.fr_directory', params: { term } })

const rows: Row[] = [
  {
    ids: 'BR-FR-04_BT-3',
    term: 'BT-3',
    path: 'type',
    message: ({ type = '' }) => ({ code: 'einvoice.fr_type', params: { type } }),
    isBroken: ({ type }) => type !== undefined && !documentTypes.has(type),
  },
  {
    ids: 'BR-FR-08_BT-23',
    term: 'BT-23',
    path: 'process',
    message: { code: 'einvoice.fr_process' },
    isBroken: ({ process }) => !isFrenchProcess(process),
  },
  {
    ids: 'BR-FR-10_BT-30',
    term: 'BT-30',
    path: 'seller.registration',
    message: siren('BT-30'),
    isBroken: ({ seller }) => !isSirenOf(seller?.registration),
  },
  {
    ids: 'BR-FR-11_BT-47',
    term: 'BT-47',
    path: 'buyer.registration',
    message: siren('BT-47'),
    isBroken: (invoice, syntax) =>
      states(invoice, 'BAR', 'B2B', syntax) && !isSirenOf(invoice.buyer?.registration),
  },
  {
    ids: 'BR-FR-12_BT-49',
    term: 'BT-49',
    path: 'buyer.electronicAddress',
    message: missing('BT-49'),
    isBroken: ({ buyer }) => isAbsent(buyer?.electronicAddress?.id),
  },
  {
    ids: 'BR-FR-13_BT-34',
    term: 'BT-34',
    path: 'seller.electronicAddress',
    message: missing('BT-34'),
    isBroken: ({ seller }) => isAbsent(seller?.electronicAddress?.id),
  },
  {
    ids: 'BR-FR-21_BT-49',
    term: 'BT-49',
    path: 'buyer.electronicAddress',
    message: directory('BT-49'),
    isBroken: (invoice, syntax) =>
      states(invoice, 'BAR', 'B2B', syntax) &&
      !has(selfBilledTypes, invoice.type) &&
      !hasDirectoryAddress(invoice.buyer, syntax),
  },
  {
    ids: 'BR-FR-22_BT-34',
    term: 'BT-34',
    path: 'seller.electronicAddress',
    message: directory('BT-34'),
    isBroken: (invoice, syntax) => {
      const isAny = textsUnder(invoice, 'BAR', syntax).some(text => text !== '')
      const applies = syntax === 'ubl' ? isAny : states(invoice, 'BAR', 'B2B', syntax)
      return applies && has(selfBilledTypes, invoice.type) && !hasDirectoryAddress(invoice.seller, syntax)
    },
  },
  {
    ids: 'BR-FR-CO-03_BT-3',
    term: 'BT-12',
    path: 'type',
    message: { code: 'einvoice.fr_contract' },
    isBroken: ({ type, contractReference, period }) =>
      type === '262' && [contractReference, period?.start, period?.end].some(isAbsent),
  },
  {
    ids: { ubl: 'BR-FR-CO-04_BT-3', cii: 'BR-FR-CO-04_BT-4' },
    term: 'BG-3',
    path: 'precedingInvoices',
    message: { code: 'einvoice.fr_corrected' },
    isBroken: ({ type, precedingInvoices = [] }) =>
      has(correctedTypes, type) && precedingInvoices.length !== 1,
  },
  {
    ids: { ubl: 'BR-FR-CO-04_BT-3', cii: 'BR-FR-CO-04_BT-4' },
    term: 'BT-26',
    path: 'precedingInvoices[0].issueDate',
    message: missing('BT-26'),
    isBroken: ({ type, precedingInvoices: [only, other] = [] }) =>
      has(correctedTypes, type) && only !== undefined && !other && isAbsent(only.issueDate),
  },
  {
    ids: 'BR-FR-CO-05_BT-3',
    term: 'BG-3',
    path: 'precedingInvoices[0].issueDate',
    message: { code: 'einvoice.fr_credited' },
    isBroken: ({ type, precedingInvoices = [] }) =>
      type !== '262' &&
      has(creditTypes, type) &&
      !precedingInvoices.some(({ number, issueDate }) => !isAbsent(number) && !isAbsent(issueDate)),
  },
  {
    ids: 'BR-FR-CO-07_BT-9',
    term: 'BT-9',
    path: 'dueDate',
    message: { code: 'einvoice.fr_due' },
    isBroken: (invoice, syntax) => {
      const { type, dueDate, issueDate } = invoice
      if (dueDate === undefined || issueDate === undefined || dueDate >= issueDate) return false
      if (syntax === 'ubl' && has(creditTypes, type)) return false
      return !has(depositTypes, type) && !isPaidProcess(invoice)
    },
  },
  {
    ids: 'BR-FR-CO-08_BT-23',
    term: 'BT-23',
    path: 'process',
    message: { code: 'einvoice.fr_deposit' },
    isBroken: ({ process = '', type }) => /^[BSM]4$/.test(process) && has(depositTypes, type),
  },
  {
    ids: 'BR-FR-CO-09_BT-23-1',
    term: 'BT-113',
    path: 'totals.prepaid',
    message: { code: 'einvoice.fr_paid', params: { lack: 'amount' } },
    isBroken: invoice =>
      isPaidProcess(invoice) && !exact(invoice.totals?.prepaid).eq(exact(invoice.totals?.withTax)),
  },
  {
    ids: 'BR-FR-CO-09_BT-23-2',
    term: 'BT-115',
    path: 'totals.prepaid',
    message: { code: 'einvoice.fr_paid', params: { lack: 'amount' } },
    isBroken: invoice => isPaidProcess(invoice) && !exact(invoice.totals?.payable).eq(0),
  },
  {
    ids: 'BR-FR-CO-09_BT-23-3',
    term: 'BT-9',
    path: 'dueDate',
    message: { code: 'einvoice.fr_paid', params: { lack: 'date' } },
    isBroken: invoice => isPaidProcess(invoice) && isAbsent(invoice.dueDate),
  },
  {
    ids: 'BR-FR-CO-12_BT-5',
    term: 'BT-5',
    path: 'totals.taxInTaxCurrency',
    message: { code: 'einvoice.fr_euro' },
    isBroken: ({ currency = 'EUR', taxCurrency, totals }) =>
      currency !== 'EUR' && (taxCurrency !== 'EUR' || totals?.taxInTaxCurrency === undefined),
  },
  {
    ids: 'BR-FR-CO-14_BT-29-1',
    term: 'BT-29',
    path: 'seller.identifiers',
    message: { code: 'einvoice.fr_group' },
    isBroken: (invoice, syntax) =>
      isOfVatGroup(invoice) && !states(invoice, 'TXD', 'MEMBRE_ASSUJETTI_UNIQUE', syntax),
  },
  {
    ids: 'BR-FR-CO-15_BT-29-1',
    term: 'BG-11',
    path: 'seller.identifiers',
    message: { code: 'einvoice.fr_group' },
    isBroken: invoice => isOfVatGroup(invoice) && isAbsent(invoice.taxRepresentative?.vatId),
  },
]

const isOfVatGroup = ({ seller }: EInvoice) =>
  (seller?.identifiers ?? []).some(({ scheme }) => scheme === '0231')

/** Rules that compare terms. */
export const frenchDocumentRules: Rule[] = rows.flatMap(({ ids, term, path, message, isBroken }) =>
  bySyntax(ids, term, (invoice, syntax) =>
    isBroken(invoice, syntax)
      ? [{ path, message: typeof message === 'function' ? message(invoice) : message }]
      : [],
  ),
)

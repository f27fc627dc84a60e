import { expect, test } from 'vitest'
import type { Decimal } from '#core/money/decimal.ts'
import { checkEInvoice } from '../check-einvoice.ts'
import type { EInvoice } from '../model/einvoice.ts'
import { formats } from '../model/formats.ts'
import { breakableRules, needCountryCases } from '../testing/country-cases.ts'
import { withFormat } from '../write-einvoice.ts'

/** Last day of the May 2026 release, and first day of the November 2026 release. */
const [may, november] = ['2027-02-23', '2027-02-24']

const d = (value: string) => value as Decimal

/** A party with an address and the changes of a row; `undefined` removes a field. */
const party = (country: string, changes: object = {}) => ({
  name: 'Example',
  address: { line1: 'Street 1', city: 'City', postcode: '12345', country },
  ...changes,
})

interface Changed {
  seller?: object
  buyer?: object
  [term: string]: unknown
}

/** A document between two companies of a country. */
const between = (country: string, { seller, buyer, ...changes }: Changed = {}): EInvoice =>
  withFormat(
    {
      type: '380',
      number: 'R-1',
      issueDate: '2026-11-21',
      currency: 'EUR',
      payment: { means: '30', remittance: 'R-1', accounts: [{ id: '12345678' }] },
      seller: party(country, seller),
      buyer: party(country, buyer),
      ...changes,
    },
    formats.peppol,
  )

const rulesOf = (invoice: EInvoice, today = may) =>
  checkEInvoice(invoice, formats.peppol, today).map(({ rule }) => rule)

type Row = readonly [rule: string, broken: EInvoice, kept: EInvoice]

const address = (country: string, missing: 'line1' | 'city' | 'postcode') => ({
  address: { ...party(country).address, [missing]: undefined },
})
const registered = (scheme: string | undefined, id = '12345678') => ({
  registration: { id, ...(scheme !== undefined && { scheme }) },
})
const paid = (means: string, remittance: string, id = '12345678', provider?: string) => ({
  payment: { means, remittance, accounts: [{ id, ...(provider !== undefined && { provider }) }] },
})
const line = (changes: object) => ({ lines: [{ taxCategory: 'S', taxRate: d('25'), ...changes }] })
const withVat = (country: string, vatId: string) => between(country, { seller: { vatId } })
const attached = (...attachments: object[]) => ({ attachments })

const norway: Row[] = [
  ['NO-R-001', withVat('NO', 'NO923000011'), withVat('NO', 'NO923000011MVA')],
  ['NO-R-001', withVat('SE', 'NO923000012MVA'), withVat('NO', 'SE556000111601')],
  ['NO-R-002', between('NO'), between('NO', { seller: { taxNumber: 'Foretaksregisteret' } })],
]

const denmark: Row[] = [
  ['DK-R-002', between('DK'), between('DK', { seller: registered('0184') })],
  ['DK-R-002', withVat('DK', 'DE123456788'), withVat('DE', 'DK13000107')],
  ['DK-R-014', between('DK', { seller: registered('0088') }), between('DK', { seller: registered('0184') })],
  ['DK-R-017', between('DK', { buyer: registered(undefined) }), between('DK', { buyer: registered('0184') })],
  [
    'DK-R-013',
    between('DK', { buyer: { identifiers: [{ id: '29000204' }] } }),
    between('DK', { buyer: { identifiers: [{ id: '29000204', scheme: '0184' }] } }),
  ],
  [
    'DK-R-003',
    between('DK', line({ classifications: [{ id: '1', scheme: 'TST', schemeVersion: '1' }] })),
    between('DK', line({ classifications: [{ id: '1', scheme: 'TST', schemeVersion: '19.05.01' }] })),
  ],
  [
    'DK-R-004',
    between('DK', { charges: [{ reasonCode: 'ZZZ', reason: 'Tax' }] }),
    between('DK', { charges: [{ reasonCode: 'ZZZ', reason: '3022' }] }),
  ],
  ['DK-R-005', between('DK', paid('57', 'R-1')), between('DK', paid('58', 'R-1'))],
  ['DK-R-006', between('DK', paid('42', 'R-1')), between('DK', paid('42', 'R-1', '12345678', '0040'))],
  [
    'DK-R-007',
    between('DK', { payment: { means: '49' } }),
    between('DK', { payment: { means: '49', mandate: { reference: 'M-1', debitedAccount: '1' } } }),
  ],
  ['DK-R-008', between('DK', paid('50', 'R-1', '1234567')), between('DK', paid('50', '01#', '1234567'))],
  ['DK-R-009', between('DK', paid('50', '04#12')), between('DK', paid('50', `04#${'1'.repeat(16)}`))],
  ['DK-R-010', between('DK', paid('93', '73#', 'DK12345678')), between('DK', paid('93', '73#'))],
  ['DK-R-011', between('DK', paid('93', '71#12')), between('DK', paid('93', `71#${'1'.repeat(15)}`))],
  [
    'DK-R-016',
    between('DK', { type: '381', totals: { payable: d('-1.00') } }),
    between('DK', { type: '380', totals: { payable: d('-1.00') } }),
  ],
]

const italy: Row[] = [
  [
    'IT-R-001',
    between('IT', { seller: { taxNumber: 'abc' } }),
    between('IT', { seller: { taxNumber: '12345670785' } }),
  ],
  ['IT-R-002', between('IT', { seller: address('IT', 'line1') }), between('IT')],
  ['IT-R-003', between('IT', { seller: address('IT', 'city') }), between('IT')],
  ['IT-R-004', between('IT', { seller: address('IT', 'postcode') }), between('IT')],
  [
    'IT-R-004',
    between('IE', { seller: { ...address('IE', 'postcode'), vatId: 'IT12345670785' } }),
    between('IT', { seller: { ...address('IT', 'postcode'), vatId: 'IE1234567T' } }),
  ],
]

const swede = { vatId: 'SE556000111601' }
const giro = (provider: string, id: string) => paid('30', 'R-1', id, provider)
const sweden: Row[] = [
  ['SE-R-001', withVat('SE', 'SE5560001116'), between('SE', { seller: swede })],
  ['SE-R-002', withVat('SE', 'SE55600011160A'), between('SE', { seller: swede })],
  [
    'SE-R-003',
    between('SE', { seller: registered('0007', '556000-1116') }),
    between('SE', { seller: registered('0007', '5560001116') }),
  ],
  [
    'SE-R-004',
    between('SE', { seller: registered('0007', '165560001116') }),
    between('SE', { seller: registered('0007', '5560001116') }),
  ],
  [
    'SE-R-013',
    between('SE', { seller: registered('0007', '5560001117') }),
    between('SE', { seller: registered('0007', '5560001116') }),
  ],
  [
    'SE-R-005',
    between('SE', { seller: { ...registered('0007'), taxNumber: 'Approved' } }),
    between('SE', { seller: { ...registered('0007'), taxNumber: 'GODKÄND FÖR F-SKATT' } }),
  ],
  [
    'SE-R-006',
    between('SE', { seller: swede, ...line({ taxRate: d('20') }) }),
    between('SE', { seller: swede, ...line({ taxRate: d('6.00') }) }),
  ],
  ['SE-R-007', between('SE', giro('SE:PLUSGIRO', '12345-6')), between('SE', giro('SE:PLUSGIRO', '123456'))],
  ['SE-R-008', between('SE', giro('SE:BANKGIRO', '505-105')), between('SE', giro('SE:BANKGIRO', '5051055'))],
  ['SE-R-009', between('SE', giro('SE:BANKGIRO', '505105')), between('SE', giro('SE:BANKGIRO', '5051055'))],
  ['SE-R-010', between('SE', giro('SE:PLUSGIRO', '123456789')), between('SE', giro('SE:PLUSGIRO', '12'))],
  ['SE-R-011', between('SE', paid('56', 'R-1')), between('SE', paid('30', 'R-1'))],
  ['SE-R-012', between('SE', paid('31', 'R-1')), between('SE', { ...paid('31', 'R-1'), buyer: party('FI') })],
]

const greek = (number: string) => between('GR', { seller: { vatId: 'EL094000012' }, number })
const marked = { description: '##M.AR.K##', reference: '400001' }
const linked = { description: '##INVOICE|URL##', reference: 'link', url: 'https://example.com/1' }
const greekNumber = '094000012|21/11/2026|1|1.1|A|7'
const greeceNumber: Row[] = [
  ['GR-R-001-1', greek('R-1'), greek(greekNumber)],
  ['GR-R-001-2', greek('997000023|21/11/2026|1|1.1|A|7'), greek(greekNumber)],
  ['GR-R-001-3', greek('094000012|20/11/2026|1|1.1|A|7'), greek(greekNumber)],
  ['GR-R-001-4', greek('094000012|21/11/2026|x|1.1|A|7'), greek(greekNumber)],
  ['GR-R-001-5', greek('094000012|21/11/2026|1|9.9|A|7'), greek(greekNumber)],
  ['GR-R-001-6', greek('094000012|21/11/2026|1|1.1||7'), greek(greekNumber)],
  ['GR-R-001-7', greek('094000012|21/11/2026|1|1.1|A|'), greek(greekNumber)],
]
const greekAddress = (id: string, scheme = '9933') => ({ electronicAddress: { id, scheme } })
const greece: Row[] = [
  ['GR-R-002', between('GR'), between('GR', { seller: { tradingName: 'Example' } })],
  ['GR-R-005', between('GR'), between('GR', { buyer: { tradingName: 'Example' } })],
  ['GR-S-011', withVat('GR', 'EL094000013'), greek('R-1')],
  ['GR-R-003', withVat('GR', 'EL094000013'), between('GR')],
  [
    'GR-R-006',
    between('GR', { buyer: { vatId: 'EL123456789' } }),
    between('GR', { buyer: { vatId: 'DE123456788' } }),
  ],
  [
    'GR-R-009',
    between('GR', { seller: greekAddress('094000013') }),
    between('GR', { seller: greekAddress('094000012') }),
  ],
  [
    'GR-R-010',
    between('GR', { buyer: greekAddress('094000012', '0088') }),
    between('GR', { buyer: greekAddress('094000012') }),
  ],
  ['GR-R-004-1', between('GR', attached(marked, marked)), between('GR', attached(marked))],
  ['GR-R-004-1', greek('R-1'), withVat('CY', 'EL094000012')],
  ['GR-R-004-2', between('GR', attached({ ...marked, reference: '0' })), between('GR', attached(marked))],
  ['GR-S-008-1', between('GR'), between('GR', attached(linked))],
  ['GR-R-008-2', between('GR', attached(linked, linked)), between('GR', attached(linked))],
  ['GR-R-008-3', between('GR', attached({ ...linked, url: undefined })), between('GR', attached(linked))],
]

const finalDate = (reference: string) => attached({ description: 'EINDAGI', reference })
const iceland: Row[] = [
  ['IS-R-001', between('IS', { type: '383' }), between('IS')],
  [
    'IS-R-002',
    between('IS', { seller: registered(undefined) }),
    between('IS', { seller: registered('0196') }),
  ],
  ['IS-R-002', between('IS'), between('IS', { seller: registered('0196') })],
  ['IS-R-003', between('IS', { seller: address('IS', 'line1') }), between('IS')],
  ['IS-R-004', between('IS', { buyer: registered('0088') }), between('IS', { buyer: registered('0196') })],
  ['IS-R-005', between('IS', { buyer: address('IS', 'postcode') }), between('IS')],
  ['IS-R-006', between('IS', paid('9', 'R-1', '1234')), between('IS', paid('9', 'R-1', '015966123456'))],
  ['IS-R-007', between('IS', paid('42', 'R-1', '1234')), between('IS', paid('42', 'R-1', '015966123456'))],
  ['IS-R-008', between('IS', finalDate('soon')), between('IS', finalDate('2026-12-31'))],
  [
    'IS-R-009',
    between('IS', finalDate('2026-12-31')),
    between('IS', { ...finalDate('2026-12-31'), dueDate: '2026-12-21' }),
  ],
  [
    'IS-R-010',
    between('IS', { ...finalDate('2026-12-01'), dueDate: '2026-12-21' }),
    between('IS', { ...finalDate('2026-12-21'), dueDate: '2026-12-21' }),
  ],
]

const netherlands: Row[] = [
  [
    'NL-R-001',
    between('NL', { type: '381' }),
    between('NL', { type: '381', precedingInvoices: [{ number: 'R-0' }] }),
  ],
  ['NL-R-002', between('NL', { seller: address('NL', 'city') }), between('NL')],
  ['NL-R-003', between('NL', { seller: registered('0208') }), between('NL', { seller: registered('0190') })],
  ['NL-R-004', between('NL', { buyer: address('NL', 'line1') }), between('NL')],
  [
    'NL-R-004',
    between('NL', { buyer: address('NL', 'city') }),
    between('NL', { buyer: { address: { country: 'BE' } } }),
  ],
  ['NL-R-005', between('NL', { buyer: registered(undefined) }), between('NL', { buyer: registered('0106') })],
  [
    'NL-R-006',
    between('NL', { taxRepresentative: party('NL', address('NL', 'city')) }),
    between('NL', { taxRepresentative: party('NL') }),
  ],
  [
    'NL-R-007',
    between('NL', { totals: { payable: d('1.00') }, payment: undefined }),
    between('NL', { totals: { payable: d('0.00') }, payment: undefined }),
  ],
  [
    'NL-R-007',
    between('NL', { type: '381', totals: { payable: d('-1.00') }, payment: undefined }),
    between('NL', { type: '381', totals: { payable: d('1.00') }, payment: undefined }),
  ],
  ['NL-R-008', between('NL', paid('31', 'R-1')), between('NL', paid('57', 'R-1'))],
  [
    'NL-R-009',
    between('NL', line({ orderLine: '1' })),
    between('NL', { ...line({ orderLine: '1' }), orderReference: 'PO-1' }),
  ],
]

const contact = { name: 'A', phone: '+49 30 000', email: 'a@example.com' }
const german = (changes: object) => between('DE', { seller: { contact: { ...contact, ...changes } } })
const delivered = (missing: 'city' | 'postcode') => ({
  delivery: { address: { ...party('DE').address, [missing]: undefined } },
})
const germany: Row[] = [
  ['DE-R-001', between('DE', { payment: undefined }), between('DE')],
  ['DE-R-002', between('DE'), german({})],
  ['DE-R-003', between('DE', { seller: address('DE', 'city') }), between('DE')],
  [
    'DE-R-003',
    between('DE', { seller: address('DE', 'city') }),
    between('AT', { seller: address('AT', 'city') }),
  ],
  ['DE-R-004', between('DE', { seller: address('DE', 'postcode') }), between('DE')],
  ['DE-R-005', german({ name: undefined }), german({})],
  ['DE-R-006', german({ phone: undefined }), german({})],
  ['DE-R-007', german({ email: undefined }), german({})],
  ['DE-R-008', between('DE', { buyer: address('DE', 'city') }), between('DE')],
  ['DE-R-009', between('DE', { buyer: address('DE', 'postcode') }), between('DE')],
  ['DE-R-010', between('DE', delivered('city')), between('DE', delivered('postcode'))],
  ['DE-R-011', between('DE', delivered('postcode')), between('DE', delivered('city'))],
  [
    'DE-R-014',
    between('DE', { taxes: [{ category: 'O' }] }),
    between('DE', { taxes: [{ category: 'O', rate: d('0') }] }),
  ],
  ['DE-R-015', between('DE', { orderReference: 'PO-1' }), between('DE', { buyerReference: 'B-1' })],
  ['DE-R-016', between('DE', line({})), between('DE', { ...line({}), seller: { vatId: 'DE123456788' } })],
  ['DE-R-017', between('DE', { type: '393' }), between('DE')],
  [
    'DE-R-018',
    between('DE', { paymentTerms: '#SKONTO#TAGE=14#PROZENT=2.00#' }),
    between('DE', { paymentTerms: '#SKONTO#TAGE=14#PROZENT=2.00#\n' }),
  ],
  [
    'DE-R-019',
    between('DE', paid('58', 'R-1', 'DE00')),
    between('DE', paid('58', 'R-1', 'DE89370400440532013000')),
  ],
  [
    'DE-R-020',
    between('DE', { payment: { means: '59' } }),
    between('DE', { payment: { means: '59', mandate: { debitedAccount: 'DE89370400440532013000' } } }),
  ],
  [
    'DE-R-022',
    between(
      'DE',
      attached({ file: { content: '', name: 'a.pdf' } }, { file: { content: '', name: 'a.pdf' } }),
    ),
    between(
      'DE',
      attached({ file: { content: '', name: 'a.pdf' } }, { file: { content: '', name: 'b.pdf' } }),
    ),
  ],
  [
    'DE-R-024-1',
    between('DE', paid('48', 'R-1')),
    between('DE', { payment: { means: '48', card: { number: '1' } } }),
  ],
  [
    'DE-R-026',
    between('DE', { type: '384' }),
    between('DE', { type: '384', precedingInvoices: [{ number: 'R-0' }] }),
  ],
  ['DE-R-027', german({ phone: '12' }), german({})],
  ['DE-R-028', german({ email: 'example.com' }), german({})],
  [
    'DE-R-T02',
    between('DE', attached({ url: 'report.pdf' })),
    between('DE', attached({ url: 'https://example.com' })),
  ],
]

const rows = [
  ...norway,
  ...denmark,
  ...italy,
  ...sweden,
  ...greeceNumber,
  ...greece,
  ...iceland,
  ...netherlands,
  ...germany,
]

test.each(rows)('%s is broken by one document and kept by another', (rule, broken, kept) => {
  expect(rulesOf(broken)).toContain(rule)
  expect(rulesOf(kept)).not.toContain(rule)
})

test('every national rule that an invoice can break is above', context => {
  needCountryCases(context)
  const national = breakableRules('peppol').filter(id => !id.startsWith('PEPPOL-'))
  expect(national.length).toBeGreaterThan(60)
  expect(national.filter(id => rows.every(([rule]) => rule !== id))).toEqual([])
})

test('rules begin and end with a release', () => {
  const between2 = (changes: Changed, buyer: string) => ({ ...between('SE', changes), buyer: party(buyer) })
  const rate = { seller: swede, ...line({ taxRate: d('20') }) }
  expect(rulesOf(between2(rate, 'DE'), may)).toContain('SE-R-006')
  expect(rulesOf(between2(rate, 'DE'), november)).not.toContain('SE-R-006')
  expect(rulesOf(between2(rate, 'SE'), november)).toContain('SE-R-006')
  const other = greek('094000012|21/11/2026|1|9.9|A|7')
  expect(rulesOf(other, november)).not.toContain('GR-R-001-5')
})

test('self-billing has no national rules', () => {
  const specification = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0'
  const national = (invoice: EInvoice) => rulesOf(invoice).filter(rule => /^(?!BR)[A-Z]{2}-[RS]-/.test(rule))
  expect(national(between('DK'))).toContain('DK-R-002')
  expect(national({ ...between('DK'), specification })).toEqual([])
})

test('a register number without a kind that has not the form of its country is named', () => {
  const pathOf = (country: string, seller: object) =>
    checkEInvoice(between(country, { seller }), formats.peppol, may)
      .filter(({ rule }) => ['DK-R-014', 'IS-R-002', 'NL-R-003'].includes(rule))
      .map(({ path, message }) => [path, message.code])
  for (const country of ['DK', 'IS', 'NL']) {
    expect(pathOf(country, registered(undefined, '123'))).toEqual([
      ['seller.registration.id', 'einvoice.number_form'],
    ])
    const [[, code] = []] = pathOf(country, registered('0088', '123'))
    expect(code).toBe('einvoice.register_kind')
  }
  expect(pathOf('DK', registered(undefined))).toEqual([
    ['seller.registration.scheme', 'einvoice.register_kind'],
  ])
})

import { describe, expect, test } from 'vitest'
import { languages, loadTexts } from '#languages/languages.ts'
import { draftSchema } from '../draft/draft.ts'
import { textOf } from '../testing/english-text.ts'
import { translatedColumns } from './column-titles.ts'
import {
  customerOfDraft,
  customerWithBuyer,
  fieldsOfCustomer,
  fieldsUnlikeCustomer,
} from './customer-of-invoice.ts'
import { fieldsOf, parseRecord, type RawRecord, type RecordKind, recordKinds } from './record.ts'
import { comparableColumn, flagOfCell } from './record-cells.ts'
import { foldedText, keyOfName, searchTextOf, searchWords, titleOf } from './record-keys.ts'

const minimal: Record<RecordKind, RawRecord> = {
  customers: { name: 'Example Ltd' },
  items: { description: 'Work' },
}

const every = recordKinds.flatMap(kind => fieldsOf(kind).map(([name, field]) => ({ kind, name, field })))

describe('a field of a record', () => {
  test.each(every)('$kind: $name accepts its example and keeps it', ({ kind, name, field }) => {
    const parsed = parseRecord(kind, { ...minimal[kind], [name]: field.example })
    expect(parsed).toMatchObject({ ok: true })
    const again = parsed.ok && parseRecord(kind, JSON.parse(JSON.stringify(parsed.record)))
    expect(again).toEqual(parsed)
  })

  test.each(every)('$kind: $name of a wrong type is named', ({ kind, name }) => {
    const parsed = parseRecord(kind, { ...minimal[kind], [name]: true })
    expect(parsed).toMatchObject({ ok: false, issues: [{ path: name }] })
    const messages = parsed.ok ? [] : parsed.issues.map(({ message }) => message)
    const expected =
      name === 'payment_days' || name === 'e_invoice_format'
        ? { code: `value.${name}` }
        : { code: 'record.wrong_kind', params: { field: name } }
    expect(messages).toEqual([expected])
    expect(messages.map(textOf)).not.toContainEqual(expect.stringContaining('undefined'))
  })

  test.each(every.filter(({ field }) => field.isRequired))('$kind: $name is required', ({ kind, name }) => {
    expect(parseRecord(kind, { ...minimal[kind], [name]: '  ' })).toEqual({
      ok: false,
      issues: [
        {
          path: name,
          code: 'missing',
          severity: 'error',
          message: { code: 'record.missing', params: { field: name } },
        },
      ],
    })
  })
})

test.each(recordKinds)('no two columns of %s are read by the same name', kind => {
  const titles = fieldsOf(kind).flatMap(([name, { aliases = [] }]) => [name, ...aliases])
  expect(titles.length).toBe(new Set(titles).size)
})

test.each(languages)('a table with the titles of the window in $name has its columns', async language => {
  const texts = await loadTexts(language, ['page'])
  for (const kind of recordKinds) {
    const columns = await translatedColumns(kind)
    const read = fieldsOf(kind).map(([name, { label }]) => [
      name,
      columns.get(comparableColumn(String(texts[label]))),
    ])
    // a title of two fields identifies neither
    expect(
      read.filter(([name, column]) => column !== undefined && column !== name && name !== 'prices'),
    ).toEqual([])
    expect(read.filter(([, column]) => column === undefined).length).toBeLessThan(3)
  }
})

test.each(['yes', 'Ja', 'OUI', 'sí', 'Sì', 'tak', 'WAHR', 'はい'])('%s means yes', cell => {
  expect(flagOfCell(cell)).toBe(true)
})

test.each(['no', 'Nein', 'non', 'nee', 'nie', 'FALSCH'])('%s means no', cell => {
  expect(flagOfCell(cell)).toBe(false)
})

test('blank fields are left out, and space around values is removed', () => {
  const raw = { name: ' Example Ltd ', contact: ' ', address: ['1 Example Street ', ''], note: 'a\r\nb\rc' }
  expect(parseRecord('customers', raw)).toEqual({
    ok: true,
    record: { name: 'Example Ltd', address: ['1 Example Street'], note: 'a\nb\nc' },
  })
})

test.each([
  ['customers', { country: 'Germany' }, 'country'],
  ['customers', { email: 'example.com' }, 'email'],
  ['customers', { email: 'a@example.com, b' }, 'email'],
  ['customers', { email: 'a(b)@example.com' }, 'email'],
  ['customers', { payment_days: 366 }, 'payment_days'],
  ['customers', { payment_days: 1.5 }, 'payment_days'],
  ['customers', { tax_rate: '101' }, 'tax_rate'],
  ['customers', { currency: 'EURO' }, 'currency'],
  ['items', { prices: { XYZ: '1' } }, 'prices'],
  ['items', { prices: { EUR: 'much' } }, 'prices'],
  ['items', { colour: 'red' }, 'colour'],
] as const)('%s: %o is refused at %s', (kind, wrong, path) => {
  const parsed = parseRecord(kind, { ...minimal[kind], ...wrong })
  expect(!parsed.ok && parsed.issues.map(issue => issue.path.split('.')[0])).toEqual([path])
})

test('a name is the same in another letter case, width, spacing and hyphen', () => {
  for (const name of ['EXAMPLE‑Bau', ' example-bau ', 'Ｅｘａｍｐｌｅ-Bau'])
    expect(keyOfName(name)).toBe(keyOfName('Example-Bau'))
  expect(keyOfName('Examplé-Bau')).not.toBe(keyOfName('Example-Bau'))
})

test('a search ignores letter case and diacritics, and finds words of several fields', () => {
  const text = searchTextOf('customers', { name: 'Żółw & Söhne', city: 'Łódź', email: 'a@example.com' })
  for (const search of ['zolw', 'SÖHNE lodz', 'sohne example.com'])
    expect(searchWords(search).every(word => text.includes(word))).toBe(true)
  expect(searchWords('zolw berlin').every(word => text.includes(word))).toBe(false)
  expect(foldedText('Straße ÆØ')).toBe('strasse aeo')
})

test('the title of an item is its first line', () => {
  expect(titleOf('items', { description: ' Brand identity\nwith details' })).toBe('Brand identity')
})

describe('a customer and an invoice', () => {
  test('an invoice takes the buyer, the currency, the language and the tax rate', () => {
    const parsed = parseRecord('customers', {
      ...Object.fromEntries(fieldsOf('customers').map(([name, field]) => [name, field.example])),
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues))
    const fields = fieldsOfCustomer(parsed.record)
    expect(fields).toEqual({
      buyer: {
        name: 'Example Ltd',
        address: ['1 Example Street', 'Exampletown'],
        street: '1 Example Street',
        street_2: 'Building B',
        postcode: '01234',
        city: 'Exampletown',
        region: 'Example County',
        country: 'DE',
        tax_id: 'DE123456789',
        registration_id: 'HRB 12345',
        registration_scheme: '0204',
        trading_name: 'Example Shop',
        identifier: 'K-4711',
        identifier_scheme: '0088',
        electronic_address: { scheme: '0088', id: '4000001000005' },
        reference: 'Project 7',
      },
      e_invoice: 'factur-x',
      currency: 'CHF',
      locale: 'de-DE',
      items: [{ description: '', quantity: '1', unit_price: '', tax_rate: '19' }],
    })
    expect(draftSchema.partial().parse(fields)).toEqual(fields)
  })

  test('a structured address is copied in parts, and compared as it is printed', () => {
    const customer = { name: 'A', street: '1 Road', postcode: '123', city: 'Town', region: 'R' }
    expect(fieldsOfCustomer(customer).buyer).toEqual(customer)
    expect(fieldsUnlikeCustomer(customer, { name: 'A', address: ['1 Road', '123 Town', 'R'] })).toEqual([])
    expect(fieldsUnlikeCustomer(customer, { ...customer, city: 'Ville' })).toEqual(['address'])
  })

  test('other address lines replace the parts of the customer', () => {
    const customer = { name: 'A', street: '1 Road', city: 'Town', note: 'n' }
    const buyer = {
      name: 'A',
      address: ['PO Box 1'],
      electronic_address: { scheme: 'EM', id: 'a@example.com' },
    }
    expect(parseRecord('customers', customerWithBuyer(customer, buyer))).toEqual({
      ok: true,
      record: {
        name: 'A',
        address: ['PO Box 1'],
        electronic_address_scheme: 'EM',
        electronic_address: 'a@example.com',
        note: 'n',
      },
    })
  })

  test('the buyer of an invoice becomes a customer with the fields that are right', () => {
    const draft = {
      template: 'minimal',
      invoice_number: '1',
      items: [],
      currency: 'USD',
      locale: 'xx-',
      buyer: {
        name: ' Example Ltd',
        country: 'Germany',
        tax_id: 'DE1',
        reference: 'Order 5',
        address: ['', 'Town'],
      },
    }
    expect(customerOfDraft(draft)).toEqual({
      name: 'Example Ltd',
      tax_id: 'DE1',
      address: ['Town'],
      currency: 'USD',
    })
    expect(customerOfDraft({ ...draft, buyer: { address: ['Town'] } })).toBeUndefined()
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from '../json/json.ts'
import { isPriced } from '../line-kind.ts'
import { textOf } from '../testing/english-text.ts'
import { invoiceWith } from '../testing/invoices.ts'
import { parseInvoice, readInvoice, writeInvoice } from './read-invoice.ts'

const minimal = {
  template: 'minimal',
  invoice_number: 'INV-1',
  items: [{ description: 'Work', quantity: 1, unit_price: 1 }],
}

/** `path: text` of each issue */
function issues(text: string): string[] {
  const read = readInvoice(text)
  return read.ok ? [] : read.issues.map(issue => `${issue.path}: ${textOf(issue.message)}`)
}
const issuesWith = (fields: object) => issues(JSON.stringify({ ...minimal, ...fields }))
const issuesWithItem = (fields: object) => issuesWith({ items: [{ ...minimal.items[0], ...fields }] })

test('the minimal request is a complete invoice and keeps the digits of its numbers', () => {
  const text =
    '{"template":"bold","invoice_number":"7","items":[{"description":"A","quantity":5.311,"unit_price":"80.00"}]}'
  const read = readInvoice(text)
  expect(read).toMatchObject({ ok: true, invoice: { items: [{ quantity: '5.311', unit_price: '80.00' }] } })
  if (read.ok) expect(writeInvoice(read.invoice)).toBe(text.replace('"80.00"', '80.00'))
})

test('parses numbers from their source text: exponents, negative zero, more digits than a double', () => {
  const quantity = (literal: string) => {
    const read = readInvoice(
      `{"template":"a","invoice_number":"1","items":[{"description":"A","quantity":${literal},"unit_price":0}]}`,
    )
    return read.ok ? read.invoice.items.find(isPriced)?.quantity : read.issues[0]?.message.code
  }
  expect(quantity('1e3')).toBe('1000')
  expect(quantity('1.5E-3')).toBe('0.0015')
  expect(quantity('-0')).toBe('0')
  expect(quantity('-0.00')).toBe('0.00')
  expect(quantity('0.12345678901234567890')).toBe('0.12345678901234567890')
  expect(quantity('999999999999999')).toBe('999999999999999')
  for (const literal of ['1e308', '1e-400', '1e99999999', '1000000000000000', `1.${'1'.repeat(21)}`])
    expect(quantity(literal), literal).toBe('value.too_many_digits')
  for (const text of ['"abc"', '"1,5.0"', '"1,000,5"', '" 1"', '"1e"', '"Infinity"'])
    expect(quantity(text), text).toBe('value.not_a_number')
  expect(quantity('"-1,5"')).toBe('value.decimal_comma')
  expect(quantity(`"1,${'1'.repeat(21)}"`)).toBe('value.too_many_digits')
})

test('reports missing fields at their paths', () => {
  expect(issues('{}')).toEqual([
    'template: Enter a template.',
    'invoice_number: Enter an invoice number.',
    'items: Add at least one line item.',
  ])
  expect(issuesWith({ items: [] })).toEqual(['items: Add at least one line item.'])
  expect(issuesWith({ items: [minimal.items[0], {}] })).toEqual([
    'items[1].description: Enter a description.',
    'items[1].quantity: Enter a quantity.',
    'items[1].unit_price: Enter a unit price.',
  ])
  expect(issuesWithItem({ description: ' ', quantity: '' })).toEqual([
    'items[0].description: Enter a description.',
    'items[0].quantity: Enter a quantity.',
  ])
})

test('reports the expected type', () => {
  expect(issues('[]')).toEqual([': An invoice is a JSON object with template, invoice_number and items.'])
  expect(issues('3')).toEqual([': An invoice is a JSON object with template, invoice_number and items.'])
  expect(issuesWith({ items: {} })).toEqual(['items: Give line items as a list in square brackets.'])
  expect(issuesWith({ items: [3, null] })).toEqual([
    'items[0]: A line item is an object with description, quantity and unit_price.',
    'items[1]: A line item is an object with description, quantity and unit_price.',
  ])
  expect(issuesWith({ invoice_number: 42 })).toEqual([
    'invoice_number: Enter an invoice number as text, in double quotes.',
  ])
  expect(issuesWithItem({ quantity: true, unit_price: null })).toEqual([
    'items[0].quantity: Enter a quantity as a number, such as 12.50.',
    'items[0].unit_price: Enter a unit price as a number, such as 12.50.',
  ])
  expect(issuesWith({ seller: 'me', prices_include_tax: 1 })).toEqual([
    'seller: Give a seller as an object in curly brackets.',
    'prices_include_tax: Say whether prices include tax: use true or false.',
  ])
})

test('rejects an unknown field and suggests a similar one', () => {
  expect(issuesWithItem({ price: 1 })).toEqual([
    'items[0].price: price is not a field of a line item. Did you mean unit_price?',
  ])
  expect(issuesWith({ invoiceNumber: 1, dueDate: '' })).toEqual([
    'invoiceNumber: invoiceNumber is not a field of an invoice. Did you mean invoice_number?',
    'dueDate: dueDate is not a field of an invoice. Did you mean due_date?',
  ])
  expect(issuesWith({ buyer: { 'e mail\n': 1 } })).toEqual([
    'buyer["e mail\\n"]: "e mail\\n" is not a field of the buyer.',
  ])
})

test('rejects a repeated field', () => {
  const twice = JSON.stringify(minimal).replace('"quantity":1', '"quantity":1,"quantity":9')
  expect(issues(twice)).toEqual([
    'items[0].quantity: items[0].quantity is given twice. Keep the one that you mean.',
  ])
})

test('rejects __proto__ and constructor like any unknown field', () => {
  const text = JSON.stringify(minimal).replace('{', '{"__proto__":{"notes":"x"},"constructor":1,')
  expect(issues(text)).toEqual([
    '__proto__: __proto__ is not a field of an invoice.',
    'constructor: constructor is not a field of an invoice.',
  ])
})

test('rejects text that cannot be printed', () => {
  expect(issuesWith({ invoice_number: 'A\nB' })).toEqual([
    'invoice_number: Use one line, without a line break.',
  ])
  expect(issuesWith({ invoice_number: 'A\u0000' })).toEqual([
    'invoice_number: Remove the control characters.',
  ])
  expect(issuesWith({ invoice_number: 'x'.repeat(65) })).toEqual([
    'invoice_number: Use at most 64 characters.',
  ])
  expect(issuesWithItem({ description: 'a\u0007' })).toEqual([
    'items[0].description: Remove the control characters.',
  ])
  const broken = JSON.stringify(minimal).replace('Work', '\\ud800')
  expect(issues(broken)).toEqual([
    'items[0].description: Contains a broken character. Delete it and type it again.',
  ])
  expect(issuesWithItem({ description: 'two\nlines\r\nand\tthree' })).toEqual([])
})

test('rejects invalid values', () => {
  expect(issuesWith({ currency: 'XAU' })).toEqual(['currency: Use an ISO 4217 currency code, such as EUR.'])
  expect(issuesWith({ locale: 'de-a' })).toEqual(['locale: Use a language tag, such as en or de-DE.'])
  expect(issuesWith({ locale: 'de-'.repeat(20) })).toEqual([
    'locale: Use a language tag, such as en or de-DE.',
  ])
  expect(issuesWith({ due_date: '2026-02-30' })).toEqual([
    'due_date: Enter a date that exists, as YYYY-MM-DD.',
  ])
  expect(issuesWith({ issue_date: '20260228' })).toEqual([])
  expect(issuesWithItem({ tax_rate: 101 })).toEqual(['items[0].tax_rate: Enter a percentage from 0 to 100.'])
  expect(issuesWith({ discount_percent: 1, discount_amount: 1 })).toEqual([
    'discount_amount: Give the discount in percent or as an amount, not both.',
  ])
  expect(issuesWith({ cash_rounding: 0 })).toEqual(['cash_rounding: Enter an amount above 0, such as 0.05.'])
  expect(issuesWith({ cash_rounding: '0.005' })).toEqual([
    'cash_rounding: Use a unit that EUR can pay: at most 2 decimals.',
  ])
  expect(issuesWithItem({ quantity: 999999999999999, unit_price: 999999999999999 })).toEqual([
    'items[0]: Comes to more than 15 digits. Lower the quantity or the price.',
  ])
  const half = { description: 'A', quantity: 1, unit_price: 600_000_000_000_000 }
  expect(issuesWith({ items: [half, half] })).toEqual(['items: The total comes to more than 15 digits.'])
})

test('accepts 1,000 line items for submission and 10,000 for rendering', { tags: 'extended' }, () => {
  const text = (count: number) => JSON.stringify({ ...minimal, items: Array(count).fill(minimal.items[0]) })
  expect(readInvoice(text(1000)).ok).toBe(true)
  expect(issues(text(1001))).toEqual(['items: Use at most 1000 line items.'])
  expect(readInvoice(text(10_000), { lines: 'rendered' }).ok).toBe(true)
  expect(readInvoice(text(10_001), { lines: 'rendered' }).ok).toBe(false)
})

test('a text that is larger than any invoice is refused before it is built, in few words', () => {
  const many = '{},'.repeat(2_600_000)
  expect(issues(`{"items":[${many}{}]}`)).toEqual(['items: Use at most 1000 line items.'])
  expect(issues(`{"charges":[${many}{}]}`)).toEqual(['charges: Use at most 1000 entries.'])
  const wide = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field ${index}`, 0]))
  expect(issuesWith({ items: Array(1000).fill(wide) })).toEqual([
    ': The text has more than 34000 values. An invoice with as many line items as are allowed has fewer.',
  ])
  expect(issues('['.repeat(8_000_000))).toEqual([': The text is nested too deeply.'])
  expect(issuesWith({ ['x'.repeat(2_000_000)]: 1 })).toEqual([
    ': The text has a field name of more than 256 characters, which no field has.',
  ])
})

test('an issue is made for no more line items than are reported', () => {
  const wrong = { description: 1, quantity: 'x', unit_price: [], unknown: 1 }
  const found = issuesWith({ items: Array(1000).fill(wrong) })
  expect(found).toHaveLength(100)
  expect(found.at(-1)).toMatch(/^items\[24\]/)
})

test('reports the first hundred issues', () => {
  const fields = Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`field_${index}`, 1]))
  expect(issuesWith(fields)).toHaveLength(100)
  expect(issuesWith({ items: Array(900).fill({}) })).toHaveLength(100)
})

test('reports the position of a JSON syntax error', () => {
  expect(issues('{"a": [1,\n 2,]}')).toEqual([
    ': The text is not JSON: a comma before the ] at line 2, column 4.',
  ])
  expect(issues('{"a": 1,\n}')).toEqual([': The text is not JSON: a comma before the } at line 2, column 1.'])
  expect(issues('')).toEqual([': The text is not JSON: there is nothing at line 1, column 1.'])
  expect(issues('[')).toEqual([': The text is not JSON: it ends too early at line 1, column 2.'])
  expect(issues('{"a" 1}')).toEqual([': The text is not JSON: a missing colon at line 1, column 6.'])
  expect(issues('{"a":1 "b":2}')).toEqual([': The text is not JSON: a missing comma at line 1, column 8.'])
  expect(issues('{} {}')).toEqual([': The text is not JSON: more text after the end at line 1, column 4.'])
  expect(issues("{'a':1}")[0]).toContain('single quotes instead of double quotes at line 1, column 2')
  expect(issues('{a:1}')[0]).toContain('an unexpected character at line 1, column 2')
  expect(issues('{1:1}')[0]).toContain('a field name without double quotes at line 1, column 2')
  expect(issues('[01]')[0]).toContain('a number that JSON does not know at line 1, column 2')
  expect(issues('["a\nb"]')[0]).toContain('not closed or holds a line break at line 1, column 2')
  expect(issues('{"a":]')[0]).toContain('an unexpected ] at line 1, column 6')
  expect(readInvoice('{').ok).toBe(false)
})

test('reports an issue for megabytes of text and for deep nesting', () => {
  expect(issues('['.repeat(100_000) + ']'.repeat(100_000))).toEqual([': The text is nested too deeply.'])
  expect(issues(`{"a":"${'x'.repeat(3_000_000)}",}`)[0]).toContain('a comma before the }')
  expect(issues(`{"a":"${'\\n'.repeat(1_000_000)}",}`)[0]).toContain('a comma before the }')
})

test('describes every syntax error that JSON.parse finds', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom(',', '}', '"', 'x', '\n', ''), (json, at, stray) => {
      const text = json.slice(0, at % (json.length + 1)) + stray + json.slice((at % (json.length + 1)) + 1)
      let isJson = true
      try {
        JSON.parse(text)
      } catch {
        isJson = false
      }
      const read = readInvoice(text)
      const found = read.ok ? undefined : read.issues[0]
      expect(found?.code === 'invalid_json').toBe(!isJson)
      if (!isJson) expect(found && textOf(found.message)).toMatch(/ at line \d+, column \d+\.$/)
    }),
    { numRuns: 500 },
  )
})

test('ignores a byte order mark', () => {
  expect(readInvoice(`\ufeff${JSON.stringify(minimal)}`).ok).toBe(true)
})

test('canonical JSON parses to the same invoice, and the minimal request has three fields', () => {
  const invoice = invoiceWith({
    items: [{ description: 'A\n"B"', quantity: '1.50', unit_price: '-0.5', unit: 'h', tax_rate: 19 }],
    seller: { website: 'example.com', name: 'Example Ltd', address: ['1 Example Street'], country: 'GB' },
    buyer: { reference: 'R-1', name: 'Sample' },
    discount_amount: '1.10',
    cash_rounding: 0.05,
    notes: 'Thanks',
    locale: 'de-DE',
  })
  expect(parseInvoice(parseJson(writeInvoice(invoice)))).toEqual({ ok: true, invoice })
  expect(writeInvoice(invoice, 'documented')).toBe(
    '{"template":"minimal","invoice_number":"T-1","items":[{"description":"A\\n\\"B\\"","quantity":1.50,"unit_price":-0.5}]}',
  )
})

test('canonical JSON does not depend on the order of fields', () => {
  const fields = { ...minimal, notes: 'N', currency: 'EUR', seller: { email: 'a@example.com', name: 'A' } }
  const shuffled = Object.fromEntries(Object.entries(fields).reverse())
  expect(writeInvoice(invoiceWith(shuffled))).toBe(writeInvoice(invoiceWith(fields)))
})

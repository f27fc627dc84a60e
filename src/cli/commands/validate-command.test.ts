/** @module-tag extended */

import { spawnSync } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'
import { billwright, billwrightProcess, entry, sample, temporaryFolder } from '../testing/run-cli.ts'

const environment = temporaryFolder()
const cwd = environment.path
afterAll(environment.remove)

const lines = (data: Buffer) =>
  data
    .toString()
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as unknown)

test('totals prints one object per line with decimal strings, and continues after an invalid file', async () => {
  const good = environment.file('good.json', sample)
  const bad = environment.file('bad.json', { ...sample, items: [{ ...sample.items[0], quantity: 'abc' }] })
  const ran = await billwright(['totals', good, bad, 'gone.json', good], { cwd })
  const expected = {
    file: 'good.json',
    lines: ['120.00'],
    subtotal: '120.00',
    discount: '0.00',
    charges: '0.00',
    taxes: [{ rate: '19', base: '120.00', amount: '22.80' }],
    tax_total: '22.80',
    total: '142.80',
    prepaid: '0.00',
    rounding: '0.00',
    payable: '142.80',
  }
  expect(lines(ran.stdout)).toEqual([expected, expected])
  expect(ran.stderrLines).toEqual([
    'bad.json: items[0].quantity: Enter a number, such as 12.50.',
    'gone.json: there is no such file.',
  ])
  expect(ran.code).toBe(3)
})

test('totals reads stdin', async () => {
  const ran = await billwrightProcess(['totals', '-'], { input: `\ufeff${JSON.stringify(sample)}` })
  expect(lines(ran.stdout)).toMatchObject([{ file: '-', payable: '142.80' }])
  expect(ran.code).toBe(0)
})

test('validate prints issues with paths as text and as JSON', async () => {
  const item = { description: '', quantity: 'abc', unit_price: 1, price: 1 }
  const bad = environment.file('fix.json', {
    ...sample,
    template: 'nosuch',
    invoice_number: 'A\nB',
    items: [item],
  })
  const [words, json] = await Promise.all([
    billwright(['validate', bad], { cwd }),
    billwright(['validate', bad, '--json'], { cwd }),
  ])
  expect(words.code).toBe(3)
  expect(words.stdout.toString().trim().split('\n')).toEqual([
    'fix.json: invoice_number: Use one line, without a line break.',
    'fix.json: items[0].description: Enter a description.',
    'fix.json: items[0].quantity: Enter a number, such as 12.50.',
    'fix.json: items[0].price: price is not a field of a line item. Did you mean unit_price?',
  ])
  expect(json.code).toBe(3)
  expect(lines(json.stdout)).toMatchObject([
    {
      file: 'fix.json',
      valid: false,
      issues: [{ path: 'invoice_number', severity: 'error' }, {}, { code: 'invalid_number' }, {}],
    },
  ])
})

test('reports warnings and an unknown template if the fields are valid', async () => {
  const [bare, unknown] = await Promise.all([
    billwright(['validate', environment.file('bare.json', sample)], { cwd }),
    billwright(['validate', environment.file('unknown.json', { ...sample, template: 'nosuch' })], { cwd }),
  ])
  expect(bare.code).toBe(0)
  expect(bare.stdout.toString()).toContain('bare.json: warning: seller.name: Enter who the invoice is from.')
  expect(unknown.code).toBe(3)
  expect(unknown.stdout.toString()).toContain(
    'template: There is no template "nosuch". Use bold, classic, compact',
  )
})

test('validate reports rendering issues: an unusable logo, missing glyphs', async () => {
  const logo = 'data:image/png;base64,bm90IGEgcGljdHVyZQ=='
  const named = { ...sample, seller: { name: '𒀭𒂗𒍪' } }
  const [unusable, json, boxes] = await Promise.all([
    billwright(['validate', environment.file('logo.json', { ...sample, logo })], { cwd }),
    billwright(['validate', 'logo.json', '--json'], { cwd }),
    billwright(['validate', environment.file('boxes.json', named)], { cwd }),
  ])
  expect(unusable.code).toBe(3)
  expect(unusable.stdout.toString()).toContain('logo.json: logo: The logo is neither a PNG nor a JPEG.')
  expect(lines(json.stdout)).toMatchObject([{ valid: false }])
  expect(boxes.code).toBe(0)
  expect(boxes.stdout.toString()).toContain('boxes.json: warning: seller.name: No font here can draw')
})

test('reports a file without an invoice in one line', async () => {
  const items = Array(10_000).fill(sample.items[0])
  const answers: [string, object | string | Uint8Array, string][] = [
    ['comma.json', '{"template": "bold",\n "items": [],\n}', 'a comma before the } at line 3, column 1.'],
    ['empty.json', '', 'there is nothing at line 1, column 1.'],
    ['none.json', { ...sample, items: [] }, 'items: Add at least one line item.'],
    ['many.json', { ...sample, items }, 'items: Use at most 1000 line items.'],
    ['huge.json', { ...sample, notes: 'x'.repeat(5_000_000) }, 'larger than an invoice can be (3.7 MiB).'],
    ['latin.json', Buffer.from('{"template": "b\xf6ld"}', 'latin1'), 'The file is not UTF-8 text.'],
    ['deep.json', '['.repeat(100_000), 'The text is nested too deeply.'],
    ['1e308.json', JSON.stringify(sample).replace('1.5', '1e308'), 'quantity: Use up to 15 digits'],
  ]
  const ran = await billwright(
    ['validate', ...answers.map(([name, content]) => environment.file(name, content))],
    {
      cwd,
    },
  )
  expect(ran.code).toBe(3)
  const stderrLines = ran.stdout.toString().trim().split('\n')
  for (const [index, [name, , words]] of answers.entries()) {
    expect(stderrLines[index]).toContain(`${name}: `)
    expect(stderrLines[index]).toContain(words)
  }
  expect(stderrLines).toHaveLength(answers.length)
})

test('an unreadable file is a failure, not an invalid invoice', async () => {
  const ran = await billwrightProcess(['validate', environment.path, 'gone.json'], { cwd })
  expect(ran.code).toBe(1)
  expect(ran.stderrLines).toEqual([
    `${environment.path}: this is a folder, not a file.`,
    'gone.json: there is no such file.',
  ])
})

test('every command has help, and wrong usage has its own exit code', async () => {
  const commands = ['render', 'totals', 'validate', 'submit', 'keys', 'templates', 'service']
  const helps = await Promise.all([
    billwrightProcess(['--help']),
    ...commands.map(name => (name === 'service' ? billwrightProcess : billwright)([name, '--help'])),
  ])
  for (const help of helps) {
    expect(help.code).toBe(0)
    expect(help.stdout.toString()).toMatch(/^Usage: /)
    expect(help.stderrLines).toEqual([])
  }
  const wrong = await Promise.all(
    [[], ['nosuch'], ['totals'], ['totals', '--nosuch', 'x'], ['keys']].map(words => billwright(words)),
  )
  for (const ran of wrong) {
    expect(ran.code).toBe(2)
    expect(ran.stdout.toString()).toBe('')
  }
})

test('help for an unknown command reports it', async () => {
  const [unknown, nested, known] = await Promise.all([
    billwright(['help', 'bogus']),
    billwright(['keys', 'help', 'bogus']),
    billwright(['help', 'totals']),
  ])
  for (const ran of [unknown, nested]) {
    expect(ran).toMatchObject({
      code: 2,
      stderrLines: ["error: unknown command 'bogus'", expect.any(String)],
    })
  }
  expect(known.code).toBe(0)
  expect(known.stdout.toString()).toMatch(/^Usage: billwright totals/)
})

test('submit --help explains --yes and consent without a terminal', async () => {
  const words = (await billwright(['submit', '--help'])).stdout.toString().replaceAll(/\s+/g, ' ')
  expect(words).toContain('--yes on a terminal, with a live key')
  expect(words).toContain('the command itself is the consent')
})

test('a closed pipe is not an error', () => {
  const many = Array(200).fill(environment.file('good.json', sample)).join(' ')
  const command = `"${process.execPath}" "${entry}" totals ${many} | head -1`
  const ran = spawnSync('bash', ['-o', 'pipefail', '-c', command], { cwd, encoding: 'utf8' })
  expect(ran.stderr).toBe('')
  expect(ran.status).toBe(0)
})

test.runIf(process.platform === 'linux')('output that cannot be written is one line and exit code 1', () => {
  const file = environment.file('good.json', sample)
  for (const words of [
    `totals ${file}`,
    'templates',
    '--help',
    `validate ${file}`,
    `render ${file} --out -`,
  ]) {
    const command = `"${process.execPath}" "${entry}" ${words} > /dev/full`
    const ran = spawnSync('bash', ['-c', command], { cwd, encoding: 'utf8' })
    expect([words, ran.stderr]).toEqual([words, 'The output cannot be written: the disk is full.\n'])
    expect(ran.status).toBe(1)
  }
})

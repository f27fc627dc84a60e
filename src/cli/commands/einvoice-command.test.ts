/** @module-tag extended */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { invoiceWith } from '#core/testing/invoices.ts'
import { formats } from '#einvoice/model/formats.ts'
import { validEInvoice } from '#einvoice/testing/random-einvoice.ts'
import { withFormat, writeEInvoice } from '#einvoice/write-einvoice.ts'
import { renderInvoice } from '#pdf/document/render-invoice.ts'
import { templateNamed } from '#pdf/testing/invoices.ts'
import { billwright, billwrightProcess, temporaryFolder } from '../testing/run-cli.ts'

const environment = temporaryFolder()
const cwd = environment.path
afterAll(environment.remove)

const facturX = (xml: Uint8Array) =>
  ({
    name: 'factur-x.xml',
    xml,
    description: 'Invoice as XML',
    conformanceLevel: 'EN 16931',
  }) as const

const [random] = fc.sample(validEInvoice, { numRuns: 1, seed: 16 })
if (!random) throw new Error('no invoice')
const core = withFormat(random.invoice, formats.cii)

test('einvoice check prints the broken rules of each file, one object per line, and continues after a bad file', async () => {
  const valid = environment.file('valid.xml', writeEInvoice(core, 'cii'))
  const unnumbered = environment.file('unnumbered.xml', writeEInvoice({ ...core, number: '' }, 'ubl'))
  const other = environment.file('other.xml', writeEInvoice({ ...core, specification: 'urn:x' }, 'ubl'))
  const hostile = environment.file('hostile.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')
  const ran = await billwright(['einvoice', 'check', valid, unnumbered, other, hostile, 'gone.xml', valid], {
    cwd,
  })
  const lines = ran.stdout.toString().trim().split('\n')
  const releases = ['EN 16931 1.3.16']
  const isValid = { file: 'valid.xml', format: 'cii', releases, valid: true, findings: [] }
  expect(lines.map(line => JSON.parse(line))).toEqual([
    isValid,
    {
      file: 'unnumbered.xml',
      format: 'ubl',
      releases,
      valid: false,
      findings: [
        { rule: 'BR-02', severity: 'error', message: 'Enter the invoice number (BT-1).', field: 'number' },
      ],
    },
    {
      file: 'other.xml',
      format: null,
      releases: [],
      valid: false,
      findings: [
        {
          rule: null,
          severity: 'warning',
          message: 'This file follows another specification: urn:x. It was only read, not checked.',
          field: 'specification',
        },
      ],
    },
    {
      file: 'hostile.xml',
      format: null,
      releases: [],
      valid: false,
      findings: [
        { rule: null, severity: 'error', message: expect.stringMatching(/document type/), field: '' },
      ],
    },
    isValid,
  ])
  expect(ran.stderrLines).toEqual(['gone.xml: there is no such file.'])
  expect(ran.code).toBe(3)
})

test('einvoice check reads stdin, and ends with 0 if everything is valid', async () => {
  const ran = await billwrightProcess(['einvoice', 'check', '-'], { input: writeEInvoice(core, 'ubl') })
  expect(JSON.parse(ran.stdout.toString())).toMatchObject({ file: '-', format: 'ubl', valid: true })
  expect(ran.code).toBe(0)
})

const complete = {
  template: 'minimal',
  invoice_number: '2026-0042',
  issue_date: '2026-11-21',
  due_date: '2026-12-05',
  currency: 'EUR',
  seller: {
    name: 'Example GmbH',
    street: '1 Example Street',
    postcode: '01234',
    city: 'Exampletown',
    country: 'DE',
    tax_id: 'DE123456789',
    contact_name: 'Accounts department',
    email: 'billing@example.com',
    phone: '+49 30 000000',
    iban: 'DE89370400440532013000',
    electronic_address: { scheme: 'EM', id: 'billing@example.com' },
  },
  buyer: {
    name: 'Example Office',
    postcode: '54321',
    city: 'Exampleville',
    country: 'DE',
    reference: '04011000-12345-34',
    electronic_address: { scheme: 'EM', id: 'office@example.com' },
  },
  items: [{ description: 'Brand identity', quantity: 2, unit: 'h', unit_price: 80, tax_rate: 19 }],
}

test('einvoice export writes what einvoice check accepts, and says which rule an invoice breaks', async () => {
  environment.file('complete.json', JSON.stringify(complete))
  const exported = await billwright(
    ['einvoice', 'export', 'complete.json', '--format', 'xrechnung-cii', '--out', 'complete.xml'],
    { cwd },
  )
  expect(exported.stderrLines).toEqual([
    'Wrote complete.xml as xrechnung-cii; it passed the checks of this format.',
  ])
  expect(exported.code).toBe(0)
  const checked = await billwright(['einvoice', 'check', 'complete.xml'], { cwd })
  expect(JSON.parse(checked.stdout.toString())).toMatchObject({ format: 'xrechnung-cii', valid: true })

  const { reference: _reference, ...buyer } = complete.buyer
  const refused = await billwright(
    ['einvoice', 'export', '-', '--format', 'xrechnung-ubl', '--out', 'refused.xml'],
    {
      cwd,
      input: JSON.stringify({ ...complete, buyer }),
    },
  )
  expect(refused.stderrLines).toEqual([
    'stdin: buyer.reference: Enter the customer’s reference (Leitweg-ID) (BT-10). (BR-DE-15)',
  ])
  expect(refused.code).toBe(3)
  expect(existsSync(join(cwd, 'refused.xml'))).toBe(false)

  const { tax_id: _taxId, ...seller } = complete.seller
  const untaxed = await billwright(['einvoice', 'export', '-', '--format', 'xrechnung-cii', '--out', '-'], {
    cwd,
    input: JSON.stringify({ ...complete, seller }),
  })
  expect(untaxed.stderrLines).toEqual([
    expect.stringMatching(/\(BR-CO-26\)$/),
    expect.stringMatching(/^stdin: seller\.tax_id: .* \(BR-S-02, BR-DE-16\)$/),
  ])
})

test('einvoice export writes French e-invoices, and says what the tax office of a country has to give', async () => {
  const french = {
    ...complete,
    seller: { name: 'Example SARL', city: 'Paris', country: 'FR', tax_id: 'FR25900000019' },
    buyer: { name: 'Client SA', city: 'Lyon', country: 'FR', registration_id: '900 000 027' },
    items: [{ ...complete.items[0], tax_rate: 20 }],
  }
  const run = (invoice: object, format: string) =>
    billwright(['einvoice', 'export', '-', '--format', format, '--out', 'french.xml'], {
      cwd,
      input: JSON.stringify(invoice),
    })
  expect((await run(french, 'france-ubl')).code).toBe(0)
  const checked = await billwright(['einvoice', 'check', 'french.xml'], { cwd })
  expect(JSON.parse(checked.stdout.toString())).toMatchObject({
    format: 'france-ubl',
    releases: ['EN 16931 1.3.16', 'BR-FR 1.4.0.03'],
    findings: [],
  })
  const seller = { ...complete.seller, country: 'GR', tax_id: 'EL094000012' }
  const greek = await run({ ...complete, seller }, 'peppol')
  expect(greek.stderrLines).toContainEqual(
    expect.stringMatching(/^stdin: mydata_mark: A Greek invoice needs .*MARK.* \(GR-R-004-1\)$/),
  )
  expect(greek.code).toBe(3)
  const { stdout } = await billwright(['einvoice', 'export', '--help'], { cwd })
  expect(stdout.toString()).toMatch(/FR {2}france-ubl, france-cii, france-factur-x\. .*PL {2}none\. .*KSeF/s)
})

test('einvoice check reads the e-invoice inside a PDF, and says why it cannot', async () => {
  const marking = { watermark: null, attachment: facturX(writeEInvoice(core, 'cii')) } as const
  const { bytes } = await renderInvoice(invoiceWith({}), templateNamed('minimal'), marking)
  const hybrid = environment.file('hybrid.pdf', bytes)
  const { bytes: plain } = await renderInvoice(invoiceWith({}), templateNamed('minimal'), {
    watermark: 'TEST',
  })
  const files = [
    hybrid,
    environment.file('plain.pdf', plain),
    environment.file('cut.pdf', bytes.subarray(0, 99)),
  ]
  const ran = await billwright(['einvoice', 'check', ...files], { cwd })
  const lines = ran.stdout.toString().trim().split('\n')
  const refused = (file: string, message: RegExp) => ({
    file,
    format: null,
    releases: [],
    valid: false,
    findings: [{ rule: null, severity: 'error', message: expect.stringMatching(message), field: '' }],
  })
  expect(lines.map(line => JSON.parse(line))).toEqual([
    {
      file: 'hybrid.pdf',
      format: 'cii',
      releases: ['EN 16931 1.3.16', 'Factur-X 1.09.2'],
      valid: true,
      findings: [],
    },
    refused('plain.pdf', /no e-invoice/),
    refused('cut.pdf', /damaged/),
  ])
  expect(ran.code).toBe(3)
})

test('einvoice import makes an invoice of a file, and says what it could not take over', async () => {
  environment.file('source.json', JSON.stringify(complete))
  await billwright(['einvoice', 'export', 'source.json', '--format', 'cii', '--out', 'source.xml'], { cwd })
  const imported = await billwright(['einvoice', 'import', 'source.xml', '--out', 'imported.json'], { cwd })
  expect(imported.stderrLines).toEqual(['Wrote imported.json.'])
  expect(imported.code).toBe(0)
  expect(JSON.parse(readFileSync(join(cwd, 'imported.json'), 'utf8'))).toEqual({
    ...complete,
    payment_means: '58',
    items: [{ ...complete.items[0], unit_code: 'HUR', tax_category: 'S' }],
  })

  const richer = writeEInvoice({ ...core, invoicedObject: { id: 'METER-1' } }, 'cii')
  const report = await billwright(['einvoice', 'import', '-', '--out', 'richer.json', '--json'], {
    cwd,
    input: richer,
  })
  expect(JSON.parse(report.stdout.toString())).toMatchObject({
    out: 'richer.json',
    format: 'cii',
    omitted: expect.arrayContaining([{ path: 'invoicedObject.id', text: 'METER-1' }]),
  })

  const hostile = await billwright(['einvoice', 'import', '-', '--out', 'no.json'], { cwd, input: '<a' })
  expect([hostile.code, hostile.stderrLines.length]).toEqual([3, 1])
  expect(existsSync(join(cwd, 'no.json'))).toBe(false)
})

/** @module-tag extended */

import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { invoiceFields } from '#core/fields/invoice-fields.ts'
import { itemFields } from '#core/fields/item-fields.ts'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import { anyCodePoint } from '#core/testing/any-code-point.ts'
import { runs } from '#core/testing/runs.ts'
import { closedSignUp } from '../accounts/sign-up.ts'
import { createLinks } from '../generation/links.ts'
import { createPreparation } from '../generation/prepare-off-thread.ts'
import { createApp } from '../http/app.ts'
import { loadServiceLanguages } from '../languages/service-languages.ts'
import { createRateLimits } from '../limits/rate-limits.ts'
import { defaultRateLimits, requestTimeouts } from '../limits/request-limits.ts'
import { createLogger } from '../observability/log.ts'
import { createMetrics } from '../observability/metrics.ts'
import { noTracing } from '../observability/tracing.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { createTemplateCatalogue } from '../templates/template-catalogue.ts'
import { bareInvoice } from '../testing/invoices.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { openApiDocument } from './document.ts'
import { eInvoiceExample, minimalExample } from './invoice-schema.ts'
import { operations } from './operations.ts'

const baseUrl = 'https://invoices.billwright.test'
const folder = await temporaryFolder()
let service: TestService
beforeAll(async () => {
  service = await startTestService(folder.path)
})
afterAll(async () => {
  await service.close()
  await folder.remove()
})

async function lint(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] })
  const source = JSON.stringify(document)
  const found = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  return found.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer ?? ''}`)
}

describe('the document', () => {
  test('is free of every complaint of the lint', async () => {
    expect(await lint(openApiDocument(baseUrl))).toEqual([])
  })

  test('has one schema for each answer with status 200', () => {
    const { paths } = openApiDocument(baseUrl) as { paths: Record<string, Record<string, unknown>> }
    const schemas = Object.values(paths).flatMap(methods =>
      Object.values(methods).flatMap(operation => {
        const { responses } = operation as {
          responses: Record<string, { content: Record<string, { schema?: object }> }>
        }
        const { schema } = responses[200]?.content['application/json'] ?? {}
        return schema === undefined ? [] : [schema]
      }),
    )
    expect(schemas.length).toBeGreaterThan(8)
    for (const schema of schemas)
      expect(Object.keys(schema)).toEqual([expect.stringMatching(/^(\$ref|type)$/)])
  })

  test('has the length of the PDF with each answer about a part of it', () => {
    const { paths } = openApiDocument(baseUrl) as {
      paths: Record<string, { get?: { responses: Record<string, { headers: object }> } }>
    }
    for (const path of ['/v1/jobs/{jobId}/pdf', '/v1/files/{file}'])
      for (const status of ['206', '416'])
        expect(Object.keys(paths[path]?.get?.responses[status]?.headers ?? {})).toContain('Content-Range')
  })

  test('would not be, with a mistake in it', async () => {
    const broken = { ...openApiDocument(baseUrl), tags: 'none' }
    expect(await lint(broken)).not.toEqual([])
  })

  test('is served, with the address of the service in it', async () => {
    const response = await fetch(`${service.url}/openapi.json`)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument(service.url))))
  })

  test('names every route, and no other', async () => {
    const store = openSqliteStore(join(folder.path, 'routes.db'))
    const app = createApp({
      store,
      languages: await loadServiceLanguages(),
      forLoopback: false,
      timeouts: requestTimeouts,
      tracing: noTracing,
      requestLog: { add: () => undefined },
      files: {
        put: async () => {},
        size: async () => undefined,
        read: async () => undefined,
        close: async () => undefined,
        remove: async () => {},
        check: async () => {},
      },
      links: {
        ...createLinks(() => [{ value: new Uint8Array(32), expires_at: null }]),
        reread: async () => {},
        close: () => {},
      },
      retentionDaysOf: () => undefined,
      templates: createTemplateCatalogue({} as Store, new Map()),
      renderer: {},
      missingGlyphs: 'live',
      auditRefusal: async () => undefined,
      rateLimits: createRateLimits(defaultRateLimits),
      baseUrl: () => baseUrl,
      now: () => new Date(),
      logger: createLogger('silent'),
      trustedProxies: 'loopback',
      price: undefined,
      metrics: createMetrics(),
      metricsReaders: 'loopback',
      dashboard: {
        secret: new Uint8Array(32),
        webhookTargets: { allowsLoopback: false },
        mailer: undefined,
        passwordPauseSeconds: defaultRateLimits.passwordPauseSeconds,
        operatorAddresses: 'loopback',
        signUp: closedSignUp,
      },
      generate: async () => ({ answer: '', warnings: [] }),
      lookUp: async () => undefined,
      acceptJob: async () => ({ answer: '' }),
      preparation: createPreparation(async task => task(), { plausibility: 'off' }),
    })
    await app.ready()
    // pages for people, and the metadata below a --base-url, are not documented; every other path is
    const paths = [...app.methodsOf].filter(([path]) => !/^\/(dashboard|connect)(\/|$)|\*$/.test(path))
    const routes = paths.flatMap(([path, methods]) =>
      [...methods].filter(method => method !== 'HEAD').map(method => `${method} ${path}`),
    )
    const documented = operations.map(
      ({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    )
    expect(routes.sort()).toEqual(documented.sort())
    await store.close()
  })
})

describe('its invoice', () => {
  const documentSchema = z.object({
    components: z.object({ schemas: z.record(z.string(), z.looseObject({})) }),
  })
  const { schemas } = documentSchema.parse(openApiDocument(baseUrl)).components
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
  ajv.addVocabulary(['components'])
  ajv.addFormat('date', /^\d{4}-\d{2}-\d{2}$/)
  ajv.addSchema({ $id: 'x:', components: { schemas } })
  const fits = ajv.compile({ $ref: 'x:#/components/schemas/Invoice' })

  const described = z.looseObject({ title: z.string().min(1), description: z.string().min(1) })
  const properties = z.record(z.string(), described)
  const party = described.extend({ properties })
  const lines = z.object({ anyOf: z.tuple([z.object({ properties })], z.object({ properties })) })
  const invoiceShape = z.object({
    properties: z
      .object({ items: described.extend({ items: lines }), seller: party, buyer: party })
      .catchall(described),
  })

  test('has a title and a description of each field', () => {
    const { properties } = invoiceShape.parse(schemas.Invoice)
    const [ordinary] = properties.items.items.anyOf
    const described = { ...properties, ...ordinary.properties, ...properties.seller.properties }
    expect(Object.keys(described).length).toBeGreaterThan(30)
    expect(described).toMatchObject({
      registration_id: { title: 'Registration number' },
      prices_include_tax: { title: 'Prices include tax', type: 'boolean', default: false },
      due_date: { title: 'Due date', format: 'date' },
      unit_price: { title: 'Unit price', $ref: '#/components/schemas/Decimal' },
    })
  })

  test('has every field that is read', () => {
    const { properties } = invoiceShape.parse(schemas.Invoice)
    expect(Object.keys(properties).sort()).toEqual(Object.keys(invoiceFields).sort())
    const [ordinary, ...others] = properties.items.items.anyOf
    expect(Object.keys(ordinary.properties)).toEqual(Object.keys(itemFields))
    for (const other of others) expect(Object.keys(other.properties)).toEqual(['kind', 'description'])
  })

  const [item] = bareInvoice.items
  const withItem = (fields: object) => ({ ...bareInvoice, items: [{ ...item, ...fields }] })
  const withLines = (...others: object[]) => ({ ...bareInvoice, items: [item, ...others] })

  test.each<[string, unknown]>([
    ['the bare one', bareInvoice],
    ['its own example', minimalExample()],
    ['the example with an e-invoice', eInvoiceExample],
    ['a number as text', withItem({ quantity: '1.50' })],
    ['a percentage of negative zero as text', withItem({ discount_percent: '-0.0' })],
    ['a number as a number', withItem({ unit_price: -80.5, tax_rate: 19 })],
    [
      'a heading, a subtotal and what is optional',
      withLines({ kind: 'heading', description: 'A' }, { kind: 'subtotal' }, { ...item, kind: 'optional' }),
    ],
    ['more of it', { ...bareInvoice, currency: 'CHF', cash_rounding: 0.05, seller: { address: ['a', 'b'] } }],
  ])('takes %s', (_what, invoice) => {
    expect(fits(invoice), JSON.stringify(fits.errors)).toBe(true)
  })

  test.each<[string, unknown]>([
    ['without a number', { template: 'minimal', items: bareInvoice.items }],
    ['without items', { ...bareInvoice, items: [] }],
    ['with a field nobody knows', { ...bareInvoice, colour: 'red' }],
    ['with a kind of line nobody knows', withLines({ kind: 'title', description: 'A' })],
    ['with a price of a heading', withLines({ kind: 'heading', description: 'A', unit_price: 5 })],
    ['with a heading without words', withLines({ kind: 'heading' })],
    ['with a price that is none', withItem({ unit_price: '12,50' })],
    ['with a price that is true', withItem({ unit_price: true })],
    ['with a template that is a path', { ...bareInvoice, template: '../x' }],
    ['with a currency that is a word', { ...bareInvoice, currency: 'euro' }],
    ['with a currency that is no code', { ...bareInvoice, currency: 'EURO' }],
    ['with a month that no year has', { ...bareInvoice, issue_date: '2026-13-01' }],
    ['with a date of another order', { ...bareInvoice, due_date: '21.11.2026' }],
    ['with a language that is a sentence', { ...bareInvoice, locale: 'in English' }],
    ['with a tax above 100 %', withItem({ tax_rate: 190 })],
    ['with a negative percentage as text', withItem({ discount_percent: '-5' })],
    ['with a price of 10^15', withItem({ unit_price: 1e15 })],
    ['with a negative charge', { ...bareInvoice, charges: [{ amount: '-1' }] }],
    ['with both kinds of discount', { ...bareInvoice, discount_percent: 5, discount_amount: 5 }],
    ['with a blank number', { ...bareInvoice, invoice_number: '  ' }],
    ['with a blank description', withItem({ description: '\n' })],
    ['with two lines in one', { ...bareInvoice, seller: { name: 'a\nb' } }],
    ['with a control character', { ...bareInvoice, notes: 'a\u0007b' }],
    ['with nine lines of address', { ...bareInvoice, buyer: { address: Array(9).fill('a') } }],
    ['with an unknown unit of rounding', { ...bareInvoice, cash_rounding: 0 }],
  ])('takes none %s, and neither does the service', (_what, invoice) => {
    expect(fits(invoice)).toBe(false)
    expect(readInvoice(JSON.stringify(invoice)).ok).toBe(false)
  })

  test('takes every text that the service takes', () => {
    const unusual = fc.constantFrom(
      ...' \t\n\r\u0000\u0007\u0085\u00a0\u061c\u200e\u2028\u2029\u202e\ufeffA1-é',
    )
    const some = fc.string({
      unit: fc.oneof(unusual, fc.string({ unit: anyCodePoint, minLength: 1, maxLength: 1 })),
      maxLength: 8,
    })
    const field = fc.constantFrom(
      'invoice_number',
      'locale',
      'currency',
      'notes',
      'purchase_order',
      'issue_date',
    )
    fc.assert(
      fc.property(field, some, some, (name, value, description) => {
        const invoice = { ...withItem({ description }), [name]: value }
        fc.pre(readInvoice(JSON.stringify(invoice)).ok)
        expect(fits(invoice), JSON.stringify([name, value, description])).toBe(true)
      }),
      { numRuns: runs(20_000, 300) },
    )
  })
})

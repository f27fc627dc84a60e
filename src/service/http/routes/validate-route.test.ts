import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { validateAnswerSchema, validatePath } from '#contract/generate-api.ts'
import { eInvoiceExample } from '../../openapi/invoice-schema.ts'
import { post } from '../../testing/client.ts'
import { bareInvoice } from '../../testing/invoices.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'

const implausible = {
  ...bareInvoice,
  issue_date: '2026-11-23',
  due_date: '2026-11-22',
  prepaid_amount: '-1',
  discount_amount: '9999',
  seller: { name: 'Example', country: 'UK', iban: 'DE89370400440532013001' },
}
const implausibleFields = ['seller.iban', 'seller.country', 'discount_amount', 'prepaid_amount', 'due_date']

const folder = await temporaryFolder()
const renderer = standInRenderer()
let service: TestService
let key: string

beforeAll(async () => {
  service = await startTestService(folder.path, { renderer })
  key = await service.newKey('live')
})
afterAll(async () => {
  await service.close()
  await folder.remove()
})

async function validate(body: unknown) {
  const sent = { path: validatePath, body: typeof body === 'string' ? body : JSON.stringify(body) }
  const { status, text } = await post(service.url, key, sent)
  return { status, text }
}

async function findings(body: unknown) {
  const { status, text } = await validate(body)
  expect(status).toBe(200)
  return validateAnswerSchema.parse(JSON.parse(text))
}

const paths = (issues: readonly { path: string }[]) => issues.map(({ path }) => path)

describe('an invoice that is checked', () => {
  test('is valid, not rendered and not billed', async () => {
    expect(await findings(bareInvoice)).toEqual({ valid: true, errors: [], warnings: [] })
    expect(renderer.renders).toBe(0)
    expect(await service.ledger()).toEqual([])
  })

  test('has the logo that a generation refuses among its errors', async () => {
    const logo = `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2]).toString('base64')}`
    const { valid, errors } = await findings({ ...bareInvoice, logo })
    expect([valid, errors.map(({ path, code }) => [path, code])]).toEqual([
      false,
      [['logo', 'unusable_logo']],
    ])
    expect(renderer.renders).toBe(0)
  })

  test('may have as many lines as generation takes with the same Prefer header', async () => {
    const ofLines = (count: number) => ({ ...bareInvoice, items: Array(count).fill(bareInvoice.items[0]) })
    const check = async (count: number, headers: Record<string, string>) => {
      const { text } = await post(service.url, key, { path: validatePath, body: ofLines(count), headers })
      return validateAnswerSchema.parse(JSON.parse(text)).errors.map(({ code }) => code)
    }
    const prefer = { prefer: 'respond-async' }
    expect(await check(1001, {})).toEqual(['too_long'])
    expect(await check(10_000, prefer)).toEqual([])
    expect(await check(10_001, prefer)).toEqual(['too_long'])
    const long = {
      ...bareInvoice,
      items: [{ ...bareInvoice.items[0], description: 'x'.repeat(3 * 2 ** 20) }],
    }
    const large = (headers: Record<string, string>) =>
      post(service.url, key, { path: validatePath, body: long, headers })
    expect((await large({})).status).toBe(413)
    expect((await large(prefer)).status).toBe(200)
  })

  test('has the errors that generation would have', async () => {
    const wrong = { ...bareInvoice, invoice_number: '', due_date: 'soon' }
    const { valid, errors } = await findings(wrong)
    const { problem } = await post(service.url, key, { body: JSON.stringify(wrong) })
    expect(valid).toBe(false)
    expect(errors).toEqual(problem().errors)
  })

  test('has an error for an unknown template and for a broken rule of its e-invoice', async () => {
    expect(paths((await findings({ ...bareInvoice, template: 'none' })).errors)).toEqual(['template'])
    const { buyer: _, ...withoutBuyer } = eInvoiceExample
    const { errors } = await findings(withoutBuyer)
    expect(errors).toContainEqual(expect.objectContaining({ path: 'buyer.name', code: 'BR-07' }))
  })

  test('has warnings for values that are probably not meant', async () => {
    const { valid, warnings } = await findings(implausible)
    expect(valid).toBe(true)
    expect(paths(warnings)).toEqual(implausibleFields)
    expect(warnings).toContainEqual({
      path: 'seller.country',
      code: 'unknown_country',
      message: 'UK is no country code of ISO 3166. The United Kingdom is GB.',
    })
  })

  test('that is no JSON is refused, as by generation', async () => {
    expect(await validate('{')).toMatchObject({ status: 400, text: expect.stringContaining('invalid_json') })
  })
})

describe('generation of an implausible invoice', () => {
  const body = JSON.stringify(implausible)

  test('has none for a right IBAN with hyphens and for Kosovo', async () => {
    const seller = { name: 'Example', iban: 'DE89-3704-0044-0532-0130-00', country: 'XK' }
    expect((await findings({ ...bareInvoice, seller })).warnings).toEqual([])
  })

  test('names its warnings in the answer', async () => {
    const { status, text } = await post(service.url, key, { body })
    expect(status).toBe(200)
    expect(paths(JSON.parse(text).warnings)).toEqual(implausibleFields)
  })

  test.each(['off', 'error'] as const)('with the setting %s of the operator', async plausibility => {
    const other = await temporaryFolder()
    const strict = await startTestService(other.path, { renderer, plausibility })
    const { status, text } = await post(strict.url, await strict.newKey('live'), { body })
    const rows = await strict.ledger()
    await strict.close()
    await other.remove()
    if (plausibility === 'off') {
      expect([status, Object.keys(JSON.parse(text)), rows.length]).toEqual([200, ['invoiceUrl', 'jobId'], 1])
    } else {
      expect([status, paths(JSON.parse(text).errors), rows]).toEqual([422, implausibleFields, []])
    }
  })
})

describe('characters that no font has', () => {
  const boxes = { ...bareInvoice, seller: { name: 'தமிழ்' }, notes: 'Thanks 🍣' }
  const expected = [
    ['seller.name', 'missing_glyph'],
    ['notes', 'missing_glyph'],
  ]
  const pairs = (issues: readonly { path: string; code: string }[]) =>
    issues.map(({ path, code }) => [path, code])

  test('refuse a live invoice, at once or queued, and are not billed', async () => {
    const billed = await service.ledger()
    const { valid, errors } = await findings(boxes)
    expect([valid, pairs(errors)]).toEqual([false, expected])
    expect(errors[1]?.message).toContain('“🍣” (U+1F363)')
    for (const headers of [{}, { prefer: 'respond-async' }]) {
      const { status, text } = await post(service.url, key, { body: boxes, headers })
      expect([status, pairs(JSON.parse(text).errors)]).toEqual([422, expected])
    }
    expect(await service.ledger()).toEqual(billed)
  })

  test('are warnings with a test key', async () => {
    const testKey = await service.newKey('test')
    const sent = (more: { path?: string; headers?: Record<string, string> }) =>
      post(service.url, testKey, { body: boxes, ...more })
    const checked = validateAnswerSchema.parse(JSON.parse((await sent({ path: validatePath })).text))
    expect([checked.valid, checked.errors, pairs(checked.warnings)]).toEqual([true, [], expected])
    for (const [status, headers] of [
      [200, {}],
      [202, { prefer: 'respond-async' }],
    ] as const) {
      const answer = await sent({ headers })
      expect([answer.status, pairs(JSON.parse(answer.text).warnings)]).toEqual([status, expected])
    }
  })

  test('marks, joiners, variation selectors and ignorable characters of a printed script are none', async () => {
    const text = 'Cafe\u0301 क्\u200dष a\u00adb\u200b\u2060\ufeff ❤\ufe0f שָׁלוֹם ภาษา 寿司 한국어 Привет'
    const { valid, errors, warnings } = await findings({ ...bareInvoice, notes: text })
    expect([valid, errors, warnings]).toEqual([true, [], []])
  })

  test.each([
    ['warning', 'live', 200],
    ['error', 'test', 422],
  ] as const)(
    'with the setting %s of the operator and a %s key',
    async (missingGlyphs, mode, expectedStatus) => {
      const other = await temporaryFolder()
      const started = await startTestService(other.path, { renderer, missingGlyphs })
      const { status } = await post(started.url, await started.newKey(mode), { body: boxes })
      await started.close()
      await other.remove()
      expect(status).toBe(expectedStatus)
    },
  )
})

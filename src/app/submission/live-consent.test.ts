import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Draft } from '#core/draft/draft.ts'
import { AppError } from '#core/errors/app-error.ts'
import { invoiceFields } from '#core/fields/invoice-fields.ts'
import { addDays, localDateOf } from '#core/text/calendar-date.ts'
import { standInRenderer } from '#service/testing/stand-in-renderer.ts'
import type { ConsentStore } from '../ports/consents.ts'
import { entries, keychain } from '../testing/connecting.ts'
import { folder, host, liveKey, reopenHost, service, withRealService } from '../testing/real-service.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

/** Uses the real service over real HTTP, with its ledger; PDFs are stubs. */
await withRealService({ renderer: standInRenderer() })
let otherLiveKey: string
beforeAll(async () => {
  otherLiveKey = await service.newKey('live')
})

let counter = 0
const complete = (fields: Partial<Draft> = {}): Partial<Draft> => ({
  invoice_number: `C-${++counter}`,
  currency: 'USD',
  issue_date: localDateOf(new Date()),
  due_date: addDays(localDateOf(new Date()), 14) ?? '',
  seller: { name: 'Example', country: 'US' },
  buyer: { name: 'Sample', country: 'US' },
  ...fields,
})
const billed = async (number: string) =>
  (await service.ledger()).filter(row => row.invoice_number === number).length

/** Writes an invoice and submits it with the values that the confirmation showed. */
async function confirm(
  connectionId: string,
  fields: Partial<Draft> = {},
  consent: { rememberConsent?: boolean } = { rememberConsent: true },
) {
  const { id, revision, draft } = await writeInvoice(host, complete(fields))
  const { candidates } = await host.call('reviewBatch', { ids: [id], connectionId })
  const [candidate] = candidates
  const { invoice_number = '', payable = '', currency = '' } = candidate ?? {}
  const confirmed = { invoice_number, payable: payable ?? '', currency }
  await host.call('submit', { id, revision, connectionId, confirmed, ...consent })
  return draft.invoice_number
}

/** Writes an invoice and submits it without confirmation. */
async function submitAtOnce(connectionId: string, fields: Partial<Draft> = {}) {
  const { id, revision, draft } = await writeInvoice(host, complete(fields))
  const submit = async () => await host.host.submit({ id, revision, connectionId })
  return { id, number: draft.invoice_number, submit }
}

const refused = async (submission: Promise<unknown>) => {
  const error = await submission.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof AppError)) throw new Error('not refused')
  return [error.code, ...(error.details.issues ?? []).map(({ code }) => code)]
}

const consentOf = async (connectionId: string) =>
  (await host.call('connections', undefined)).connections.find(({ id }) => id === connectionId)?.liveConsent

test('without a consent each live invoice needs a confirmation', async () => {
  const connectionId = await host.connect(service.url, liveKey)
  const first = await submitAtOnce(connectionId)
  expect(await refused(first.submit())).toEqual(['confirmation_required'])
  for (const consent of [{ rememberConsent: false }, {}]) {
    await confirm(connectionId, {}, consent)
    expect(await consentOf(connectionId)).toBeNull()
  }
  expect(await refused(first.submit())).toEqual(['confirmation_required'])
  expect(await billed(first.number)).toBe(0)
})

test('with a consent an invoice without findings is billed once without a confirmation, also after a restart', async () => {
  const connectionId = await host.connect(service.url, liveKey)
  expect(await billed(await confirm(connectionId))).toBe(1)
  expect(await consentOf(connectionId)).toEqual(expect.any(String))
  const next = await submitAtOnce(connectionId)
  await expect(next.submit()).resolves.toMatchObject({ state: 'done', mode: 'live' })
  expect(await billed(next.number)).toBe(1)
  expect(await refused(next.submit())).toEqual(['not_editable'])

  await reopenHost()
  await host.giveKey(connectionId, liveKey)
  const again = await submitAtOnce(connectionId)
  await expect(again.submit()).resolves.toMatchObject({ state: 'done' })
  expect(await billed(again.number)).toBe(1)
})

test('two calls at the same moment bill once', async () => {
  const connectionId = await host.connect(service.url, liveKey)
  await confirm(connectionId)
  const { number, submit } = await submitAtOnce(connectionId)
  const results = await Promise.allSettled([submit(), submit()])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await billed(number)).toBe(1)
})

test('a submission with a test key gives no consent', async () => {
  const connectionId = await host.connect(service.url, await service.newKey('test'))
  await confirm(connectionId)
  expect(host.ports.consents.read()).toEqual([])
})

test('with a consent a confirmation still covers findings', async () => {
  const connectionId = await host.connect(service.url, liveKey)
  await confirm(connectionId)
  expect(await billed(await confirm(connectionId, { due_date: '' }))).toBe(1)
})

test('a consent that is withdrawn while the invoice is rendered covers it no longer', async () => {
  const connectionId = await host.connect(service.url, liveKey)
  await confirm(connectionId)
  const { number, submit } = await submitAtOnce(connectionId)
  const submission = refused(submit())
  // At this point the key was read and rendering has begun.
  await setImmediate()
  await host.call('withdrawLiveConsent', { id: connectionId })
  expect(await submission).toEqual(['confirmation_required'])
  expect(await billed(number)).toBe(0)
})

test('a consent covers an invoice with a hint', async () => {
  const connectionId = await host.connect(service.url, liveKey)
  await confirm(connectionId)
  const { submit } = await submitAtOnce(connectionId, { accent_color: '#ffff00' })
  await expect(submit()).resolves.toMatchObject({ state: 'done' })
})

describe('a consent does not cover', () => {
  const today = localDateOf(new Date())
  test.each<[string, Partial<Draft>, string]>([
    ['an invoice without a due date', { due_date: '' }, 'no_payment_date'],
    ['an e-invoice that breaks a rule', { e_invoice: 'factur-x' }, 'BR-CO-26'],
    [
      'an e-invoice with an address that cannot be read',
      {
        e_invoice: 'factur-x',
        buyer: { name: 'Example Ltd', address: ['1 Example Street', 'Town'], country: 'DE' },
      },
      'address_not_read',
    ],
  ])('%s', async (_name, fields, code) => {
    const connectionId = await host.connect(service.url, liveKey)
    await confirm(connectionId, { issue_date: today })
    const { number, submit } = await submitAtOnce(connectionId, fields)
    const [refusal, ...codes] = await refused(submit())
    expect(refusal).toBe('confirmation_required')
    expect(codes).toContain(code)
    expect(await billed(number)).toBe(0)
  })

  test('an invoice that lacks a detail of the e-invoice that its customer receives', async () => {
    const connectionId = await host.connect(service.url, liveKey)
    await confirm(connectionId, { issue_date: today })
    const record = { name: 'Example Office', e_invoice_format: 'xrechnung-ubl' }
    const { saved } = await host.call('saveCustomer', { record })
    const { id, number, submit } = await submitAtOnce(connectionId)
    await host.call('setInvoiceCustomer', { id, customerId: saved.id })
    const codes = await refused(submit())
    expect(codes).toContain('BR-DE-15')
    const { candidates } = await host.call('reviewBatch', { ids: [id], connectionId })
    const warning = candidates[0]?.warnings.find(({ code }) => code === 'BR-DE-15')
    expect(warning).toMatchObject({
      path: 'buyer.reference',
      severity: 'warning',
      message: { code: 'einvoice.received', params: { problem: { code: 'einvoice.missing' } } },
    })
    expect(await billed(number)).toBe(0)
  })

  test('a number that another draft has, or that was billed', async () => {
    const connectionId = await host.connect(service.url, liveKey)
    const used = await confirm(connectionId)
    const repeated = await submitAtOnce(connectionId, { invoice_number: used })
    expect(await refused(repeated.submit())).toEqual(['confirmation_required', 'number_shared'])
    expect(await billed(used)).toBe(1)
    const { number, submit } = await submitAtOnce(connectionId)
    await writeInvoice(host, complete({ invoice_number: number }))
    expect(await refused(submit())).toEqual(['confirmation_required', 'number_shared'])
    expect(await billed(number)).toBe(0)
  })

  test("an amount far above this customer's usual ones, or another currency", async () => {
    const connectionId = await host.connect(service.url, liveKey)
    for (let index = 0; index < 3; index++) await confirm(connectionId)
    const large = { items: [{ description: 'Work', quantity: '150', unit_price: '80' }] }
    const { number, submit } = await submitAtOnce(connectionId, large)
    expect(await refused(submit())).toEqual(['confirmation_required', 'unusual_amount'])
    expect(await billed(number)).toBe(0)
    const other = await submitAtOnce(connectionId, { currency: 'EUR' })
    expect(await refused(other.submit())).toEqual(['confirmation_required', 'unusual_currency'])
    const forOthers = await submitAtOnce(connectionId, { ...large, buyer: { name: 'Another' } })
    await expect(forOthers.submit()).resolves.toMatchObject({ state: 'done' })
  })

  test('characters that no font of the page can draw, and a logo of too few pixels', async () => {
    const connectionId = await host.connect(service.url, liveKey)
    await confirm(connectionId)
    const logo = String(invoiceFields.logo.example)
    const { number, submit } = await submitAtOnce(connectionId, { notes: 'Thank you \u{1F600}', logo })
    expect(await refused(submit())).toEqual(['confirmation_required', 'missing_glyph', 'small_logo'])
    expect(await billed(number)).toBe(0)
  })

  test('a template that cannot be rendered here', async () => {
    const connectionId = await host.connect(service.url, liveKey)
    await confirm(connectionId)
    const { number, submit } = await submitAtOnce(connectionId, { template: 'unheard-of' })
    const message = { code: 'template.not_rendered' }
    await expect(submit()).rejects.toMatchObject({
      code: 'confirmation_required',
      details: {
        message: { code: 'submission.findings', params: { count: 1 } },
        issues: [{ path: 'template', code: 'not_rendered', severity: 'warning', message }],
      },
    })
    expect(await billed(number)).toBe(0)
  })

  test('an invoice whose text changed while it was rendered', async () => {
    const connectionId = await host.connect(service.url, liveKey)
    await confirm(connectionId)
    const { id, number, submit } = await submitAtOnce(connectionId)
    const { revision, draft } = await host.call('openInvoice', { id })
    const submission = refused(submit())
    await host.call('saveInvoice', { id, revision, draft: { ...draft, notes: 'changed' } })
    expect(await submission).toEqual(['stale_revision'])
    expect(await billed(number)).toBe(0)
  })

  test('another revision than the reviewed one', async () => {
    const connectionId = await host.connect(service.url, liveKey)
    await confirm(connectionId)
    const { id, number, submit } = await submitAtOnce(connectionId)
    const { revision, draft } = await host.call('openInvoice', { id })
    await host.call('saveInvoice', { id, revision, draft: { ...draft, notes: 'changed' } })
    expect(await refused(submit())).toEqual(['stale_revision'])
    expect(await billed(number)).toBe(0)
  })
})

describe('a consent ends', () => {
  const afterChange = async (change: (connectionId: string) => Promise<unknown>) => {
    const connectionId = await host.connect(service.url, liveKey)
    await confirm(connectionId)
    await change(connectionId)
    expect(await consentOf(connectionId)).toBeNull()
    const { number, submit } = await submitAtOnce(connectionId)
    expect(await refused(submit())).toEqual(['confirmation_required'])
    expect(await billed(number)).toBe(0)
  }

  test('when it is withdrawn', () => afterChange(id => host.call('withdrawLiveConsent', { id })))

  test('with another key, and stays ended with the old one', () =>
    afterChange(async id => {
      await host.giveKey(id, otherLiveKey)
      expect(await consentOf(id)).toBeNull()
      await host.giveKey(id, liveKey)
    }))

  test('with the key', () =>
    afterChange(async id => {
      await host.call('removeKey', { id })
      await host.giveKey(id, liveKey)
    }))

  test('with another address, and stays ended with the old one', () =>
    afterChange(async id => {
      const name = 'Example service'
      for (const baseUrl of [`${service.url}/proxy`, service.url])
        await host.call('saveConnection', { id, name, baseUrl, requestFields: 'full' })
    }))

  test('with other fields', () =>
    afterChange(async id => {
      const { url: baseUrl } = service
      for (const requestFields of ['documented', 'full'] as const)
        await host.call('saveConnection', { id, name: 'Example service', baseUrl, requestFields })
    }))
})

test('the question about a minimal request shows the sent fields and the omitted amounts', async () => {
  const connectionId = await host.connect(service.url, liveKey, 'documented')
  await confirm(connectionId)
  const eur = { currency: 'EUR', seller: {}, due_date: '' }
  const { number, submit } = await submitAtOnce(connectionId, eur)
  await expect(submit()).resolves.toMatchObject({ state: 'done' })
  expect(await billed(number)).toBe(1)
  const other = await submitAtOnce(connectionId, { ...eur, prepaid_amount: '20' })
  expect(await refused(other.submit())).toEqual(['confirmation_required', 'another_amount_sent', 'not_sent'])
  expect(await billed(other.number)).toBe(0)
})

test('a consent does not cover a key that another program put into the keychain', async () => {
  await reopenHost({ keychain })
  const connectionId = await host.connect(service.url, liveKey)
  const save = host.host.openKeyWindow(connectionId, { close: () => undefined })
  expect(await save('save', { key: liveKey, sessionOnly: false, isUntried: true })).toMatchObject({
    ok: true,
  })
  await confirm(connectionId)
  for (const [account, entry] of entries) entries.set(account, entry.replace(liveKey, otherLiveKey))
  await reopenHost({ keychain })
  const { number, submit } = await submitAtOnce(connectionId)
  expect(await refused(submit())).toEqual(['confirmation_required'])
  expect(await billed(number)).toBe(0)
})

test('a damaged file of consents is no consent', async () => {
  const connectionId = await host.connect(service.url, liveKey)
  await confirm(connectionId)
  const path = join(folder.path, 'live-consents.json')
  const stored = readFileSync(path, 'utf8')
  expect(stored).not.toContain(liveKey)
  writeFileSync(path, stored.slice(0, -2))
  const { consents } = host.ports
  expect(consents.read()).toEqual([])
})

test('an export contains no consent', async () => {
  const connectionId = await host.connect(service.url, liveKey)
  await confirm(connectionId)
  const path = join(folder.path, 'export.billwright')
  host.ports.shell.chooseSavePath = async () => path
  await host.call('exportData', undefined)
  const [consent] = host.ports.consents.read()
  expect(consent?.keyFingerprint).toMatch(/^[0-9a-f]{32}$/)
  expect(readFileSync(path, 'latin1')).not.toContain('liveConsent')
})

test('a consent that cannot be stored is not given, and one that cannot be removed is withdrawn until the end', async () => {
  const unwritable: ConsentStore = {
    read: () => [],
    write: () => {
      throw new AppError('file_unwritable')
    },
  }
  await reopenHost({ consents: unwritable })
  const connectionId = await host.connect(service.url, liveKey)
  expect(await billed(await confirm(connectionId))).toBe(1)
  expect(await consentOf(connectionId)).toBeNull()

  const { consents } = host.ports
  let kept = consents.read()
  let isWritable = true
  const store: ConsentStore = {
    read: () => [...kept],
    write: next => {
      if (!isWritable) throw new AppError('file_unwritable')
      kept = [...next]
    },
  }
  await reopenHost({ consents: store })
  await host.giveKey(connectionId, liveKey)
  await confirm(connectionId)
  isWritable = false
  expect((await host.refusal('withdrawLiveConsent', { id: connectionId })).code).toBe('file_unwritable')
  const { number, submit } = await submitAtOnce(connectionId)
  expect(await refused(submit())).toEqual(['confirmation_required'])
  expect(await billed(number)).toBe(0)
})

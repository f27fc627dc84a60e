/** @module-tag extended */

import { expect, test } from 'vitest'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import { renderInvoice } from '#pdf/document/render-invoice.ts'
import { parseTemplateText } from '#render/template/parse-template.ts'
import { createKey } from '../accounts/keys.ts'
import { byOperator } from '../accounts/origins.ts'
import { createProcessRenderer, processLimits } from '../rendering/process-renderer.ts'
import { keyScopes } from '../store/store.ts'
import { templateLimits } from '../store/templates.ts'
import { signedIn } from '../testing/browser.ts'
import { download, get, post, putTemplate } from '../testing/client.ts'
import { bareInvoice } from '../testing/invoices.ts'
import { startTestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'
import { studioTemplate } from '../testing/templates.ts'

test('an accepted invoice is made with the version of then, also when the template is deleted', async () => {
  const folder = await temporaryFolder()
  const seen: (string | undefined)[] = []
  const renderer = standInRenderer()
  const released = Promise.withResolvers<void>()
  const service = await startTestService(folder.path, {
    renderer: {
      ...renderer,
      async render(invoice, template, marking, task) {
        await released.promise
        seen.push(template.text)
        return renderer.render(invoice, template, marking, task)
      },
    },
  })
  const owner = { account_id: 'default', name: 'studio' }
  const publish = (text: string) =>
    service.store.publishTemplate(
      {
        ...{ ...owner, title: 'Studio', description: 'Example', text },
        ...{ sha256: text, bytes: text.length, created_at: new Date().toISOString() },
      },
      { sha256: undefined, limits: templateLimits },
      byOperator(new Date()),
    )
  await publish('first')
  const body = { ...bareInvoice, template: 'studio' }
  const headers = { prefer: 'respond-async', 'idempotency-key': 'studio' }
  const key = await service.newKey('live')
  const accepted = await post(service.url, key, { body, headers })
  expect(JSON.parse(accepted.text)).toMatchObject({ template: 'studio', templateVersion: 1 })
  await publish('second')
  await service.store.removeTemplate(owner, undefined, byOperator(new Date()))
  released.resolve()
  const { jobId } = JSON.parse(accepted.text)
  await expect
    .poll(async () => JSON.parse((await get(service.url, `/v1/jobs/${jobId}`, key)).text).status)
    .toBe('done')
  expect(seen).toEqual(['first'])
  const again = await post(service.url, key, { body, headers })
  expect(JSON.parse(again.text)).toMatchObject({ jobId, templateVersion: 1 })
  expect((await post(service.url, key, { body })).status).toBe(422)
  await service.close()
  await folder.remove()
})

test('the PDF is to the byte the one that is rendered from the file, with both kinds of keys', async () => {
  const folder = await temporaryFolder()
  const service = await startTestService(folder.path)
  const text = studioTemplate()
  const invoice = { ...bareInvoice, template: 'studio@1' }
  const read = readInvoice(JSON.stringify(invoice))
  if (!read.ok) throw new Error('the example must be an invoice')
  for (const mode of ['live', 'test'] as const) {
    const origin = byOperator(new Date())
    const { key } = await createKey(service.store, { mode, name: 'all', origin, scopes: keyScopes })
    expect((await putTemplate(service.url, key, { name: 'studio', body: text })).status).toBe(
      mode === 'live' ? 201 : 200,
    )
    const made = (await post(service.url, key, { body: invoice })).answer()
    const watermark = mode === 'live' ? null : 'TEST'
    const expected = await renderInvoice(read.invoice, parseTemplateText(text), { watermark })
    expect(Buffer.from(await download(made.invoiceUrl)).equals(expected.bytes)).toBe(true)
  }
  // as if an earlier release had accepted it
  await service.store.publishTemplate(
    {
      ...{ account_id: 'default', name: 'old', title: 'Old', description: 'Example', text: '{}' },
      ...{ sha256: 'old', bytes: 2, created_at: new Date().toISOString() },
    },
    { sha256: undefined, limits: templateLimits },
    byOperator(new Date()),
  )
  const refused = await post(service.url, await service.newKey('live'), {
    body: { ...invoice, template: 'old' },
  })
  expect([refused.status, refused.problem().errors?.map(({ path }) => path)]).toEqual([422, ['template']])
  expect(await service.ledger()).toHaveLength(1)
  const browser = await signedIn(service)
  const picture = await browser.get('/dashboard/templates/studio/versions/1/picture.svg')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(picture.text).toMatch(/^<svg xmlns[^>]*><defs><path id="g0"/)
  await service.close()
  await folder.remove()
}, 120_000)

test('a template that multiplies the text of an invoice hits the limits of a render, and nothing is billed', async () => {
  const folder = await temporaryFolder()
  const renderer = createProcessRenderer({ ...processLimits, processes: 2, time: 4_000, startTime: 120_000 })
  const service = await startTestService(folder.path, { renderer })
  const origin = byOperator(new Date())
  const { key } = await createKey(service.store, { mode: 'live', name: 'all', origin, scopes: keyScopes })
  const template = JSON.parse(studioTemplate())
  const text = { type: 'text', text: '{notes}'.repeat(70), style: 'quiet' }
  const blocks = Array.from({ length: 20 }, () => text)
  const columns = Array.from({ length: 6 }, () => ({ blocks }))
  for (let index = 0; index < 15; index++) template.blocks.push({ type: 'columns', gap: 1, columns })
  const body = JSON.stringify(template)
  expect((await putTemplate(service.url, key, { name: 'studio', body })).status).toBe(201)
  const notes = 'word '.repeat(900)
  const hostile = post(service.url, key, { body: { ...bareInvoice, template: 'studio', notes } })
  const small = await post(service.url, await service.newKey('test'))
  expect(small.status).toBe(200)
  const { status, problem } = await hostile
  expect([422, 503]).toContain(status)
  expect(['invalid_invoice', 'render_timeout', 'render_failed']).toContain(problem().code)
  expect(await service.ledger()).toEqual([])
  expect((await post(service.url, key)).status).toBe(200)
  await service.close()
  await folder.remove()
}, 240_000)

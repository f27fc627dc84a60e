/** @module-tag extended */

import { spawnSync } from 'node:child_process'
import { afterEach, describe, expect, test } from 'vitest'
import type { Invoice } from '#core/invoice/invoice.ts'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import { renderInvoice } from '#pdf/document/render-invoice.ts'
import { loadTemplates } from '#pdf/templates.ts'
import { post } from '../testing/client.ts'
import { bareInvoice, numbered } from '../testing/invoices.ts'
import { startTestService, temporaryFolder } from '../testing/service.ts'
import { createProcessRenderer } from './process-renderer.ts'
import { type RenderChild, startRenderChild } from './render-child.ts'
import type { RenderAnswer, RenderRequest } from './render-messages.ts'
import type { Renderer } from './renderer.ts'

function invoice(number: string): Invoice {
  const read = readInvoice(JSON.stringify(numbered(number)))
  if (!read.ok) throw new Error('the example must be an invoice')
  return read.invoice
}

const entry = new URL('../testing/faulty-render-script.ts', import.meta.url)
const odd = () => startRenderChild({ megabytes: 250, entry })
const limits = { processes: 1, time: 60_000, startTime: 60_000 }
const minimal = { name: 'minimal' }
const task = { account: 'default', mode: 'live', seconds: 0.01, bytes: 100, concurrent: null } as const
let renderer: Renderer
afterEach(() => renderer?.close())

async function text(number: string): Promise<string> {
  const { bytes } = await renderer.render(invoice(number), minimal, { watermark: null }, task)
  return new TextDecoder().decode(bytes)
}

test('the real process makes the PDF that the preview shows, attaches an e-invoice, and judges a logo', async () => {
  renderer = createProcessRenderer()
  const template = loadTemplates().get('minimal')
  if (!template) throw new Error('the example must name a template')
  const expected = await renderInvoice(invoice('1'), template, { watermark: 'TEST' })
  expect(await renderer.render(invoice('1'), minimal, { watermark: 'TEST' }, task)).toEqual({
    bytes: expected.bytes,
    pages: 1,
  })
  const attachment = {
    name: 'factur-x.xml',
    xml: new TextEncoder().encode('<Invoice/>'),
    description: 'Invoice as XML',
    conformanceLevel: 'EN 16931',
  } as const
  const final = await renderInvoice(invoice('1'), template, { watermark: null, attachment })
  const made = await renderer.render(invoice('1'), minimal, { watermark: null, attachment }, task)
  expect(made.bytes).toEqual(final.bytes)
  const logo = 'data:image/png;base64,bm90IGEgcGljdHVyZQ=='
  const refused = renderer.render({ ...invoice('1'), logo }, minimal, { watermark: null }, task)
  await expect(refused).rejects.toMatchObject({ code: 'invalid_invoice' })
})

test('a render that is stopped runs again as a large one, makes the same bytes, and leaves the process as it was', async () => {
  const stopsAtOnce = { stopSeconds: 0.000_001 }
  const messages: string[] = []
  const observer = { stopped: () => void messages.push('stopped') }
  let children = 0
  const startChild = () => {
    children += 1
    return startRenderChild({ megabytes: 1024 })
  }
  renderer = createProcessRenderer(limits, startChild, { limits: stopsAtOnce, observer })
  const template = loadTemplates().get('minimal')
  if (!template) throw new Error('the example must name a template')
  const items = ['\n'.repeat(500), '漢字かな交じり文', 'שלום ab مرحبا', 'นี่คือข้อความ'].map(text => ({
    description: `${text} x`,
    quantity: 1,
    unit_price: 1,
  }))
  const read = readInvoice(JSON.stringify({ ...bareInvoice, items }))
  if (!read.ok) throw new Error('the example must be an invoice')
  const expected = await renderInvoice(read.invoice, template, { watermark: null })
  for (let count = 1; count <= 2; count++)
    expect(await renderer.render(read.invoice, minimal, { watermark: null }, task)).toMatchObject({
      bytes: expected.bytes,
    })
  expect([messages.length, children]).toEqual([2, 1])
})

test('an invoice whose render is stopped is made, stored and billed once', async () => {
  const folder = await temporaryFolder()
  renderer = createProcessRenderer(limits, undefined, { limits: { stopSeconds: 0.000_001 } })
  const service = await startTestService(folder.path, { renderer })
  const key = await service.newKey('live')
  const headers = { 'idempotency-key': 'order-1' }
  const answers = await Promise.all([0, 1].map(() => post(service.url, key, { headers, body: bareInvoice })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.text).toBe(answers[1]?.text)
  expect(await service.ledger()).toHaveLength(1)
  await service.close()
  await folder.remove()
})

describe('a process that is asked too much is ended, and the next invoice is rendered by a new one', () => {
  test.each([
    ['Buffers beyond the memory limit', 'buffers', 'render_failed'],
    ['a heap beyond the memory limit', 'heap', 'render_failed'],
    ['its own end', 'crash', 'render_failed'],
  ])('%s', async (_what, number, code) => {
    renderer = createProcessRenderer(limits, odd)
    await expect(text(number)).rejects.toMatchObject({ code })
    expect(await text('1')).toBe('%PDF-1.7 as asked')
  })

  test('an endless loop', async () => {
    renderer = createProcessRenderer({ ...limits, time: 1500 }, odd)
    await expect(text('loop')).rejects.toMatchObject({ code: 'render_timeout' })
    // the start of a new process does not count as render time
    expect(await text('1')).toBe('%PDF-1.7 as asked')
  })
})

test('processes are started one after the other, and at once for a render that needs one', async () => {
  const gates = [0, 1, 2].map(() => Promise.withResolvers<void>())
  const started: boolean[] = []
  const answer = {
    kind: 'rendered',
    bytes: new TextEncoder().encode('%PDF'),
    pages: 1,
    warnings: [],
    seconds: 0.01,
  } as const satisfies RenderAnswer
  renderer = createProcessRenderer({ ...limits, processes: 3 }, isForLarge => {
    const ready = gates[started.push(isForLarge) - 1]?.promise ?? Promise.reject()
    return { ready, isAlive: () => true, render: async () => answer, end: async () => undefined }
  })
  expect(started).toEqual([false])
  const large = renderer.render(invoice('1'), minimal, { watermark: null }, { ...task, seconds: 1 })
  expect(started).toEqual([false, true])
  gates[1]?.resolve()
  await large
  expect(started).toEqual([false, true])
  gates[0]?.resolve()
  await expect.poll(() => started).toEqual([false, true, true])
})

test('one that was killed while it had nothing to do is replaced before the next invoice', async () => {
  const children: RenderChild[] = []
  renderer = createProcessRenderer(limits, () => {
    const child = odd()
    children.push(child)
    return child
  })
  expect(await text('1')).toBe('%PDF-1.7 as asked')
  await children[0]?.end()
  expect(await text('2')).toBe('%PDF-1.7 as asked')
  expect(children).toHaveLength(2)
})

test('a render sees no environment of the service, writes no file and starts no program', async () => {
  renderer = createProcessRenderer(limits, odd)
  expect(JSON.parse(await text('snoop'))).toEqual({ environment: [], wrote: false, started: false })
})

/** Counts full collections of a server that handles 120 PDFs of 4 MB: at least 36 without the V8 flag. */
const collections = `
import { constants, PerformanceObserver } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
const { createProcessRenderer } = await import(${JSON.stringify(new URL('./process-renderer.ts', import.meta.url).href)})
const child = { ready: Promise.resolve(), isAlive: () => true, end: async () => undefined }
createProcessRenderer({ processes: 1, time: 1, startTime: 1 }, () => child)
let full = 0
new PerformanceObserver(list => {
  for (const { detail } of list.getEntries()) if (detail.kind !== constants.NODE_PERFORMANCE_GC_MINOR) full += 1
}).observe({ entryTypes: ['gc'] })
for (let count = 0; count < 120; count++) {
  // as they come from a pipe
  const parts = Array.from({ length: 64 }, () => Buffer.alloc(65_536, 1))
  new Uint8Array(Buffer.concat(parts))
  await setTimeout(5)
}
await setTimeout(50)
console.log(full)
`

test('large PDFs start few full collections in the server', () => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', collections], {
    encoding: 'utf8',
    // NODE_OPTIONS of the tests would change the heap
    env: {},
  })
  expect(stdout).toMatch(/^\d+\n$/)
  expect(Number(stdout)).toBeLessThan(28)
})

test('a full queue of an account rejects the next at once', async () => {
  const room = Promise.withResolvers<void>()
  const startChild = () => {
    const child = odd()
    return { ...child, render: (order: RenderRequest) => room.promise.then(() => child.render(order)) }
  }
  renderer = createProcessRenderer(limits, startChild, { limits: { waitingPerAccount: 2 } })
  const three = [text('0'), text('1'), text('2')]
  await expect(text('3')).rejects.toMatchObject({ code: 'rate_limited' })
  room.resolve()
  expect(await Promise.all(three)).toHaveLength(3)
})

test('an invoice whose render is killed is not billed, and the same request succeeds later', async () => {
  const folder = await temporaryFolder()
  const children: RenderChild[] = []
  renderer = createProcessRenderer(limits, () => {
    // the first process crashes on any invoice
    const child = odd()
    if (children.push(child) > 1) return child
    return { ...child, render: order => child.render({ ...order, invoice: invoice('crash') }) }
  })
  const service = await startTestService(folder.path, { renderer })
  const key = await service.newKey('live')
  const headers = { 'idempotency-key': 'order-1' }
  const failed = await post(service.url, key, { headers, body: bareInvoice })
  expect([failed.status, failed.problem().code, failed.headers.get('retry-after')]).toEqual([
    503,
    'render_failed',
    '1',
  ])
  expect(await service.ledger()).toEqual([])
  expect((await post(service.url, key, { headers, body: bareInvoice })).status).toBe(200)
  expect(await service.ledger()).toHaveLength(1)
  await service.close()
  await folder.remove()
})

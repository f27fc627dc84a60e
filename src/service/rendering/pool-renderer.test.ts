import { describe, expect, test } from 'vitest'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import type { RenderPool } from '#pdf/pool/render-pool.ts'
import { bareInvoice } from '../testing/invoices.ts'
import { createPoolRenderer } from './pool-renderer.ts'

const read = readInvoice(JSON.stringify(bareInvoice))
if (!read.ok) throw new Error('the example must be an invoice')
const { invoice } = read
const minimal = { name: 'minimal' }
const task = { account: 'default', mode: 'live', seconds: 0.01, bytes: 100, concurrent: null } as const

/** A render thread that never answers, as one in an endless loop. */
function stuckThread(): RenderPool & { ended: boolean } {
  return {
    ended: false,
    render: () => Promise.withResolvers<never>().promise,
    digest: () => Promise.withResolvers<never>().promise,
    preview: () => Promise.withResolvers<never>().promise,
    async close() {
      this.ended = true
    },
  }
}

test('a render past its time is ended together with its thread, and the next one gets a new thread', async () => {
  const started: ReturnType<typeof stuckThread>[] = []
  const renderer = createPoolRenderer({ threads: 1, time: 5 }, () => {
    const thread = stuckThread()
    started.push(thread)
    return thread
  })
  const both = [
    renderer.render(invoice, minimal, { watermark: null }, task),
    renderer.render(invoice, minimal, { watermark: null }, task),
  ]
  const outcomes = await Promise.allSettled(both)
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { code: 'render_timeout' } })
  expect(started.map(thread => thread.ended)).toEqual([true, true, false])
  await renderer.close()
})

describe('the real threads', () => {
  test('render', async () => {
    const renderer = createPoolRenderer()
    const { bytes, pages } = await renderer.render(invoice, minimal, { watermark: 'TEST' }, task)
    expect(new TextDecoder('latin1').decode(bytes.subarray(0, 5))).toBe('%PDF-')
    expect(pages).toBe(1)
    await renderer.close()
  })
})

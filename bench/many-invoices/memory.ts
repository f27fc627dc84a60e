import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { fillFolder } from '../../src/platform/testing/fill-folder.ts'
import { openFilled } from './open-filled.ts'

const invoices = 1000
/** ms; long enough that the garbage collection of a sample is a small part of the time */
const between = 10_000

export interface MemorySample {
  /** s since the window opened */
  at: number
  /** MB of the page's JavaScript heap after garbage collection */
  heap: number
  /** DOM nodes, attached or not */
  nodes: number
  listeners: number
  /** MB of the host process with render threads; `null` if unknown */
  host: number | null
}

/** Types and switches invoices for some minutes and samples memory. */
export async function watchMemory(minutes: number): Promise<MemorySample[]> {
  const folder = await mkdtemp(join(tmpdir(), 'billwright-host-'))
  try {
    fillFolder(folder, invoices)
    const { page, hostPid, close } = await openFilled(folder)
    const inspector = await page.context().newCDPSession(page)
    const samples: MemorySample[] = []
    const begun = performance.now()
    const end = begun + minutes * 60_000
    for (let round = 0; performance.now() < end; ) {
      const until = Math.min(end, performance.now() + between)
      for (; performance.now() < until; round++) await work(page, round)
      samples.push({
        at: (performance.now() - begun) / 1000,
        ...(await sample(inspector)),
        host: rssOf(hostPid),
      })
    }
    await close()
    return samples
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

/** One round: open an invoice, type, add a line item, undo twice, sometimes search. */
async function work(page: Page, round: number): Promise<void> {
  const { keyboard } = page
  const steps = 1 + (round % 7)
  for (let step = 0; step < steps; step++)
    await keyboard.press(round % 14 < 7 ? 'ControlOrMeta+PageDown' : 'ControlOrMeta+PageUp')
  await page.getByLabel('Line 1 description', { exact: true }).click()
  await keyboard.press('End')
  await keyboard.type(` ${round} words`)
  await keyboard.press('ControlOrMeta+Shift+Enter')
  await keyboard.type('A line more')
  await keyboard.press('ControlOrMeta+z')
  await keyboard.press('ControlOrMeta+z')
  if (round % 10 === 9) {
    await page.locator('#search-invoices').fill(`part ${round % 89}`)
    await page.locator('#search-invoices').fill('')
  }
}

async function sample(inspector: CDPSession): Promise<Pick<MemorySample, 'heap' | 'nodes' | 'listeners'>> {
  await inspector.send('HeapProfiler.collectGarbage')
  const { usedSize } = await inspector.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await inspector.send('Memory.getDOMCounters')
  return { heap: usedSize / 1_000_000, nodes, listeners: jsEventListeners }
}

function rssOf(pid: number): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? null : Number(kilobytes) / 1000
  } catch {
    return null
  }
}

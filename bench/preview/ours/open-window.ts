import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import type { DesktopApi } from '../../../src/contract/operations/desktop-api.ts'
import { draftOfInvoice } from '../../../src/core/draft/draft.ts'
import type { Invoice } from '../../../src/core/invoice/invoice.ts'
import { invoiceOf } from '../../invoice/invoice-of.ts'
import { cpuSeconds } from '../../measure/cpu-time.ts'

declare global {
  interface Window {
    readonly billwright: DesktopApi
  }
}

export interface OurWindow {
  page: Page
  /** opens a new invoice with this number of items and focuses the first description */
  show(items: number, seed: number): Promise<void>
  /** resolves when the host has finished its warm-up */
  rest(): Promise<void>
  close(): Promise<void>
}

const root = join(import.meta.dirname, '../../..')

/** Starts the program; needs `npm run build`. */
export async function openWindow(): Promise<OurWindow> {
  const folder = await mkdtemp(join(tmpdir(), 'billwright-bench-'))
  const shell = spawn(
    process.execPath,
    [join(root, 'src/chromium/index.ts'), '--headless', '--debug-port', '0', '--data', folder],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const ended = new Promise(resolve => shell.once('exit', resolve))
  const browser = await chromium.connectOverCDP(await addressOf(shell.stdout))
  const page = browser.contexts()[0]?.pages()[0]
  if (!page) throw new Error('The window has no page')
  return {
    page,
    async show(items, seed) {
      const elsewhere = page.getByRole('button', { name: 'Search or run a command' })
      await elsewhere.waitFor()
      // Leaving the field saves; a page with unsaved changes would block navigation.
      await elsewhere.focus()
      await page.waitForTimeout(1500)
      const draft = draftOfInvoice(invoiceOf(items, seed) as Invoice)
      await page.evaluate(async written => {
        const made = await window.billwright.createInvoice({})
        if (!made.ok) throw new Error(made.error.code)
        const { id, revision } = made.value
        const saved = await window.billwright.saveInvoice({ id, revision, draft: written })
        if (!saved.ok) throw new Error(saved.error.code)
      }, draft)
      await page.reload()
      await page.locator('[data-page-view][data-revision]').first().waitFor()
      await page.getByLabel('Line 1 description', { exact: true }).click()
      await page.keyboard.press('End')
      // The text layer and neighbouring pages are rendered when typing pauses.
      await page.waitForTimeout(1500)
    },
    rest: () => restOf(shell.pid ?? 0),
    async close() {
      await browser.close()
      shell.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}

/** Maximum CPU seconds per second of an idle process. */
const hardlyAny = 0.04
const restFor = 3
const maxWait = 120

/** Measures CPU time, so that it works on a busy machine. */
async function restOf(host: number): Promise<void> {
  let quiet = 0
  let before = cpuSeconds(host)?.own
  for (let second = 0; second < maxWait; second += 1) {
    await setTimeout(1000)
    const now = cpuSeconds(host)?.own
    // Without CPU times, wait ten times the usual duration.
    if (now === undefined || before === undefined) return void (await setTimeout(30_000))
    quiet = now - before <= hardlyAny ? quiet + 1 : 0
    before = now
    if (quiet === restFor) return
  }
  throw new Error(`The host of the window does not come to rest within ${maxWait} s`)
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) return JSON.parse(line).cdp
  throw new Error('The window did not open; has the page been built?')
}

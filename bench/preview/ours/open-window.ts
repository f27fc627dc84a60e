import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import type { DesktopApi } from '../../../src/contract/desktop-api.ts'
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
  /** opens a new invoice of so many items in it, with the first description in focus */
  show(items: number, seed: number): Promise<void>
  /** until its host has nothing left to compute: at first it rehearses keystrokes */
  rest(): Promise<void>
  close(): Promise<void>
}

const root = join(import.meta.dirname, '../../..')

/** The program itself, in its own window with its own host; `npm run build` has to have made its page. */
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
      await page.getByLabel('Search invoices').waitFor()
      // what was typed before is saved when its field is left; a page with unsaved words would not go
      await page.getByLabel('Search invoices').focus()
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
      // the words over the page and the neighbouring pages are made when the hands rest
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

/** Seconds; who is at rest computes no more in a second, and is so for a while. */
const hardlyAny = 0.04
const restFor = 3
const mostToWait = 120

/** By what the process computed and not by the clock, so that it holds on a machine that does other things too. */
async function restOf(host: number): Promise<void> {
  let quiet = 0
  let before = cpuSeconds(host)?.own
  for (let second = 0; second < mostToWait; second += 1) {
    await setTimeout(1000)
    const now = cpuSeconds(host)?.own
    // where the system does not tell, ten times as long as it takes
    if (now === undefined || before === undefined) return void (await setTimeout(30_000))
    quiet = now - before <= hardlyAny ? quiet + 1 : 0
    before = now
    if (quiet === restFor) return
  }
  throw new Error(`The host of the window does not come to rest within ${mostToWait} s`)
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) return JSON.parse(line).cdp
  throw new Error('The window did not open; has the page been built?')
}

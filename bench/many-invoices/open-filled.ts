import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Page } from 'playwright-core'

/** minimum width at which the list is next to the invoice */
const listBesideInvoice = { width: 1600, height: 900 }

const root = join(import.meta.dirname, '../..')

export interface FilledWindow {
  page: Page
  /** ms from the start of the program until the newest invoice is editable */
  startMs: number
  hostPid: number
  close(): Promise<void>
}

/** Starts the program with a data folder; needs `npm run build`. */
export async function openFilled(folder: string): Promise<FilledWindow> {
  const start = performance.now()
  const shell = spawn(
    process.execPath,
    [join(root, 'src/chromium/index.ts'), '--headless', '--debug-port', '0', '--data', folder],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const ended = new Promise(resolve => shell.once('exit', resolve))
  const browser = await chromium.connectOverCDP(await addressOf(shell.stdout))
  const page = browser.contexts()[0]?.pages()[0]
  if (!page) throw new Error('The window has no page')
  await page.setViewportSize(listBesideInvoice)
  await page.getByLabel('Line 1 description', { exact: true }).waitFor()
  return {
    page,
    startMs: performance.now() - start,
    hostPid: shell.pid ?? 0,
    async close() {
      await browser.close()
      shell.kill('SIGTERM')
      await ended
    },
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) return JSON.parse(line).cdp
  throw new Error('The window did not open; has the page been built?')
}

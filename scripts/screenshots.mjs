// Takes the screenshots of the README: the Chromium shell with its own data folder and the sample invoice.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright-core'
import { ensureBuilt } from './build.mjs'
import { root } from './steps.mjs'

if (!ensureBuilt()) process.exit(1)
const folder = await mkdtemp(join(tmpdir(), 'billwright-pictures-'))
const shell = spawn(
  process.execPath,
  [join(root, 'src/chromium/index.ts'), '--headless', '--debug-port', '0', '--data', folder],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
try {
  const browser = await chromium.connectOverCDP(await firstLine(shell.stdout))
  const page = browser.contexts()[0].pages()[0]
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Open the sample invoice' }).click()
  await page.getByRole('img', { name: /^Page 1 of/ }).waitFor()
  await page.getByText(/^Saved \d/).waitFor()
  for (const scheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.waitForTimeout(600)
    await page.screenshot({ path: join(root, `docs/window-${scheme}.png`) })
  }
  await browser.close()
} finally {
  shell.kill('SIGTERM')
  await new Promise(resolve => shell.once('exit', resolve))
  await rm(folder, { recursive: true, force: true })
}

async function firstLine(stream) {
  for await (const line of createInterface({ input: stream })) return JSON.parse(line).cdp
  throw new Error('the window did not open')
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../find-browser.ts'
import { debugUrlOf, launchBrowser } from '../open-window.ts'

/** Launches a browser for many hosts like that of a window. Prints its DevTools address; exits when stdin ends. */

const profileFolder = mkdtempSync(join(tmpdir(), 'billwright-shared-browser-'))
const options = {
  browser: findBrowser() ?? '',
  profileFolder,
  pageFolder: '',
  title: 'Billwright',
  width: 1280,
  height: 800,
  headless: true,
  debugPort: 0,
  warmUp: false,
}
const context = await launchBrowser(options)
// Without a listener, every dialog would be dismissed here before its host can answer it.
context.on('dialog', () => undefined)
process.stdout.write(`${JSON.stringify({ cdp: await debugUrlOf(options) })}\n`)

process.stdin
  .once('end', async () => {
    await context.close()
    rmSync(profileFolder, { recursive: true, force: true, maxRetries: 5 })
  })
  .resume()

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { prepareHost } from '#platform/host/prepare-host.ts'
import { stderrLog } from '#platform/host/stderr-log.ts'
import { contextOptions, showPage, type WindowOpener } from '../open-window.ts'
import { startChromiumShell } from '../start-chromium-shell.ts'

/** Runs the shell with its windows in a running browser, each in its own context. */

const { values } = parseArgs({ options: { data: { type: 'string' }, cdp: { type: 'string' } } })
const { data: dataFolder, cdp } = values
if (dataFolder === undefined || cdp === undefined) throw new Error('--data and --cdp are needed')

const openInSharedBrowser: WindowOpener = async (options, bridge) => {
  const browser = await chromium.connectOverCDP(cdp)
  const context = await browser.newContext(contextOptions(options))
  context.once('close', () => void browser.close())
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  await session.detach()
  await showPage(context, page, options, bridge)
  return { context, page, debugUrl: `${cdp}/devtools/page/${targetInfo.targetId}` }
}

prepareHost(stderrLog)
const shell = await startChromiumShell({
  browser: '',
  pageFolder: join(import.meta.dirname, '..', '..', '..', 'out', 'renderer'),
  dataFolder,
  headless: true,
  debugPort: undefined,
  warmUp: false,
  openWindow: openInSharedBrowser,
  print: text => process.stderr.write(`billwright: ${text}\n`),
  onDebugUrl: (window, url) => process.stdout.write(`${JSON.stringify({ window, cdp: url })}\n`),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void shell.close())
process.stdin.once('end', () => void shell.close()).resume()
await shell.ended
process.stdin.pause()

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { prepareHost } from '#platform/host/prepare-host.ts'
import { stderrLog } from '#platform/host/stderr-log.ts'
import { prepareProfile } from '../browser-profile.ts'
import { canSandbox, unwantedArguments } from '../launch-options.ts'
import { contextOptions, debugUrlOf, showPage, type WindowOpener } from '../open-window.ts'
import { type ChromiumShell, startChromiumShell } from '../start-chromium-shell.ts'
import { findHeadlessBrowser, headlessArguments } from './headless-browser.ts'

/**
 * Runs several shells in one process. Each window has its own context in one browser: a new one, or the one at `--cdp`.
 * Commands are lines of stdin: `{start, dataFolder, environment}` and `{close}`; the value of `start` and `close` is a
 * number chosen by the caller. Lines of stdout: `{cdp}` of the browser, then `{shell, window, cdp}` for each window and
 * `{shell, ended, error}`. Closes everything at the end of stdin.
 */

type Command = { start: number; dataFolder: string; environment: Record<string, string> } | { close: number }

const pageFolder = join(import.meta.dirname, '..', '..', '..', 'out', 'renderer')
const shells = new Map<number, ChromiumShell>()
const answer = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

/**
 * Address bar suggestions are rendered by a page of Chromium, which loads with each window that has tabs and takes more
 * CPU than our page. The last `--disable-features` replaces Playwright's, so those relevant to pages are repeated.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
]

const launchOwnBrowser = async () => {
  const profileFolder = mkdtempSync(join(tmpdir(), 'billwright-shared-browser-'))
  const options = {
    browser: findHeadlessBrowser(),
    profileFolder,
    pageFolder,
    title: 'Billwright',
    // wide enough to show the list beside the invoice
    width: 1600,
    height: 900,
    headless: true,
    debugPort: 0,
    warmUp: false,
  }
  prepareProfile(profileFolder)
  const context = await chromium.launchPersistentContext(profileFolder, {
    executablePath: options.browser,
    headless: true,
    chromiumSandbox: canSandbox(process.getuid?.()),
    args: [...headlessArguments(options), `--disable-features=${unusedFeatures.join(',')}`],
    ignoreDefaultArgs: unwantedArguments.filter(word => word !== 'about:blank'),
    ...contextOptions(options),
  })
  // Without a listener, Playwright would dismiss every dialog before the shell can answer it.
  context.on('dialog', () => undefined)
  const browser = context.browser()
  if (!browser) throw new Error('the context has no browser')
  return {
    browser,
    cdp: (await debugUrlOf(options)) ?? '',
    close: async () => {
      await context.close()
      rmSync(profileFolder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

prepareHost(stderrLog)
const { values } = parseArgs({ options: { cdp: { type: 'string' } } })
const ownBrowser = values.cdp === undefined ? await launchOwnBrowser() : undefined
const cdp = values.cdp ?? ownBrowser?.cdp ?? ''
const browser = ownBrowser?.browser ?? (await chromium.connectOverCDP(cdp))
answer({ cdp })

const openInSharedBrowser: WindowOpener = async (options, bridge) => {
  const context = await browser.newContext(contextOptions(options))
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  await session.detach()
  await showPage(context, page, options, bridge)
  return { context, page, debugUrl: `${cdp}/devtools/page/${targetInfo.targetId}` }
}

const start = async ({ start: id, dataFolder, environment }: Extract<Command, { start: number }>) => {
  Object.assign(process.env, environment)
  const shell = await startChromiumShell({
    browser: '',
    pageFolder,
    dataFolder,
    headless: true,
    debugPort: undefined,
    warmUp: false,
    openWindow: openInSharedBrowser,
    print: text => process.stderr.write(`billwright: ${text}\n`),
    onDebugUrl: (window, url) => answer({ shell: id, window, cdp: url }),
  })
  shells.set(id, shell)
  await shell.ended
  shells.delete(id)
}

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line) as Command
  if ('close' in command) void shells.get(command.close)?.close()
  else
    void start(command).then(
      () => answer({ shell: command.start, ended: true }),
      (error: unknown) => answer({ shell: command.start, ended: true, error: String(error) }),
    )
}
await Promise.all([...shells.values()].map(shell => shell.close()))
await (ownBrowser ?? browser).close()

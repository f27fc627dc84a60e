import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { type Bridge, buildBridge } from './bridge.ts'
import { prepareProfile } from './browser-profile.ts'
import { browserArguments, canSandbox, unwantedArguments } from './launch-options.ts'
import { entryUrl, isOfPage, origins } from './page-address.ts'
import { servePage } from './serve-page.ts'

export interface LaunchOptions {
  browser: string
  profileFolder: string
  /** the built pages */
  pageFolder: string
  title: string
  width: number
  height: number
  headless: boolean
  debugPort: number | undefined
}

export interface OpenWindow {
  context: BrowserContext
  page: Page
  /** loopback address for another program; only where a debug port was asked for */
  debugUrl: string | undefined
}

/** A browser process of its own that shows one page and can reach nothing but it. */
export const openWindow = async (options: LaunchOptions, bridge: Bridge): Promise<OpenWindow> => {
  prepareProfile(options.profileFolder)
  const context = await chromium.launchPersistentContext(options.profileFolder, {
    executablePath: options.browser,
    headless: options.headless,
    chromiumSandbox: canSandbox(process.getuid?.()),
    args: browserArguments(options),
    ignoreDefaultArgs: unwantedArguments,
    viewport: options.headless ? { width: options.width, height: options.height } : null,
    serviceWorkers: 'block',
    acceptDownloads: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  const page = context.pages()[0] ?? (await context.waitForEvent('page'))

  await servePage(context, bridge.pageName, options.pageFolder)
  // granting nothing else refuses everything else; copying a link is written by the host through the page
  await context.grantPermissions(['clipboard-write'], { origin: origins[bridge.pageName] })
  await buildBridge(page, bridge)
  keepToOnePage(context, page, bridge)
  await page.goto(entryUrl(bridge.pageName))
  return { context, page, debugUrl: await debugUrlOf(options) }
}

const keepToOnePage = (context: BrowserContext, page: Page, { pageName }: Bridge): void => {
  context.on('page', other => void other.close().catch(() => {}))
  // about:blank and blob: are loaded without a request that could be stopped
  page.on('framenavigated', frame => {
    if (frame !== page.mainFrame() || isOfPage(frame.url(), pageName)) return
    void page.goto(entryUrl(pageName)).catch(() => {})
  })
}

const debugUrlOf = async ({ debugPort, profileFolder }: LaunchOptions): Promise<string | undefined> => {
  if (debugPort === undefined) return undefined
  if (debugPort !== 0) return `http://127.0.0.1:${debugPort}`
  const [port] = (await readFile(join(profileFolder, 'DevToolsActivePort'), 'utf8')).split('\n')
  return `http://127.0.0.1:${port}`
}

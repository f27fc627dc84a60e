import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Route,
} from 'playwright-core'
import { type PageName, pageFile, pageHeaders } from '#contract/page-policy.ts'
import { readWithin } from '#platform/files/folders.ts'
import { type Bridge, buildBridge } from './bridge.ts'
import { prepareProfile } from './browser-profile.ts'
import { browserArguments, canSandbox, type LaunchOptions, unwantedArguments } from './launch-options.ts'
import { entryUrl, isPageUrl, origins } from './page-address.ts'

export interface OpenWindow {
  context: BrowserContext
  page: Page
  /** loopback address for another program; only with a debug port */
  debugUrl: string | undefined
}

export type WindowOpener = (options: LaunchOptions, bridge: Bridge) => Promise<OpenWindow>

/** Starts a browser process that shows one page and can request nothing else. */
export const openWindow: WindowOpener = async (options, bridge) => {
  const context = await launchBrowser(options)
  try {
    const page = context.pages()[0] ?? (await context.waitForEvent('page'))
    await showPage(context, page, options, bridge)
    return { context, page, debugUrl: await debugUrlOf(options) }
  } catch (error) {
    // The caller has no browser to close.
    await context.close().catch(() => {})
    throw error
  }
}

const launchBrowser = (options: LaunchOptions): Promise<BrowserContext> => {
  prepareProfile(options.profileFolder)
  return chromium.launchPersistentContext(options.profileFolder, {
    executablePath: options.browser,
    headless: options.headless,
    chromiumSandbox: canSandbox(process.getuid?.()),
    args: browserArguments(options),
    ignoreDefaultArgs: unwantedArguments,
    ...contextOptions(options),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}

/** A headless browser needs an explicit viewport. */
export const contextOptions = ({ headless, width, height }: LaunchOptions): BrowserContextOptions => ({
  viewport: headless ? { width, height } : null,
  serviceWorkers: 'block',
  acceptDownloads: false,
})

/** Loads the page with its bridge and restricts the context to it. */
export const showPage = async (
  context: BrowserContext,
  page: Page,
  { pageFolder, warmUp }: Pick<LaunchOptions, 'pageFolder' | 'warmUp'>,
  bridge: Bridge,
): Promise<void> => {
  await servePage(context, bridge.pageName, pageFolder)
  // Granting only this permission denies all others; the host copies links through the page.
  await context.grantPermissions(['clipboard-write'], { origin: origins[bridge.pageName] })
  await buildBridge(page, bridge)
  const address = entryUrl(bridge.pageName, { warmUp })
  enforceSinglePage(context, page, bridge, address)
  await page.goto(address)
}

const enforceSinglePage = (
  context: BrowserContext,
  page: Page,
  { pageName }: Bridge,
  address: string,
): void => {
  context.on('page', other => void other.close().catch(() => {}))
  // about:blank and blob: load without a request that could be intercepted
  page.on('framenavigated', frame => {
    if (frame !== page.mainFrame() || isPageUrl(frame.url(), pageName)) return
    void page.goto(address).catch(() => {})
  })
}

export const debugUrlOf = async ({
  debugPort,
  profileFolder,
}: Pick<LaunchOptions, 'debugPort' | 'profileFolder'>): Promise<string | undefined> => {
  if (debugPort === undefined) return undefined
  if (debugPort !== 0) return `http://127.0.0.1:${debugPort}`
  const [port] = (await readFile(join(profileFolder, 'DevToolsActivePort'), 'utf8')).split('\n')
  return `http://127.0.0.1:${port}`
}

/** Serves the page's own files from the build and aborts every other request of the browser. */
const servePage = async (context: BrowserContext, page: PageName, folder: string): Promise<void> => {
  await context.routeWebSocket(/.*/, socket => socket.close())
  await context.route('**/*', route =>
    // a window that closes meanwhile needs no response
    serveRequest(route, page, folder).catch(() => {}),
  )
}

const serveRequest = async (route: Route, page: PageName, folder: string): Promise<void> => {
  const request = route.request()
  const url = request.url()
  // `aborted` keeps the current page after a blocked navigation instead of showing an error page
  if (!isPageUrl(url, page)) return route.abort('aborted')
  const file = request.method() === 'GET' ? pageFile(page, new URL(url).pathname) : undefined
  const body = file === undefined ? undefined : await readWithin(folder, file)
  return body === undefined || file === undefined
    ? route.fulfill({ status: 404, headers: pageHeaders('not-found.txt'), body: 'Not found' })
    : route.fulfill({ status: 200, headers: pageHeaders(file), body: Buffer.from(body) })
}

import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { createDispatch, type Dispatch } from '#app/dispatch.ts'
import { createHostApi, type HostApi } from '#app/host/host-api.ts'
import type { Renderer } from '#app/ports/ports.ts'
import type { PracticeService } from '#app/ports/services.ts'
import { createRenderer } from '#app/rendering/renderer.ts'
import { createPathQuestions, createPrompt } from '#chromium/ask-path.ts'
import { sendEvent } from '#chromium/bridge.ts'
import { createKeyWindows } from '#chromium/key-windows.ts'
import { canSandbox } from '#chromium/launch-options.ts'
import { contextOptions, type OpenWindow, showPage } from '#chromium/open-window.ts'
import { origins } from '#chromium/page-address.ts'
import { findHeadlessBrowser, headlessArguments, systemLocale } from '#chromium/testing/headless-browser.ts'
import { operationNames } from '#contract/operations/operation-names.ts'
import { pageHeaders } from '#contract/page-policy.ts'
import { AppError } from '#core/errors/app-error.ts'
import { createPlatform } from '#platform/create-platform.ts'
import { language } from '../models/texts.ts'
import { type LaunchOptions, listBesideInvoice, type RunningApp } from './target.ts'

const pageFolder = join(import.meta.dirname, '..', '..', 'out', 'renderer')
/**
 * Shown between two tests. It has the origin and the headers of the invoice page, so that the browser keeps
 * the process with the compiled scripts.
 */
const blankPage = `${origins.desktop}/blank.html`
const windowOptions = {
  browser: '',
  profileFolder: '',
  pageFolder,
  title: 'Billwright',
  ...listBesideInvoice,
  headless: true,
  debugPort: undefined,
  warmUp: false,
}

/** Shared by the page tests of a worker: one browser with one page, and one render thread. */
export interface PageTier {
  open(options: LaunchOptions): Promise<RunningApp>
  close(): Promise<void>
}

/**
 * The built page in one browser, with the use cases in the process of the test: without shell, window or
 * process per test. Each start has its own host on its data folder and reloads the page.
 * @param practice used instead of the host's practice service, which is a process per data folder
 */
export const startPageTier = async (practice: PracticeService): Promise<PageTier> => {
  // of a normal user; page tests do not depend on a password store
  delete process.env.DBUS_SESSION_BUS_ADDRESS
  const browser = await chromium.launch({
    executablePath: findHeadlessBrowser(),
    chromiumSandbox: canSandbox(process.getuid?.()),
    args: headlessArguments(windowOptions),
  })
  /** links to the template folder of each test */
  const templates = await mkdtemp(join(tmpdir(), 'billwright-templates-'))
  const renderer = createRenderer(templates, { warmUp: false })
  const shared: Renderer = { ...renderer, close: async () => {} }
  let shown: { context: BrowserContext; page: Page } | undefined
  const unanswered: Dispatch = () => new Promise(() => {})
  let dispatch = unanswered
  /** operations whose answers are held back */
  const held = new Map<string, Promise<void>>()

  /** Reloads the page of the last test without its storage. Its remaining calls reach no host. */
  const showFreshPage = async (host: Dispatch): Promise<Page> => {
    if (shown === undefined || shown.page.isClosed()) {
      const context = await browser.newContext({
        ...contextOptions(windowOptions),
        reducedMotion: 'reduce',
        locale: systemLocale(language),
      })
      const page = await context.newPage()
      shown = { context, page }
      dispatch = host
      const headers = pageHeaders('blank.html')
      await page.route(blankPage, route => route.fulfill({ headers, body: '' }))
      await showPage(context, page, windowOptions, {
        pageName: 'desktop',
        global: 'billwright',
        operations: operationNames,
        receivesEvents: true,
        async dispatch(operation, argument) {
          const answer = await dispatch(operation, argument)
          await held.get(operation)
          return answer
        },
      })
      return page
    }
    const { page } = shown
    // listeners of earlier tests
    page.removeAllListeners()
    await page.setViewportSize(listBesideInvoice)
    await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce', forcedColors: null })
    await page.evaluate(() => localStorage.clear())
    // unsaved changes of an earlier test would open a confirmation
    page.once('dialog', dialog => void dialog.accept().catch(() => {}))
    const address = page.url()
    await page.goto(blankPage)
    dispatch = host
    await page.goto(address)
    page.removeAllListeners('dialog')
    return page
  }

  return {
    async open({ dataFolder, homeFolder, hidesPreview }) {
      await mkdir(homeFolder, { recursive: true })
      await rm(templates, { recursive: true, force: true })
      await symlink(join(dataFolder, 'templates'), templates)
      const opened: string[] = []
      const questions = createPathQuestions(
        createPrompt(() => shown?.page),
        { home: homeFolder },
      )
      const log: string[] = []
      const note = async (text: string) => void opened.push(text)
      const keyWindows: Page[] = []
      const keys = createKeyWindows({
        launch: windowOptions,
        openKeyWindow: (id, ports) => host.openKeyWindow(id, ports),
        async openWindow(options, bridge): Promise<OpenWindow> {
          const context = await browser.newContext(contextOptions(options))
          const page = await context.newPage()
          await showPage(context, page, options, bridge)
          return { context, page, debugUrl: undefined }
        },
        onOpened: ({ page }) => void keyWindows.push(page as Page),
      })
      const platform = createPlatform({
        shellName: 'chromium',
        dataFolder,
        stateFolder: join(homeFolder, 'state'),
        shell: {
          openExternal: note,
          async openPath(path) {
            if (existsSync(join(homeFolder, `no-program${extname(path)}`)))
              throw new AppError('file_unreadable', {
                message: { code: 'file.no_program', params: { command: 'xdg-open' } },
              })
            await note(path)
          },
          openMailto: note,
          showInFolder: path => note(dirname(path)),
          async chooseSavePath(name) {
            const path = await questions.savePath(name)
            if (path !== null) await mkdir(dirname(path), { recursive: true })
            return path
          },
          chooseFolder: questions.folder,
          copyText: async () => {},
          openKeyWindow: keys.open,
        },
      })
      const host: HostApi = await createHostApi(
        {
          ...platform,
          practice,
          log: { write: (...line) => void log.push(JSON.stringify(line)) },
        },
        { renderer: shared, warmUp: false },
      )
      if (hidesPreview)
        await host.saveSettings({ panes: { sidebarWidth: 296, previewWidth: null, preview: false } })
      const page = await showFreshPage(createDispatch(host))
      host.onEvent(event => void sendEvent(page, event))
      return {
        page,
        opened: async () => opened,
        holdAnswers(operation) {
          const { promise, resolve } = Promise.withResolvers<void>()
          held.set(operation, promise)
          return () => {
            held.delete(operation)
            resolve()
          }
        },
        async keyWindow(ask) {
          const before = keyWindows.length
          await ask()
          for (;;) {
            const window = keyWindows[before]
            if (window) return window
            await page.waitForTimeout(20)
          }
        },
        async close() {
          if (!page.isClosed()) await host.askToClose()
          dispatch = unanswered
          held.clear()
          await host.close()
        },
        kill: () => Promise.reject(new Error('a page test has no process to kill')),
        pid: async () => process.pid,
        log: () => log.join('\n'),
      }
    },
    async close() {
      await browser.close()
      await renderer.close()
      await rm(templates, { recursive: true, force: true })
    },
  }
}

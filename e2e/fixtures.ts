import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type TestInfo } from '@playwright/test'
import { AppModel } from './models/app.ts'
import { Service } from './models/service.ts'
import { launchChromium, launchSharedHost, type SharedHost } from './targets/chromium.ts'
import { launchElectron } from './targets/electron.ts'
import type { PageTier } from './targets/page-tier.ts'
import type { LaunchOptions, RunningApp } from './targets/target.ts'

export interface Fixtures {
  /** a folder that is removed after the test */
  folder: string
  /** opens the program; again with the same data, like a restart */
  launch(options?: Partial<LaunchOptions>): Promise<AppModel>
  /** whether the program has its own process and browser, which end with it */
  ownBrowser: boolean
  /** the program, opened for the first time */
  app: AppModel
  /**
   * whether `app` stays open for the next test of the file, which must use its own invoices and change no
   * setting
   */
  keepsWindow: boolean
  /** whether the preview pane is closed, for page tests that do not use it */
  hidesPreview: boolean
  /** whether the service has its own process with the default account, which the test may stop */
  ownService: boolean
  /** the real service on this computer */
  service: Service
}

export interface WorkerFixtures {
  /** host and browser shared by the tests of this worker; launched on first use, and again after a kill */
  sharedHost(): Promise<SharedHost>
  /** the window shared by the tests of a file with `keepsWindow`, opened on first use */
  keptWindow(file: string, launchIn: (folder: string) => Promise<RunningApp>): Promise<AppModel>
  /** browser and page shared by the page tests of this worker; started on first use */
  pageTier(): Promise<PageTier>
  /** service shared by the tests of this worker, each with its own account; started on first use */
  sharedService(): Promise<Service>
}

const makeFolder = () => mkdtemp(join(tmpdir(), 'billwright-e2e-'))

const removeFolder = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })

export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      let launched: Promise<SharedHost> | undefined
      await use(async () => {
        if ((await launched)?.process.hasEnded) launched = undefined
        launched ??= launchSharedHost()
        return await launched
      })
      const host = (await launched)?.process
      host?.child.stdin?.end()
      await host?.ended
    },
    { scope: 'worker' },
  ],

  keptWindow: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      let kept: { file: string; folder: string; running: RunningApp; app: Promise<AppModel> } | undefined
      const close = async () => {
        await kept?.running.close()
        if (kept !== undefined) await removeFolder(kept.folder)
        kept = undefined
      }
      await use(async (file, launchIn) => {
        if (kept?.file !== file) {
          await close()
          const folder = await makeFolder()
          const running = await launchIn(folder)
          kept = { file, folder, running, app: AppModel.open(running) }
        }
        return await kept.app
      })
      await close()
    },
    { scope: 'worker' },
  ],

  sharedService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      let folder: string | undefined
      let started: Promise<Service> | undefined
      await use(() => {
        started ??= (async () => {
          folder = await makeFolder()
          const service = new Service(folder)
          await service.start()
          return service
        })()
        return started
      })
      await (await started)?.stop()
      if (folder !== undefined) await removeFolder(folder)
    },
    { scope: 'worker' },
  ],

  pageTier: [
    async ({ sharedService }, use) => {
      let started: Promise<PageTier> | undefined
      await use(() => {
        started ??= startPageTier(sharedService)
        return started
      })
      await (await started)?.close()
    },
    { scope: 'worker' },
  ],

  ownBrowser: [false, { option: true }],
  keepsWindow: [false, { option: true }],
  hidesPreview: [false, { option: true }],
  ownService: [false, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  folder: async ({}, use) => {
    const folder = await makeFolder()
    await use(folder)
    await removeFolder(folder)
  },

  launch: async ({ folder, ownBrowser, hidesPreview, sharedHost, pageTier }, use, testInfo) => {
    const running: RunningApp[] = []
    await use(async given => {
      const host = ownBrowser ? undefined : sharedHost
      const app = await launchProgram(folder, { hidesPreview, ...given }, host, testInfo, pageTier)
      running.push(app)
      return await AppModel.open(app)
    })
    if (testInfo.status !== testInfo.expectedStatus) await show(running, testInfo)
    for (const app of running) await app.close()
  },

  app: async ({ launch, keepsWindow, keptWindow, ownBrowser, sharedHost, pageTier }, use, testInfo) => {
    if (!keepsWindow || testInfo.project.metadata.target === 'page') return await use(await launch())
    const app = await keptWindow(testInfo.file, folder =>
      launchProgram(folder, {}, ownBrowser ? undefined : sharedHost, testInfo, pageTier),
    )
    await use(app)
    if (testInfo.status !== testInfo.expectedStatus) await show([app.running], testInfo)
  },

  service: async ({ folder, ownService, sharedService }, use) => {
    if (!ownService) return await use(await (await sharedService()).withNewAccount())
    const service = new Service(join(folder, 'service'))
    await service.start()
    await use(service)
    await service.stop()
  },
})

/** Loads the use cases only in workers that run page tests. */
const startPageTier = async (sharedService: WorkerFixtures['sharedService']): Promise<PageTier> => {
  const module = await import('./targets/page-tier.ts')
  return await module.startPageTier({
    start: async () => (await sharedService()).url,
    createKey: async () => (await (await sharedService()).createKey('test', 'generate,read,templates')).key,
    close: async () => {},
  })
}

/** @param sharedHost undefined for a separate process and browser */
const launchProgram = async (
  folder: string,
  given: Partial<LaunchOptions>,
  sharedHost: WorkerFixtures['sharedHost'] | undefined,
  testInfo: TestInfo,
  pageTier: WorkerFixtures['pageTier'],
): Promise<RunningApp> => {
  const options = {
    dataFolder: join(folder, 'data'),
    homeFolder: join(folder, 'home'),
    keychain: false,
    ...given,
  }
  const { target } = testInfo.project.metadata
  if (target === 'page') return await (await pageTier()).open(options)
  return target === 'electron' ? launchElectron(options) : launchChromium(options, await sharedHost?.())
}

/** Attaches what the user would have seen, and the output of the program. */
const show = async (running: RunningApp[], testInfo: TestInfo): Promise<void> => {
  for (const [index, app] of running.entries()) {
    const picture = await app.page.screenshot({ timeout: 5000 }).catch(() => undefined)
    if (picture) await testInfo.attach(`window ${index + 1}`, { body: picture, contentType: 'image/png' })
    await testInfo.attach(`log ${index + 1}`, { body: app.log(), contentType: 'text/plain' })
  }
}

export { expect } from '@playwright/test'

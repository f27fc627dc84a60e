import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { AppModel } from './models/app.ts'
import { Service } from './models/service.ts'
import { launchChromium } from './targets/chromium.ts'
import { launchElectron } from './targets/electron.ts'
import type { LaunchOptions, RunningApp } from './targets/target.ts'

export interface Fixtures {
  /** a folder that is gone after the test */
  folder: string
  /** opens the program; again with the same data, as after a restart */
  launch(options?: Partial<LaunchOptions>): Promise<AppModel>
  /** the program, opened for the first time */
  app: AppModel
  /** the real service, running on this computer */
  service: Service & { url: string }
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'billwright-e2e-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  },

  launch: async ({ folder }, use, testInfo) => {
    const launchTarget = testInfo.project.metadata.target === 'electron' ? launchElectron : launchChromium
    const running: RunningApp[] = []
    await use(async options => {
      const app = await launchTarget({
        dataFolder: join(folder, 'data'),
        homeFolder: join(folder, 'home'),
        keychain: false,
        ...options,
      })
      running.push(app)
      return await AppModel.open(app)
    })
    for (const app of running) await app.close()
  },

  app: async ({ launch }, use) => {
    await use(await launch())
  },

  service: async ({ folder }, use) => {
    const service = new Service(join(folder, 'service'))
    const url = await service.start()
    await use(Object.assign(service, { url }))
    await service.stop()
  },
})

export { expect } from '@playwright/test'

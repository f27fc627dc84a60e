import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { test as base, expect } from './fixtures.ts'
import { violationsOf, violationsOfLayout } from './models/axe.ts'
import { launchPlainBrowser } from './targets/plain-browser.ts'

interface DashboardFixtures {
  /** a page with its own context, on the sign-in; console errors fail the test */
  open(options?: BrowserContextOptions): Promise<Page>
  password: string
}

export const test = base.extend<DashboardFixtures, { plainBrowser: Browser }>({
  plainBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const browser = await launchPlainBrowser()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  password: async ({ service }, use) => use(await service.setPassword()),
  open: async ({ service, plainBrowser }, use) => {
    const contexts: BrowserContext[] = []
    const problems: string[] = []
    await use(async options => {
      const context = await plainBrowser.newContext({ baseURL: service.url, ...options })
      contexts.push(context)
      const page = await context.newPage()
      page.on('console', message => {
        // a rejected form also logs a console error
        const isRefusal = /the server responded with a status of (401|422)/.test(message.text())
        if (message.type() === 'error' && !isRefusal) problems.push(message.text())
      })
      page.on('pageerror', error => problems.push(String(error)))
      await page.goto('/dashboard')
      return page
    })
    for (const context of contexts) await context.close()
    expect(problems).toEqual([])
  },
})

export async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Usage', level: 1 })).toBeVisible()
  await page.goto('/dashboard/keys')
}

export const send = (url: string, key: string, invoice: object, headers: Record<string, string> = {}) =>
  fetch(`${url}/v1/invoices/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, ...headers },
    body: JSON.stringify({
      template: 'minimal',
      items: [{ description: 'Brand identity', quantity: 1, unit_price: '80.00' }],
      ...invoice,
    }),
  })

export async function generate(url: string, key: string, number: string): Promise<void> {
  expect(await (await send(url, key, { invoice_number: number })).text()).toContain('invoiceUrl')
}

/** Returns links, buttons and fields that extend beyond the window or are clipped by their container. */
const hiddenControls = (page: Page): Promise<string[]> =>
  page.locator('a:not(.skip), button, input, select, summary').evaluateAll(controls =>
    controls
      .filter(control => {
        const { right } = control.getBoundingClientRect()
        const cut = control.parentElement?.closest<HTMLElement>('header, header *')
        const isCut =
          cut && getComputedStyle(cut).overflowX !== 'visible' && cut.scrollWidth > cut.clientWidth
        return isCut || right > document.documentElement.clientWidth
      })
      .map(control => control.outerHTML),
  )

/** Tables whose last columns are hidden. */
const scrollingTables = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.scroll')
    .evaluateAll(tables =>
      tables
        .filter(table => table.scrollWidth > table.clientWidth)
        .map(table => table.getAttribute('aria-label')),
    )

/**
 * Runs axe in the widest and the narrowest window, and checks in all widths that nothing extends beyond the
 * window.
 */
export async function checkPage(page: Page): Promise<void> {
  for (const width of [320, 640, 768, 960, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    if (width === 320) expect(await violationsOfLayout(page)).toEqual([])
    if (width === 1280) expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await scrollingTables(page)).toEqual([])
    expect(await hiddenControls(page)).toEqual([])
  }
}

export { expect }

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startMailServer, type TestMailServer, textOfMail } from '#service/testing/smtp.ts'
import { test as base, expect } from '../dashboard-fixtures.ts'
import { formatted, text } from '../models/texts.ts'

/** The computer of a new user, who knows only the address of the service. */
const test = base.extend<{ mail: TestMailServer; computer: (name: string) => Promise<Computer> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  mail: async ({}, use) => {
    const server = await startMailServer()
    await use(server)
    await server.close()
  },
  computer: async ({ folder, service }, use) =>
    use(async name => {
      const dataFolder = join(folder, name, 'data')
      await mkdir(dataFolder, { recursive: true })
      const preset = { baseUrl: service.url, name: 'Example Invoicing' }
      await writeFile(join(dataFolder, 'service.json'), JSON.stringify(preset))
      return { dataFolder, homeFolder: join(folder, name, 'home'), keychain: true }
    }),
})

interface Computer {
  dataFolder: string
  homeFolder: string
  keychain: boolean
}

/**
 * A keyboard user. Each key or chord is one action, including Tab and the chord that changes to another
 * window. Typing a text into the focused field is one action, whatever its length; so is opening a link of a
 * mail. Starting a program is no action, nor is anything that a program opens or focuses by itself.
 */
class Person {
  actions = 0
  async type(page: Page, typed: string): Promise<void> {
    this.actions += 1
    await page.keyboard.type(typed)
  }
  async press(page: Page, ...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.actions += 1
      await page.keyboard.press(key)
    }
  }
  /** types a text into the address bar and presses Enter */
  async goTo(page: Page, address: string): Promise<void> {
    this.actions += 2
    await page.goto(address)
  }
  async openLink(page: Page, link: string): Promise<void> {
    this.actions += 1
    await page.goto(link)
  }
  async changeTo(page: Page): Promise<void> {
    this.actions += 1
    await page.bringToFront()
  }
}

/** Takes a picture for docs/getting-started.md; `npm run screenshots` sets the folder. */
const pictures = process.env.BILLWRIGHT_PICTURES
const picture = async (page: Page, name: string): Promise<void> => {
  if (pictures === undefined) return
  // hides the name of the computer that takes the pictures
  const own = page.locator('dd', { hasText: hostname() }).first()
  if (await own.isVisible()) await own.evaluate(shown => (shown.textContent = 'studio-laptop'))
  await page.setViewportSize({ width: 1120, height: 700 })
  await page.waitForTimeout(600)
  await page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled', caret: 'hide' })
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const password = 'several odd words'

test.use({ ownService: true })

test('from nothing to a live PDF by keyboard in 25 actions, and a second computer in six', {
  tag: '@extended',
}, async ({ service, mail, open, launch, computer }) => {
  test.setTimeout(240_000)
  await service.createPlan('starter', '--monthly-cap', '10')
  await service.stop()
  const flags = ['--sign-up', 'open', '--sign-up-plan', 'starter', '--price', '0.20 € per PDF']
  await service.start(flags, { SMTP_URL: mail.url, MAIL_FROM: 'billing@example.com' })
  const browser = await open()
  const person = new Person()

  await test.step('open an account', async () => {
    await person.goTo(browser, '/sign-up')
    await picture(browser, '1-sign-up')
    await person.type(browser, 'owner@example.com')
    await person.press(browser, 'Enter')
    await expect(browser.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible()
    await expect.poll(() => mail.mails.length).toBe(1)
    const [received] = mail.mails
    const [link = ''] = /http:\S+/.exec(received ? textOfMail(received) : '') ?? []
    await person.openLink(browser, link)
    await person.type(browser, 'Example Studio')
    await person.press(browser, 'Tab')
    await person.type(browser, password)
    await person.press(browser, 'Tab')
    await person.type(browser, password)
    await picture(browser, '2-account')
    await person.press(browser, 'Enter')
    await expect(browser.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  })

  const app = await launch(await computer('first'))
  const { page } = app
  await test.step('write the first invoice', async () => {
    await expect(page.getByLabel(text('welcome.from'))).toBeFocused()
    await person.type(page, 'Example Studio')
    await person.press(page, 'Enter')
    await expect(app.customer).toBeFocused()
    await person.type(page, 'Northwind Example')
    await person.press(page, 'Enter')
    await expect(app.line(1, 'description')).toBeFocused()
    await person.type(page, 'Brand identity')
    await person.press(page, 'Tab', 'Tab')
    await person.type(page, '1250.50')
    await expect(app.totals).toContainText(formatted(1250.5))
    await picture(page, '3-invoice')
  })

  await test.step('connect', async () => {
    await person.press(page, 'ControlOrMeta+Enter')
    const code = page.getByLabel(text('connect.code'), { exact: true })
    await expect(code).toHaveText(/^[A-Z]{4}-[A-Z]{4}$/)
    const shown = await code.innerText()
    await picture(page, '4-code')
    await expect.poll(() => app.running.opened()).toHaveLength(1)
    const [address = ''] = await app.running.opened()
    await browser.goto(address)
    await expect(browser.getByText(shown)).toBeVisible()
    await person.press(browser, 'ArrowDown')
    await picture(browser, '5-confirm')
    await person.press(browser, 'Enter')
    await expect(browser.getByRole('heading', { name: 'The computer is connected' })).toBeVisible()
  })

  await test.step('submit and read the live PDF', async () => {
    await person.changeTo(page)
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: text('dialog.cancel') })).toBeFocused()
    await expect(question).toContainText(text('account.used-of', { used: 0, count: 10 }))
    await picture(page, '6-question')
    await person.press(page, 'Tab', 'Enter')
    await expect(page.getByText(text('receipt.matches'))).toBeVisible()
    await expect(app.preview).toBeVisible()
    await picture(page, '7-delivered')
  })
  expect(person.actions).toBeLessThanOrEqual(25)

  await test.step('its bytes are those of the preview without the mark', async () => {
    const { url, path, draft } = await page.evaluate(async () => {
      const value = <Value>(answer: { ok: true; value: Value } | { ok: false }): Value => {
        if (answer.ok) return answer.value
        throw new Error('refused')
      }
      const [invoice] = value(await window.billwright.listInvoices({}))
      const id = invoice?.id ?? ''
      const { submission, draft } = value(await window.billwright.openInvoice({ id }))
      const preview = value(await window.billwright.savePdf({ id, which: 'preview' }))
      return { url: submission?.invoiceUrl ?? '', path: preview?.path ?? '', draft }
    })
    const script = join(import.meta.dirname, '../../src/pdf/testing/render-draft-script.ts')
    const made = (...mark: string[]) =>
      execFileSync(process.execPath, [script, ...mark], { input: JSON.stringify(draft) })
    expect(sha256(await readFile(path))).toBe(sha256(made('TEST')))
    const served = new Uint8Array(await (await fetch(url)).arrayBuffer())
    expect(served.length).toBeGreaterThan(1000)
    expect(sha256(served)).toBe(sha256(made()))
    expect(await service.generations()).toBe(1)
  })

  await test.step('a second computer, whose browser is signed in', async () => {
    const other = await launch(await computer('second'))
    const second = new Person()
    await expect(other.page.getByLabel(text('welcome.from'))).toBeFocused()
    await second.press(other.page, 'ControlOrMeta+k')
    await second.type(other.page, text('connect.title'))
    await expect(other.page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
      text('connect.title'),
    )
    await second.press(other.page, 'Enter')
    await expect(other.page.getByRole('button', { name: text('connect.start'), exact: true })).toBeFocused()
    await second.press(other.page, 'Enter')
    await expect.poll(() => other.running.opened()).toHaveLength(1)
    const [address = ''] = await other.running.opened()
    await browser.goto(address)
    await expect(browser.getByRole('heading', { name: 'Connect this computer?' })).toBeVisible()
    await second.press(browser, 'ArrowDown', 'Enter')
    await expect(other.connection).toContainText(text('link.connected'))
    await expect(other.connection).toContainText(text('mode.live'))
    expect(second.actions).toBeLessThanOrEqual(6)
  })
})

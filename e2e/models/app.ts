import { type Dialog, type ElementHandle, expect, type Locator, type Page } from '@playwright/test'
import type { DesktopApi } from '#contract/operations/desktop-api.ts'
import type { DocumentType } from '#core/document-type.ts'
import type { RunningApp } from '../targets/target.ts'
import { KeyWindowModel } from './key-window.ts'
import { Settings } from './settings.ts'
import {
  anyNumber,
  beginningWith,
  containing,
  direction,
  language,
  oneOf,
  pluralCounts,
  text,
} from './texts.ts'

declare global {
  interface Window {
    readonly billwright: DesktopApi
  }
}

const cellLabels = {
  description: 'lines.cell.description',
  quantity: 'lines.cell.quantity',
  unit: 'lines.cell.unit',
  'unit price': 'lines.cell.unit_price',
  discount: 'lines.cell.discount_percent',
  'tax rate': 'lines.cell.tax_rate',
} as const

const placeLabels = {
  Invoices: 'place.invoices',
  Customers: 'place.customers',
  Overview: 'place.overview',
  Settings: 'toolbar.settings',
} as const

/** Matches the text for a document after the service has created it, as a test or not. */
export const created = (number: string, kind: DocumentType = 'invoice'): RegExp =>
  containing(text('receipt.title', { kind, number }), text('receipt.title.test', { kind, number }))

/** Checks that areas stand side by side in the direction of the language. */
export async function expectInOrder(...areas: Locator[]): Promise<void> {
  const found = await Promise.all(areas.map(area => area.boundingBox()))
  const boxes = found.map(box => box ?? { x: Number.NaN, width: Number.NaN })
  const shown = direction === 'rtl' ? boxes.toReversed() : boxes
  // lines between areas lie on their edges
  for (const [index, { x, width }] of shown.slice(0, -1).entries())
    expect(x + width).toBeLessThanOrEqual((shown[index + 1]?.x ?? Number.NaN) + 1)
}

/** Page model of the invoice window; finds elements by the accessible names of the language under test. */
export class AppModel {
  readonly running: RunningApp
  readonly page: Page
  readonly number: Locator
  readonly submitTest: Locator
  readonly submitLive: Locator
  /** note in the header that opens the receipt */
  readonly receipt: Locator
  readonly receiptDetails: Locator
  readonly customer: Locator
  readonly billTo: Locator
  /** note in the header with the number of findings */
  readonly findings: Locator
  readonly saved: Locator
  readonly totals: Locator
  /** last answer of the active service */
  readonly connection: Locator
  /** first page of the preview */
  readonly preview: Locator

  private constructor(running: RunningApp) {
    this.running = running
    running.page.setDefaultTimeout(20_000)
    this.page = running.page
    // Playwright intercepts file choosers while it has a listener; enabling this may take longer than the
    // next key.
    this.page.on('filechooser', () => {})
    this.page.on('dialog', dialog => void this.#answer(dialog).catch(() => {}))
    this.number = this.page.getByLabel(text('field.number'), { exact: true })
    this.submitTest = this.page.getByRole('button', {
      name: beginningWith(text('submit.test', { kind: 'invoice' })),
    })
    this.submitLive = this.page.getByRole('button', {
      name: beginningWith(text('submit.live', { kind: 'invoice' })),
    })
    this.receipt = this.page.getByRole('region', { name: text('receipt.region') })
    this.receiptDetails = this.page.getByRole('dialog', { name: text('receipt.region') })
    this.customer = this.page.getByLabel(text('party.to.name'))
    this.billTo = this.page.getByRole('region', { name: text('to.title') })
    this.findings = this.page.getByRole('button', {
      name: oneOf(
        text('checks.none'),
        ...pluralCounts.flatMap(count => [
          text('checks.count', { count }),
          text('checks.hints-only', { count }),
        ]),
      ),
    })
    this.saved = this.page.getByTitle(text('save.saved.where'), { exact: true })
    this.connection = this.page.getByRole('banner').locator('[data-link]')
    this.totals = this.page.getByLabel(text('totals.title'), { exact: true })
    this.preview = this.page.getByRole('img', {
      name: beginningWith(text('preview.page', { page: 1, count: anyNumber })),
    })
  }

  readonly #paths: string[] = []

  /** answers the next request for a path; without an answer the suggestion is used */
  async choosePath(path: string): Promise<void> {
    if (this.running.choosePath) await this.running.choosePath(path)
    else this.#paths.push(path)
  }

  /** The Chromium shell asks for paths in dialogs of the page. */
  async #answer(dialog: Dialog): Promise<void> {
    if (dialog.type() !== 'prompt') return
    await dialog.accept(this.#paths.shift() ?? dialog.defaultValue())
  }

  async openReceiptDetails(): Promise<void> {
    await this.receipt.getByRole('button').click()
    await expect(this.receiptDetails).toBeVisible()
  }

  static async open(running: RunningApp): Promise<AppModel> {
    const app = new AppModel(running)
    await app.ready()
    await app.#showLanguage()
    return app
  }

  /** resolves when the page handles keys */
  async ready(): Promise<void> {
    await expect(this.page.getByRole('main')).toBeVisible()
  }

  /** The host, a program with its own browser, and Electron use the language of the system. */
  async #showLanguage(): Promise<void> {
    const { page } = this
    const isShown = (await page.locator('html').getAttribute('lang')) === language
    if (isShown && language === 'en') return
    // refused, without harm, while damaged data is asked about
    await page.evaluate(code => window.billwright.saveSettings({ language: code }), language)
    if (isShown) return
    await this.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await this.ready()
  }

  line(line: number, field: keyof typeof cellLabels): Locator {
    return this.page.getByLabel(text(cellLabels[field], { line }), { exact: true })
  }

  /** pastes the clipboard of a spreadsheet into the focused cell */
  async pasteTable(text: string): Promise<void> {
    await this.page.evaluate(pasted => {
      const data = new DataTransfer()
      data.setData('text/plain', pasted)
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    }, text)
  }

  /** creates a draft with one line item; returns its number */
  async writeInvoice({
    description = 'Brand identity',
    quantity = '2',
    price = '1250.50',
  } = {}): Promise<string> {
    const number = await this.newInvoice()
    await this.line(1, 'description').fill(description)
    await this.line(1, 'quantity').fill(quantity)
    await this.line(1, 'unit price').fill(price)
    await this.page.keyboard.press('ControlOrMeta+s')
    await expect(this.saved).toBeVisible()
    return number
  }

  /**
   * by shortcut; returns the number after the draft is open, so that nothing is typed into the previous one
   */
  async newInvoice(): Promise<string> {
    const before = (await this.number.isVisible()) ? await this.number.inputValue() : ''
    await this.page.keyboard.press('ControlOrMeta+n')
    return await this.numberAfter(before)
  }

  /** waits until another draft is open, even if the previous one is still editable */
  async numberAfter(before: string): Promise<string> {
    await expect(this.number).not.toHaveValue(before)
    await expect(this.number).not.toHaveValue('')
    return await this.number.inputValue()
  }

  async openSettings(): Promise<Settings> {
    await this.page.keyboard.press('ControlOrMeta+,')
    const settings = new Settings(this.page)
    await settings.show(text('settings.account'))
    return settings
  }

  /** adds and activates a connection and types its key */
  async connect(connection: { name: string; url: string; key: string }): Promise<void> {
    const settings = await this.openSettings()
    await settings.addConnection(connection.name, connection.url)
    await this.setKey(settings, connection.name, connection.key)
    await settings.use(connection.name)
    await settings.close()
  }

  /** reads in the settings which key is stored, whatever its service answers */
  async expectKey(kind: 'test' | 'live', key: string): Promise<void> {
    const settings = await this.openSettings()
    await expect(settings.panel).toContainText(`svc_${kind}_····${key.slice(-4)}`)
    await settings.close()
  }

  async setKey(settings: Settings, connection: string, key: string): Promise<void> {
    const window = await this.askForKey(settings, connection)
    await window.choose()
    await window.save(key)
  }

  async askForKey(settings: Settings, connection: string): Promise<KeyWindowModel> {
    return new KeyWindowModel(await this.running.keyWindow(() => settings.setKey(connection).click()))
  }

  /** a section of the window, in the navigation rail */
  place(name: keyof typeof placeLabels): Locator {
    return this.page
      .getByRole('navigation', { name: text('region.places') })
      .getByRole('button', { name: text(placeLabels[name]), exact: true })
  }

  inList(number: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: number }).getByRole('button').first()
  }

  /** opens the details of the customer or of the sender in a dialog */
  partyButton(party: 'Bill to' | 'From'): Locator {
    const name = text(party === 'From' ? 'from.title' : 'to.title')
    const region = this.page.getByRole('region', { name, exact: true })
    return region.getByRole('button', {
      name: oneOf(text('to.change.label'), text('to.details'), text('from.edit.label'), text('from.empty')),
    })
  }

  async openParty(party: 'Bill to' | 'From'): Promise<void> {
    await this.partyButton(party).press('Enter')
  }

  /** runs the palette entry found by this text, by keyboard */
  async run(entry: string): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+k')
    const palette = this.page.getByRole('dialog', { name: text('command.palette') })
    await palette.getByRole('combobox').fill(entry)
    await this.page.keyboard.press('Enter')
  }

  /** runs an entry of the document menu by keyboard */
  async inMenu(entry: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: text('header.menu'), exact: true }).press('Enter')
    await this.page.getByRole('menuitem', { name: entry }).press('Enter')
  }

  /** screenshot of the preview */
  paper(): Promise<Buffer> {
    return this.preview.screenshot({ animations: 'disabled' })
  }

  /** the design controls of the invoice, below its page */
  get design(): Locator {
    return this.page.getByRole('region', { name: text('design.title'), exact: true })
  }

  /** including buttons that do not fit in one row */
  async openDesign(): Promise<Locator> {
    await this.design.getByRole('button', { name: text('design.more') }).click()
    await expect(this.design.getByLabel(text('design.color.hex'))).toBeFocused()
    return this.design
  }

  async pickTemplate(title: string): Promise<void> {
    await this.design.getByRole('radio', { name: title, exact: true }).click({ force: true })
    await expect(this.design.getByRole('radio', { name: title, exact: true })).toBeChecked()
  }

  /** presses Tab until the element is focused */
  async tabTo(target: Locator): Promise<void> {
    // evaluated on the element, because finding it by role takes longer than handling the key
    const isFocused = (element: Element) =>
      element.isConnected ? element === document.activeElement : undefined
    let element = await only(target)
    for (let presses = 0; presses < 80; presses += 1) {
      let reached = await element?.evaluate(isFocused)
      if (reached === undefined) {
        element = await only(target)
        reached = await element?.evaluate(isFocused)
      }
      if (reached) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${target}`)
  }

  /** replaces a rejected key from the banner or the batch dialog */
  async replaceKey(key: string, place: Page | Locator = this.page): Promise<void> {
    const ask = () => place.getByRole('button', { name: text('rejected.replace-key'), exact: true }).click()
    const window = new KeyWindowModel(await this.running.keyWindow(ask))
    await window.choose()
    await window.save(key)
  }
}

/** Returns the element if exactly one exists. */
const only = async (target: Locator): Promise<ElementHandle | undefined> => {
  const found = await target.elementHandles()
  return found.length === 1 ? found[0] : undefined
}

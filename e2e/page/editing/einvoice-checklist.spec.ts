import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import type { AppModel } from '../../models/app.ts'
import { violationsOf } from '../../models/axe.ts'
import { any, containing, oneOf, text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

/** Counts clicks, keys that type no text, and filled fields. */
function countingActions(page: Page) {
  const count = { clicks: 0, keys: 0, texts: 0 }
  return {
    async click(target: Locator) {
      count.clicks += 1
      await target.click()
    },
    async press(key: string) {
      count.keys += 1
      await page.keyboard.press(key)
    },
    async type(typed: string) {
      count.texts += 1
      await page.keyboard.insertText(typed)
    },
    count: () => count.clicks + count.keys + count.texts,
  }
}

/** An invoice written without regard to e-invoices. */
async function writePlainInvoice(app: AppModel, business: object = {}): Promise<void> {
  await app.writeInvoice()
  await app.page.evaluate(async business => {
    const api = window.billwright
    const seller = {
      name: 'Example GmbH',
      address: ['Beispielstraße 1', '01234 Musterhausen'],
      country: 'DE',
      tax_id: 'DE123456789',
      email: 'billing@example.com',
      iban: 'DE89370400440532013000',
      ...business,
    }
    const record = {
      name: 'Stadt Musterhausen',
      address: ['Rathausplatz 4', '01234 Musterhausen'],
      country: 'DE',
      email: 'rechnung@example.com',
    }
    await api.saveSettings({ seller, taxRate: '19', currency: 'EUR' })
    await api.saveCustomer({ record })
  }, business)
  await app.reload()
  await app.newInvoice()
  await app.page.keyboard.insertText('Stadt Muster')
  await app.page.getByRole('option', { name: /^Stadt Musterhausen/ }).click()
  await app.line(1, 'description').fill('Pflegekonzept')
  await app.line(1, 'unit price').fill('1200')
  await app.page.keyboard.press('ControlOrMeta+s')
  await expect(app.saved).toBeVisible()
}

/** Matches the status text if some entries do not match the format. */
const wrong = containing(...[1, 2, 3].map(count => text('einvoice.details.wrong', { count, format: any })))

const dialogOf = (app: AppModel) =>
  app.page.getByRole('dialog', { name: text('einvoice.export.title', { count: 1 }) })
const opener = (app: AppModel) =>
  app.page.getByRole('region', { name: text('to.title') }).getByRole('button', {
    name: oneOf(
      text('party.e-invoice'),
      text('party.receives', { format: any }),
      ...[1, 2].map(count => text('party.receives.missing', { count, format: any })),
    ),
  })

test('the first XRechnung of an invoice takes at most eight actions, and the next one two', async ({
  app,
}, testInfo) => {
  const { page } = app
  await writePlainInvoice(app)
  const dialog = dialogOf(app)
  const user = countingActions(page)
  const file = testInfo.outputPath('first.xml')

  await test.step('missing details are typed one after the other, the others are filled in', async () => {
    await user.click(opener(app))
    await expect(dialog.getByLabel(text('einvoice.format'))).toHaveValue('xrechnung-ubl')
    await expect(dialog).toContainText(text('einvoice.details.missing', { count: 3, format: 'XRechnung' }))
    await expect(dialog.getByLabel(text('party.leitweg-id'))).toBeFocused()
    await expect(dialog).toContainText(text('einvoice.detail.from.email'))
    expect(await violationsOf(page)).toEqual([])
    await user.type('04011000-12345-03')
    await user.press('Enter')
    await expect(dialog.getByLabel(text('party.contact'))).toBeFocused()
    await user.type('Kira Sommer')
    await user.press('Enter')
    await expect(dialog.getByLabel(text('party.phone'))).toBeFocused()
    await user.type('+49 341 1234567')
    await app.choosePath(file)
    await user.press('Enter')
    await expect(dialog).toBeHidden()
  })
  expect(user.count()).toBeLessThanOrEqual(8)
  expect(await readFile(file, 'utf8')).toContain('<cbc:BuyerReference>04011000-12345-03<')

  await test.step('the customer and the sender keep the typed values', async () => {
    await expect(
      page.getByTitle(
        containing(
          text('einvoice.kept', { where: `${any}Stadt Musterhausen${any}${text('einvoice.kept.business')}` }),
        ),
      ),
    ).toBeVisible()
    await app.newInvoice()
    await page.keyboard.insertText('Stadt Muster')
    await page.getByRole('option', { name: /^Stadt Musterhausen/ }).click()
    await app.line(1, 'description').fill('Pflanzliste')
    await app.line(1, 'unit price').fill('50')
    const next = countingActions(page)
    await next.click(opener(app))
    await expect(dialog).toContainText(text('einvoice.details.valid', { format: 'XRechnung' }))
    await app.choosePath(testInfo.outputPath('next.xml'))
    await expect(dialog.getByRole('button', { name: text('overview.export') })).toBeFocused()
    await next.press('Enter')
    await expect(dialog).toBeHidden()
    expect(next.count()).toBe(2)
  })
})

test('a detail is ticked as it is filled in, undone, and wrong values are named apart', {
  tag: '@extended',
}, async ({ app }) => {
  const { page } = app
  await writePlainInvoice(app)
  const dialog = dialogOf(app)
  await opener(app).click()
  const reference = dialog.getByLabel(text('party.leitweg-id'))
  await expect(reference).toBeFocused()

  await test.step('wrong check digits are said at once', async () => {
    await reference.fill('04011000-12345-04')
    await expect(dialog).toContainText(text('einvoice.leitweg_id'))
    await expect(dialog.getByRole('status')).toContainText(text('einvoice.details.warnings', { count: 1 }))
    await reference.fill('04011000-12345-03')
    await expect(dialog).not.toContainText(text('einvoice.leitweg_id'))
    await expect(dialog.getByRole('status')).toContainText(
      text('einvoice.details.missing', { count: 2, format: 'XRechnung' }),
    )
    await expect(dialog.getByRole('status')).toContainText(text('einvoice.details.done', { done: 3, all: 5 }))
    await expect(reference).toBeFocused()
  })

  await test.step('a code is searched by its name', async () => {
    const kind = dialog.getByLabel(text('party.electronic-scheme')).first()
    await expect(kind).toHaveValue(/EM/)
    await kind.fill('leitweg')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(kind).toHaveValue(/0204/)
    await kind.fill('nonsense')
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('status')).toContainText(
      text('einvoice.details.wrong', { count: 1, format: 'XRechnung' }),
    )
    // other entries were not checked, so empty ones still count as missing
    await expect(dialog.getByRole('status')).toContainText(
      text('einvoice.details.missing', { count: 2, format: 'XRechnung' }),
    )
    await expect(dialog.getByText(text('value.scheme'))).toHaveCount(1)
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('every change can be undone in the dialog', async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(dialog.getByLabel(text('party.electronic-scheme')).first()).toHaveValue(/0204/)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(dialog.getByLabel(text('party.electronic-scheme')).first()).toHaveValue(/EM/)
    await expect(dialog.getByRole('status')).not.toContainText(wrong)
  })

  await test.step('another format requires other details; Peppol accepts no e-mail address', async () => {
    await dialog.getByLabel(text('einvoice.format')).selectOption('peppol')
    await expect(dialog.getByRole('status')).toContainText(text('einvoice.name.peppol'))
    // filled in for XRechnung, which takes an e-mail address
    await expect(dialog.getByLabel(text('party.electronic-scheme')).first()).toHaveValue('')
    await expect(dialog.getByLabel(text('party.electronic-scheme')).last()).toHaveValue(/9930/)
    await expect(dialog.getByRole('status')).not.toContainText(wrong)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener(app)).toBeFocused()
  })
})

test('the number of the Greek tax office is a detail of its own', { tag: '@extended' }, async ({ app }) => {
  const { page } = app
  await writePlainInvoice(app, { country: 'GR', tax_id: 'EL123456783' })
  const dialog = dialogOf(app)
  await opener(app).click()
  await expect(dialog.getByLabel(text('einvoice.format'))).toHaveValue('xrechnung-ubl')
  await dialog.getByLabel(text('einvoice.format')).selectOption('peppol')
  await dialog.getByLabel(text('references.mydata-mark')).fill('400001234567890')
  await page.keyboard.press('Tab')
  await expect(dialog.getByText(text('einvoice.national', { demand: 'greek_mark' }))).toBeHidden()
  expect(await violationsOf(page)).toEqual([])
})

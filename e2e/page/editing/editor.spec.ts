import { expect, test } from '../../fixtures.ts'
import { beginningWith, dated, text } from '../../models/texts.ts'
import { layoutFaults } from '../../views/layout-faults.ts'

test.use({ hidesPreview: true })

test('the first invoice by keyboard: the name is focused, Enter closes a form, the due date follows', async ({
  app,
}) => {
  const { page } = app
  await expect(page.getByLabel(text('welcome.from'))).toBeFocused()
  await page.keyboard.insertText('Example Studio')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(text('party.to.name'))).toBeFocused()
  await page.keyboard.insertText('Northwind Example')
  await page.keyboard.press('Enter')
  await expect(app.line(1, 'description')).toBeFocused()

  const due = page.getByLabel(text('field.due-date'))
  await page.getByLabel(text('field.issue-date')).fill('2026-12-')
  await page.getByLabel(text('field.issue-date')).fill('2026-12-01')
  await expect(due).toHaveValue(dated('2026-12-15'))
  await page.keyboard.press('ControlOrMeta+z')
  await expect(due).not.toHaveValue(dated('2026-12-15'))
  await due.fill('2026-12-24')
  await page.getByLabel(text('field.issue-date')).fill('2026-12-05')
  await expect(due).toHaveValue(dated('2026-12-24'))
})

test('a slow click on another button counts while the form of a party is open', async ({ app }) => {
  const { page } = app
  const editFrom = app.partyButton('From')
  await page.getByLabel(text('welcome.from')).fill('Example Studio')
  await page.keyboard.press('Enter')
  await expect(editFrom).toBeVisible()
  await app.writeInvoice()
  await app.customer.fill('Example Ltd')
  await app.openParty('Bill to')
  await expect(page.getByLabel(text('party.reference'))).toBeVisible()

  await editFrom.hover()
  await page.mouse.down()
  // the dialog closes when the button is released
  await page.waitForTimeout(300)
  await page.mouse.up()
  await expect(page.getByLabel(text('party.email'))).toBeVisible()
  await expect(page.getByLabel(text('party.reference'))).toBeHidden()
})

test('a slow click on a button counts while a message above it appears', async ({ app }) => {
  const { page } = app
  await page.getByLabel(text('welcome.from')).fill('Example Studio')
  await page.keyboard.press('Enter')
  await expect(app.customer).toBeFocused()
  const editFrom = app.partyButton('From')
  await editFrom.hover()
  await page.mouse.down()
  await page.waitForTimeout(300)
  await page.mouse.up()
  await expect(page.getByLabel(text('party.email'))).toBeVisible()
  await expect(page.getByText(text('buyer.name_missing', { type: 'invoice' }))).toBeVisible()
})

test('the second invoice reuses sender, language and tax rate', async ({ app }) => {
  const { page } = app
  await expect(page.getByLabel(text('welcome.from'))).toBeFocused()
  await page.keyboard.insertText('Example Studio')
  await page.keyboard.press('Tab')
  await page.getByLabel(text('party.country')).selectOption('DE')
  await page.getByLabel(text('party.address'), { exact: true }).fill('Beispielweg 1\n10115 Berlin')
  await page.getByLabel(text('party.tax-id'), { exact: true }).fill('DE123456789')
  await page.getByLabel(text('welcome.tax-rate')).fill('19')
  await page.keyboard.press('Enter')
  const taxOfAll = page.getByRole('button', { name: text('lines.tax.all', { rate: '19' }) })
  await expect(taxOfAll).toBeVisible()
  await expect(page.getByLabel(text('field.currency'))).toHaveValue('EUR')

  await app.line(1, 'description').fill('Consulting')
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  await expect(taxOfAll).toBeVisible()
  await app.partyButton('From').click()
  await page.getByLabel(text('party.email')).fill('studio@example.com')
  await page.getByRole('button', { name: text('party.done') }).click()
  await expect(page.getByRole('region', { name: text('toast.region') })).toContainText(
    text('remembered.seller'),
  )
  await expect(page.getByLabel(text('more.language.kind', { kind: 'invoice' }))).toHaveValue('de-DE')
  await page.getByLabel(text('more.language.kind', { kind: 'invoice' })).selectOption('fr-FR')
  const toasts = page.getByRole('region', { name: text('toast.region') }).locator('> div')
  await toasts
    .filter({ hasText: text('remembered.locale') })
    .getByRole('button', { name: text('remembered.only-this') })
    .click()

  await app.newInvoice()
  await expect(page.getByRole('region', { name: text('from.title') })).toContainText('10115 Berlin')
  await expect(taxOfAll).toBeVisible()
  await expect(page.getByLabel(text('more.language.kind', { kind: 'invoice' }))).toHaveValue('de-DE')
  await app.partyButton('From').click()
  await expect(page.getByLabel(text('party.email'))).toHaveValue('studio@example.com')
})

test('an empty invoice becomes a quote, which is written and submitted like any other', {
  tag: '@extended',
}, async ({ app }) => {
  const { page } = app
  await app.newInvoice()
  await page.getByLabel(text('field.type')).selectOption(text('type.quote'))
  const number = page.getByLabel(text('field.number.quote'))
  await expect(number).toHaveValue(/^Q-\d{4}-0001$/)
  await expect(page.getByLabel(text('field.valid-until'))).not.toHaveValue('')
  await expect(page.getByLabel(text('field.due-date'))).toHaveCount(0)
  await app.line(1, 'description').fill('Brand identity')
  await app.line(1, 'unit price').fill('1250.50')
  await page.getByRole('button', { name: beginningWith(text('submit.test', { kind: 'quote' })) }).click()
  await expect(app.receipt).toBeVisible()

  await app.reload()
  await expect(number).toHaveValue(/^Q-\d{4}-0001$/)
  await expect(app.line(1, 'description')).toHaveValue('Brand identity')
  await expect(app.inList(await number.inputValue())).toBeVisible()
})

test('nothing scrolls sideways, and an open receipt stays within a low window', { tag: '@extended' }, async ({
  app,
}) => {
  const { page } = app
  await app.writeInvoice()
  const scrolling = async () =>
    (await layoutFaults(page)).filter(fault => /window scrolls|scrolls sideways/.test(fault))
  for (const [width, height] of [
    [1280, 800],
    [960, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(scrolling).toEqual([])
  }
  await app.submitTest.click()
  await app.openReceiptDetails()
  await page.setViewportSize({ width: 640, height: 400 })
  await expect.poll(scrolling).toEqual([])
  await expect(app.receiptDetails).toBeInViewport({ ratio: 1 })
})

test('a notification in a narrow window is read whole', async ({ app }) => {
  const { page } = app
  await page.setViewportSize({ width: 960, height: 640 })
  const settings = await app.openSettings()
  const connection = 'Beispielhafte Rechnungsversanddienstleistungen in Musterstadt'
  await settings.addConnection(connection, 'https://invoices.example.com')
  await settings.use(connection)
  await settings.close()
  await page.getByRole('button', { name: text('toast.dismiss') }).click()
  await app.writeInvoice()
  await page.getByRole('button', { name: text('from.empty') }).click()
  await page.getByLabel(text('party.from.name')).fill('Example Studio')
  await page.getByRole('button', { name: text('party.done') }).click()
  const message = page
    .getByRole('region', { name: text('toast.region') })
    .getByText(text('remembered.seller'), { exact: true })
  // A text wider than its box by a fraction of a pixel ends with an ellipsis.
  const cut = await message.evaluate(element => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return text.getBoundingClientRect().width - element.getBoundingClientRect().width
  })
  expect(cut).toBeLessThanOrEqual(0)
})

test.describe('with the preview', () => {
  test.use({ hidesPreview: false })

  test('the field of the customer keeps the focus when the window becomes narrow, and its sheet stays open', async ({
    app,
  }) => {
    const { page } = app
    await page.setViewportSize({ width: 1280, height: 800 })
    await app.writeInvoice()
    await app.customer.fill('North')
    for (const width of [1000, 900, 800, 1280]) {
      await page.setViewportSize({ width, height: 640 })
      await expect(app.customer).toBeFocused()
      await expect(app.customer).toHaveValue('North')
    }
    await page.keyboard.press('ControlOrMeta+Enter')
    const address = app.billTo.getByLabel(text('party.address'), { exact: true })
    for (const width of [1000, 800, 1280]) {
      await page.setViewportSize({ width, height: 640 })
      await expect(address).toBeFocused()
    }
  })
})

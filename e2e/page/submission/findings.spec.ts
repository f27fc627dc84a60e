import { expect, test } from '../../fixtures.ts'
import { type AppModel, created } from '../../models/app.ts'
import { violationsOf } from '../../models/axe.ts'
import { any, beginningWith, containing, text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

const chip = ({ findings }: AppModel) => findings
const focused = ({ page }: AppModel) => page.locator(':focus')

/** Chooses a finding in the chip's list by keyboard. */
async function follow(app: AppModel, finding: string) {
  await chip(app).focus()
  await app.page.keyboard.press('Enter')
  await app.tabTo(
    app.page.getByRole('dialog', { name: text('checks.title') }).getByRole('button', { name: finding }),
  )
  await app.page.keyboard.press('Enter')
}

test('findings are counted, lead to their fields, and the question of a live submission shows them', async ({
  app,
  service,
}) => {
  // several submissions, a countdown and checks by axe
  test.setTimeout(240_000)
  const { page } = app
  const { keyboard } = page
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  await app.writeInvoice({ quantity: '1', price: '500' })

  await test.step('the chip counts while typing, and its list passes axe', async () => {
    await expect(chip(app)).toHaveAccessibleName(text('checks.count', { count: 2 }))
    await app.line(1, 'quantity').fill('0')
    await expect(chip(app)).toHaveAccessibleName(text('checks.count', { count: 4 }))
    await app.line(1, 'quantity').fill('1')
    await expect(chip(app)).toHaveAccessibleName(text('checks.count', { count: 2 }))
    await chip(app).click()
    await expect(page.getByRole('dialog', { name: text('checks.title') })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await keyboard.press('Escape')
    await expect(chip(app)).toBeFocused()
  })

  await test.step('keys pressed right after Submit reach the question, not the invoice', async () => {
    await app.line(1, 'description').focus()
    const isQuestionFocused = await page.evaluate(async () => {
      const keydown = new KeyboardEvent('keydown', {
        key: 'Enter',
        code: 'Enter',
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      })
      document.activeElement?.dispatchEvent(keydown)
      // a browser runs microtasks before it dispatches the next key
      await Promise.resolve()
      return document.activeElement?.closest('dialog') != null
    })
    expect(isQuestionFocused).toBe(true)
    await keyboard.type('x')
    await keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(app.line(1, 'description')).toBeFocused()
    await expect(app.line(1, 'description')).toHaveValue('Brand identity')
  })

  await test.step('without a sender, Enter does not submit', async () => {
    await keyboard.press('ControlOrMeta+Enter')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(text('live.no-sender'))
    await expect(question.getByRole('button', { name: text('dialog.cancel') })).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    await keyboard.press('Enter')
    await expect(question).toBeHidden()
    expect(await service.ledger()).toEqual([])

    await keyboard.press('ControlOrMeta+Enter')
    await app.tabTo(question.getByRole('button', { name: text('seller.name_missing', { type: 'invoice' }) }))
    await keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(focused(app)).toHaveAccessibleName(text('party.from.name'))
    await keyboard.insertText('Example GmbH')
    await page
      .getByRole('region', { name: text('from.title') })
      .getByLabel(text('party.country'), { exact: true })
      .selectOption('DE')
    await app.line(1, 'description').focus()
  })

  await test.step('a finding has focused its field when the next key arrives', async () => {
    await chip(app).click()
    const finding = page.getByRole('dialog', { name: text('checks.title') }).getByRole('button')
    const focusedPath = await finding.getByText(text('seller.address_missing')).evaluate(async element => {
      element.closest('button')?.click()
      // a browser runs microtasks before it dispatches the next key
      await Promise.resolve()
      return document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path
    })
    expect(focusedPath).toBe('seller.address')
  })

  await test.step('a finding opens what hides its field', async () => {
    await follow(app, text('tax_note.exemption'))
    await expect(focused(app)).toHaveAccessibleName(text('more.tax-note'))
    await keyboard.insertText('Exempt')
    await follow(app, text('seller.address_missing'))
    await expect(focused(app)).toHaveAccessibleName(text('party.address'))
    await keyboard.insertText('Beispielweg 1')
    await follow(app, text('buyer.name_missing', { type: 'invoice' }))
    await expect(focused(app)).toHaveAccessibleName(text('party.to.name'))
  })
})

test('with a consent an invoice without findings is submitted after a countdown, unless anything happens', async ({
  app,
  service,
}) => {
  // several submissions, a countdown and checks by axe
  test.setTimeout(240_000)
  const { page } = app
  const { keyboard } = page
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  const first = await app.writeInvoice({ quantity: '1', price: '500' })
  const question = page.getByRole('alertdialog')
  const countdown = page.getByRole('region', {
    name: containing(text('countdown.title', { kind: 'invoice', number: any })),
  })
  const cancel = page.getByRole('main').getByRole('button', { name: text('dialog.cancel') })
  const numbers = async () => (await service.ledger()).map(row => row.invoice_number).sort()

  await test.step('the question offers it', async () => {
    // the first letter is typed without waiting for the field
    await follow(app, text('seller.name_missing', { type: 'invoice' }))
    await keyboard.type('Example')
    await expect(focused(app)).toHaveValue('Example')
    await follow(app, text('buyer.name_missing', { type: 'invoice' }))
    await keyboard.type('Sample')
    await expect(focused(app)).toHaveValue('Sample')
    await follow(app, text('payment_details.missing'))
    await keyboard.insertText('DE89370400440532013000')
    await expect(focused(app)).toHaveValue(/^DE89/)
    await app.line(1, 'description').focus()
    await expect(chip(app)).toHaveAccessibleName(text('checks.none'))
    await keyboard.press('ControlOrMeta+Enter')
    await expect(question).toContainText('Sample')
    await app.tabTo(question.getByRole('checkbox', { name: beginningWith(text('live.remember')) }))
    await keyboard.press('Space')
    await app.tabTo(question.getByRole('button', { name: text('live.confirm') }))
    await keyboard.press('Enter')
    await expect(app.receipt).toContainText(created(first))
  })

  const setCountdown = async (seconds: number) => {
    const settings = await app.openSettings()
    const choice = settings.panel.getByLabel(text('consent.countdown'))
    await choice.selectOption({ label: text('countdown.seconds', { count: seconds }) })
    await expect(choice).toHaveValue(String(seconds))
    await settings.close()
  }
  await keyboard.press('ControlOrMeta+Shift+d')
  const second = await app.numberAfter(first)

  await test.step('Escape, Enter on Cancel and a reload cancel it', async () => {
    await setCountdown(30)
    await keyboard.press('ControlOrMeta+Enter')
    await expect(cancel).toBeFocused()
    const announced = text('countdown.announced', { kind: 'invoice', number: any, amount: any, count: 30 })
    await expect(page.getByRole('status').filter({ hasText: containing(announced) })).toHaveCount(1)
    expect(await violationsOf(page)).toEqual([])
    await keyboard.press('Escape')
    await expect(countdown).toBeHidden()

    await app.line(1, 'description').focus()
    await keyboard.press('ControlOrMeta+Enter')
    await expect(cancel).toBeFocused()
    await keyboard.press('Enter')
    await expect(countdown).toBeHidden()
    await expect(app.line(1, 'description')).toBeFocused()

    await keyboard.press('ControlOrMeta+Enter')
    await expect(countdown).toBeVisible()
    await app.reload()
    await expect(app.submitLive).toBeVisible()
    await expect(countdown).toBeHidden()
    expect(await numbers()).toEqual([first])
  })

  await test.step('it bills once at its end', async () => {
    await setCountdown(3)
    await keyboard.press('ControlOrMeta+Enter')
    await expect(app.receipt).toContainText(created(second))
    expect(await numbers()).toEqual([first, second])
  })

  await test.step('the settings show the consent, and withdraw it', async () => {
    await keyboard.press('ControlOrMeta+Shift+d')
    await app.numberAfter(second)
    await app.openSettings()
    const withdraw = page.getByRole('button', { name: text('consent.withdraw') })
    await app.tabTo(withdraw)
    await keyboard.press('Enter')
    await expect(withdraw).toBeHidden()
    expect(await violationsOf(page)).toEqual([])
    await keyboard.press('ControlOrMeta+Enter')
    await expect(question.getByRole('button', { name: text('dialog.cancel') })).toBeFocused()
    expect(await numbers()).toEqual([first, second])
  })
})

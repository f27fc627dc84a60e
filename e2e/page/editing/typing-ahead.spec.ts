import { expect, test } from '../../fixtures.ts'
import type { AppModel } from '../../models/app.ts'
import { formatted, text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

/** Presses keys without a pause: `{Enter}` is a key, everything else is text. */
const press = async ({ page }: AppModel, keys: string): Promise<void> => {
  for (const [part] of keys.matchAll(/\{[^}]+\}|[^{]+/g)) {
    if (part.startsWith('{')) await page.keyboard.press(part.slice(1, -1))
    else await page.keyboard.type(part)
  }
}

test('every character of an invoice that is typed ahead reaches its field', async ({ app }) => {
  const { page } = app
  await app.newInvoice()
  await press(
    app,
    '{ControlOrMeta+n}Stadt Leipzig, Amt für Grün{ControlOrMeta+Enter}Prager Straße 118{Enter}04317 Leipzig',
  )
  await press(app, '{Tab}{Tab}DE1{Enter}Spielplatz Nord{Tab}3{Tab}100{Enter}Zweite Zeile{Tab}2{Tab}50{Enter}')
  await press(app, 'Third{Escape}{Escape}')
  const party = page.getByRole('region', { name: text('to.title') })
  await expect(party).toContainText('Stadt Leipzig, Amt für GrünPrager Straße 118 04317 Leipzig')
  await expect(party).toContainText('DE1')
  await expect(app.line(1, 'description')).toHaveValue('Spielplatz Nord')
  await expect(app.line(2, 'description')).toHaveValue('Zweite Zeile')
  await expect(app.line(2, 'unit price')).toHaveValue(formatted(50))
  await expect(app.line(3, 'description')).toHaveValue('')

  await test.step('the form of the seller goes on to the lines; Escape returns to its button', async () => {
    const edit = page
      .getByRole('region', { name: text('from.title') })
      .getByRole('button')
      .first()
    await edit.focus()
    await press(app, '{Enter}{ControlOrMeta+a}Kira Sommer{Enter}')
    await expect(app.line(3, 'description')).toBeFocused()
    await page.keyboard.type('Dritte')
    await expect(app.line(3, 'description')).toHaveValue('Dritte')
    await edit.focus()
    await press(app, '{Enter}{End} GmbH{Escape}')
    await expect(edit).toBeFocused()
    await expect(page.getByRole('region', { name: text('from.title') })).toContainText('Kira Sommer GmbH')
  })

  await test.step('a charge that was added', async () => {
    await page.locator('[aria-haspopup="menu"]', { hasText: text('more.add') }).press('Enter')
    await page.getByRole('menuitem', { name: text('charges.title') }).press('Enter')
    await expect(page.getByRole('button', { name: text('charges.add') })).toBeFocused()
    await press(app, '{Enter}Freight{Tab}12')
    await expect(page.getByLabel(text('charges.reason'), { exact: true })).toHaveValue('Freight')
    await page.getByRole('button', { name: text('charges.remove', { number: 1 }) }).press('Enter')
    await expect(page.locator(':focus')).not.toHaveCount(0)
  })
})

test('every character that is typed ahead of a dialog, the palette or a panel reaches it', async ({
  app,
}) => {
  const { page } = app
  const number = await app.newInvoice()

  await test.step('customers and items', async () => {
    await press(app, '{ControlOrMeta+i}')
    await page.getByRole('button', { name: text('records.new'), exact: true }).focus()
    await press(app, '{Enter}Store 1049 Ltd{Enter}')
    const title = page.getByRole('form').getByRole('heading', { name: 'Store 1049 Ltd' })
    await expect(title).toBeFocused()
    await page.keyboard.type('typed after Enter')
    await expect(title).toBeFocused()
    await page.getByRole('button', { name: text('records.new'), exact: true }).focus()
    await press(app, '{Enter}Store 49 Ltd{ControlOrMeta+s}{Escape}')
  })

  await test.step('the palette runs the entry for the typed text, not for an earlier one', async () => {
    await press(app, '{ControlOrMeta+k}store 49 ltd{Enter}Consulting{Tab}2')
    await expect(app.number).not.toHaveValue(number)
    await expect(page.getByRole('region', { name: text('to.title') })).toContainText('Store 49 Ltd')
    await expect(app.line(1, 'description')).toHaveValue('Consulting')
    await expect(app.line(1, 'quantity')).toHaveValue('2')
  })

  await test.step('suggested customers and found documents match the typed text', async () => {
    await press(app, '{ControlOrMeta+n}store 104{Enter}Advice{Tab}5')
    await expect(page.getByRole('region', { name: text('to.title') })).toContainText('Store 1049 Ltd')
    await expect(app.line(1, 'description')).toHaveValue('Advice')
    await expect(app.line(1, 'quantity')).toHaveValue('5')
    await press(app, '{ControlOrMeta+f}store 49{ArrowDown}{Enter}')
    await expect(page.getByRole('region', { name: text('to.title') })).toContainText('Store 49 Ltd')
    await press(app, '{ControlOrMeta+f}{Escape}')
  })

  await test.step('a duplicate', async () => {
    await press(app, '{ControlOrMeta+Shift+d}More{Tab}7')
    await expect(app.line(1, 'quantity')).toHaveValue('7')
    await expect(app.line(1, 'description')).toHaveValue('ConsultingMore')
    await press(app, '{ControlOrMeta+f}Consu')
    await expect(page.getByLabel(text('list.search'))).toHaveValue('Consu')
    await press(app, '{ControlOrMeta+a}{Delete}')
  })

  await test.step('pasted text', async () => {
    await press(app, '{ControlOrMeta+f}Pasted Ltd{ControlOrMeta+a}{ControlOrMeta+x}')
    await press(app, '{ControlOrMeta+n}{ControlOrMeta+v} 2{Enter}')
    await expect(page.getByRole('region', { name: text('to.title') })).toContainText('Pasted Ltd 2')
  })

  await test.step('a connection', async () => {
    await press(app, '{ControlOrMeta+,}')
    await page.getByRole('button', { name: text('settings.account'), exact: true }).focus()
    await press(app, '{Enter}')
    await page.getByRole('button', { name: text('connection.add') }).focus()
    await press(app, '{Enter}Example{Tab}https://api.example.com{Enter}')
    await expect(page.getByRole('article', { name: 'Example', exact: true })).toBeVisible()
    await expect(page.locator(':focus')).toHaveAttribute('data-connection', /.+/)
    await press(app, '{Escape}')
  })
})

test('keys that are pressed while a dialog is loaded for the first time reach it, and it returns the focus', {
  tag: '@extended',
}, async ({ app }) => {
  const { page } = app
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const chunk = /\/shortcut-list-[^/]*\.js$/
  await page.route(chunk, async route => {
    await isReleased
    await route.fallback()
  })
  const requested = page.waitForRequest(chunk)
  await app.reload()
  await app.newInvoice()
  await app.number.fill('2026-')
  await press(app, '{ControlOrMeta+/}{Escape}77')
  await requested
  await expect(app.number).toHaveValue('2026-')
  release()
  await expect(app.number).toHaveValue('2026-77')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.unroute(chunk)
})

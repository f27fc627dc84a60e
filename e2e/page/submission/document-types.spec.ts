import { expect, test } from '../../fixtures.ts'
import { type AppModel, created } from '../../models/app.ts'
import { violationsOf } from '../../models/axe.ts'
import { any, beginningWith, containing, formatted, oneOf, text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

const year = new Date().getFullYear()
const credit = `CN-${year}-0001`

test.beforeEach(async ({ app, service }) => {
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Live', url: service.url, key })
})

test('an issued invoice is corrected and credited by keyboard, and each credit is confirmed', async ({
  app,
  service,
}) => {
  const { page } = app
  const run = async (command: string) => {
    await app.run(command)
  }
  const submit = async (question: RegExp) => {
    await page.keyboard.press('ControlOrMeta+Enter')
    const dialog = page.getByRole('alertdialog', { name: question })
    await expect(dialog).toBeVisible()
    await app.tabTo(dialog.getByRole('button', { name: text('live.confirm') }))
    await page.keyboard.press('Enter')
  }
  const title = page.getByRole('heading', { level: 1 })
  const related = page.getByRole('region', { name: text('documents.relations') })

  const number = await app.writeInvoice()
  await submit(containing(text('live.title', { kind: 'invoice', number })))
  await expect(app.receipt).toContainText(created(number))

  await run(text('command.correct-invoice'))
  await expect(title).toHaveText(text('editor.title', { kind: 'invoice', number: `INV-${year}-0002` }))
  const notifications = page.getByRole('region', { name: text('toast.region') })
  await expect(notifications).toContainText(
    containing(text('documents.corrected', { numbers: `${any}INV-${any}CN-${any}` })),
  )
  await app.tabTo(notifications.getByRole('button', { name: text('command.undo'), exact: true }))
  await page.keyboard.press('Enter')
  await expect(title).toHaveText(text('editor.title', { kind: 'invoice', number }))
  await expect(page.getByRole('listitem').filter({ hasText: 'CN-' })).toHaveCount(0)

  await app.inMenu(text('command.credit-invoice'))
  await expect(title).toHaveText(text('editor.title', { kind: 'credit_note', number: credit }))
  await expect(page.getByLabel(text('field.type'))).toHaveValue('credit_note')
  await expect(page.getByLabel(text('preceding.number'))).toHaveValue(number)
  await expect(page.getByLabel(text('field.due-date'))).toHaveCount(0)
  await expect(app.totals).toContainText(text('totals.credited'))
  await expect(app.inList(credit)).toContainText(text('type.credit-note'))
  expect(await violationsOf(page)).toEqual([])
  await submit(containing(text('live.title', { kind: 'credit_note', number: credit })))
  await expect(app.receipt).toContainText(created(credit, 'credit_note'))
  const billed = (await service.ledger()).map(({ invoice_number }) => invoice_number)
  expect(billed).toEqual([number, expect.stringMatching(/^CN-/)])

  await page.getByRole('button', { name: text('header.menu'), exact: true }).press('Enter')
  await expect(page.getByRole('menuitem', { name: text('command.print') })).toBeVisible()
  await expect(
    page.getByRole('menuitem', { name: oneOf(text('command.mark-paid'), text('command.payments')) }),
  ).toHaveCount(0)
  await page.keyboard.press('Escape')

  await app.tabTo(related.getByRole('button', { name: number }))
  await page.keyboard.press('Enter')
  await expect(title).toHaveText(text('editor.title', { kind: 'invoice', number }))
  await expect(
    page.getByRole('main').getByText(text('document.status.credited', { kind: 'invoice' }), { exact: true }),
  ).toBeVisible()
  await expect(related).toContainText(text('documents.credited-by'))
  await run(text('command.credit-invoice'))
  const again = page.getByRole('alertdialog', { name: text('documents.repeat.credit') })
  await expect(again).toContainText(
    containing(
      text('credit.exists', { numbers: [credit], credited: '2501.00', total: '2501.00', currency: any }),
    ),
  )
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(title).toHaveText(text('editor.title', { kind: 'invoice', number }))
})

test('a quote is accepted and becomes an invoice once', { tag: '@extended' }, async ({ app }) => {
  const { page } = app
  const run = async (command: string) => {
    await app.run(command)
  }
  const title = page.getByRole('heading', { level: 1 })

  await run(text('command.new-quote'))
  await expect(title).toHaveText(text('editor.title', { kind: 'quote', number: `Q-${year}-0001` }))
  await expect(page.getByLabel(text('field.valid-until'))).not.toHaveValue('')
  await app.line(1, 'description').fill('Brand identity')
  await app.line(1, 'unit price').fill('100')
  await expect(page.getByRole('button', { name: text('submit.live', { kind: 'quote' }) })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await run(text('command.accept-quote'))
  await expect(
    page.getByRole('main').getByRole('button', { name: text('header.make-invoice') }),
  ).toBeVisible()
  await run(text('command.invoice-from-quote'))
  await expect(title).toHaveText(text('editor.title', { kind: 'invoice', number: `INV-${year}-0001` }))
  await expect(app.line(1, 'unit price')).toHaveValue(formatted(100))
  const related = page.getByRole('region', { name: text('documents.relations') })
  await related.getByRole('button', { name: /^Q-/ }).click()
  await expect(title).toHaveText(beginningWith(text('type.quote')))
  await run(text('command.invoice-from-quote'))
  const question = page.getByRole('alertdialog', { name: text('documents.repeat.invoice') })
  await expect(question).toContainText(text('quote.invoiced', { numbers: [`INV-${year}-0001`] }))
  await page.keyboard.press('Escape')
})

test('a final invoice is made of a deposit invoice, taken back by undo, and made twice only after a question', {
  tag: '@extended',
}, async ({ app }) => {
  const { page } = app
  const deposit = await app.writeInvoice()
  const label = text('command.final-invoice')
  await page.getByLabel(text('field.type')).selectOption(text('type.deposit'))
  await page.getByRole('button', { name: text('header.menu'), exact: true }).press('Enter')
  await expect(page.getByRole('menuitem', { name: text('command.print') })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: label })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await issue(app, deposit)

  const title = page.getByRole('heading', { level: 1 })
  await app.inMenu(label)
  await expect(title).toHaveText(text('editor.title', { kind: 'invoice', number: `INV-${year}-0002` }))
  const notifications = page.getByRole('region', { name: text('toast.region') })
  await expect(notifications).toContainText(
    containing(text('documents.final', { numbers: `INV-${year}-0002` })),
  )
  await notifications.getByRole('button', { name: text('command.undo'), exact: true }).click()
  await expect(title).toContainText(deposit)

  const run = async () => {
    await app.run(label)
  }
  await run()
  await expect(title).toHaveText(text('editor.title', { kind: 'invoice', number: `INV-${year}-0002` }))
  await expect(app.totals).toContainText(containing(`${text('totals.deducted')}${any}${formatted(2501)}`))
  const deducted = await page.evaluate(async () => {
    const { billwright: api } = window
    const found = await api.listInvoices({ search: '-0002' })
    const opened = found.ok ? await api.openInvoice({ id: found.value[0]?.id ?? '' }) : undefined
    return opened?.ok ? opened.value.draft.preceding_invoices : undefined
  })
  expect(deducted).toMatchObject([{ number: deposit, deducted_amount: '2501.00' }])
  await expect(app.line(1, 'description')).toHaveValue('')
  expect(await violationsOf(page)).toEqual([])
  await app.inList(deposit).click()
  await expect(title).toContainText(deposit)
  await run()
  const question = page.getByRole('alertdialog', { name: text('documents.repeat.invoice') })
  await expect(question).toContainText(text('deposit.deducted', { numbers: [`INV-${year}-0002`] }))
  await expect(question).toContainText(text('documents.repeat.final.text'))
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
})

test('a draft changes its kind with number and dates, and back by undo', async ({ app }) => {
  const { page } = app
  const number = await app.writeInvoice()
  const type = page.getByLabel(text('field.type'))
  await type.selectOption(text('type.credit-note'))
  await expect(page.getByLabel(text('field.number.credit-note'))).toHaveValue(/^CN-\d{4}-0001$/)
  await expect(page.getByLabel(text('field.due-date'))).toHaveCount(0)
  await type.selectOption(text('type.quote'))
  await expect(page.getByLabel(text('field.number.quote'))).toHaveValue(/^Q-\d{4}-0001$/)
  await expect(page.getByLabel(text('field.valid-until'))).not.toHaveValue('')
  await page.getByRole('heading', { name: text('lines.title'), exact: true }).click()
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(app.number).toHaveValue(number)
  await expect(page.getByLabel(text('field.due-date'))).toBeVisible()

  const settings = await app.openSettings()
  await settings.panel.getByRole('button', { name: text('settings.defaults') }).click()
  await settings.panel.getByLabel(text('settings.pattern.quote')).fill('AN-{####}')
  await expect(settings.panel.getByText(text('settings.pattern.next', { next: 'AN-0001' }))).toBeVisible()
})

const stateOf = (app: AppModel, number: string) =>
  app.page.evaluate(async searched => {
    const found = await window.billwright.listInvoices({ search: searched })
    return found.ok ? found.value.find(row => row.invoice_number === searched)?.state : undefined
  }, number)

/** Submits a draft live through the API of the page. */
async function issue(app: AppModel, number: string): Promise<void> {
  await app.page.evaluate(async searched => {
    const api = window.billwright
    const [connections, found] = [await api.connections(), await api.listInvoices({ search: searched })]
    const row = found.ok ? found.value.find(each => each.invoice_number === searched) : undefined
    const opened = await api.openInvoice({ id: row?.id ?? '' })
    if (!connections.ok || !row || !opened.ok) throw new Error('no document')
    const { id, invoice_number, payable, currency } = row
    const submitted = await api.submit({
      id,
      revision: opened.value.revision,
      connectionId: connections.value.active,
      confirmed: { invoice_number, payable: payable ?? '', currency },
    })
    if (!submitted.ok) throw new Error(submitted.error.code)
  }, number)
  await expect.poll(() => stateOf(app, number)).toBe('done')
}

/** Shows documents that were created by the API. */
async function open(app: AppModel, number: string): Promise<void> {
  await app.reload()
  const title = app.page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await app.inList(number).click()
  await expect(title).toHaveText(text('editor.title', { kind: 'invoice', number }))
}

/** Issues an invoice with a deposit, records its payment, and makes its correction. */
async function correctPaid(app: AppModel): Promise<{ number: string; correction: string; credit: string }> {
  const number = await app.writeInvoice({ quantity: '1', price: '120' })
  const invoiceId = await app.page.evaluate(async searched => {
    const api = window.billwright
    const found = await api.listInvoices({ search: searched })
    const opened = await api.openInvoice({ id: (found.ok ? found.value[0]?.id : undefined) ?? '' })
    const connections = await api.connections()
    if (!opened.ok || !connections.ok) throw new Error('no invoice')
    const { id, revision, draft } = opened.value
    const saved = await api.saveInvoice({ id, revision, draft: { ...draft, prepaid_amount: '20' } })
    const row = await api.invoiceSummary({ id })
    if (!saved.ok || !row.ok || !row.value) throw new Error('not saved')
    const { invoice_number, payable, currency } = row.value
    await api.submit({
      id,
      revision: saved.value.revision,
      connectionId: connections.value.active,
      confirmed: { invoice_number, payable: payable ?? '', currency },
    })
    return id
  }, number)
  await expect.poll(() => stateOf(app, number)).toBe('done')
  const [correction = '', credit = ''] = await app.page.evaluate(async id => {
    const api = window.billwright
    await api.recordPayments({ payments: [{ invoiceId: id, date: '2026-11-26', amount: '100' }] })
    const made = await api.correctInvoice({ id })
    if (!made.ok) throw new Error(made.error.code)
    return made.value.documents.map(({ draft: { invoice_number } }) => invoice_number)
  }, invoiceId)
  return { number, correction, credit }
}

test('the payment of a corrected invoice is moved in one step, and back', { tag: '@extended' }, async ({
  app,
}) => {
  const { page } = app
  const { number, correction, credit } = await correctPaid(app)
  await issue(app, credit)
  await issue(app, correction)
  await open(app, number)
  const related = page.getByRole('region', { name: text('documents.relations') })
  await expect(related).toContainText(`${text('documents.corrected-by')}${correction}`)
  await app.inMenu(text('command.payments'))
  const dialog = page.getByRole('dialog', { name: text('payments.title', { number }) })
  await dialog
    .getByRole('button', {
      name: containing(text('payments.move', { amount: any, number: correction })),
    })
    .click()
  await expect(dialog).toContainText(containing(text('payments.moved', { amount: any, number: correction })))
  await expect(dialog).not.toContainText(text('payments.overpaid'))
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: text('command.undo') }).click()
  await expect(dialog).toContainText(text('payments.overpaid'))
})

test('a correction to which an issued credit note left the deposit is deleted after a question', {
  tag: '@extended',
}, async ({ app }) => {
  const { page } = app
  const { correction, credit } = await correctPaid(app)
  await issue(app, credit)
  await open(app, correction)
  const remove = async () => {
    await app.run(text('command.delete-invoice'))
  }
  await remove()
  const question = page.getByRole('alertdialog', { name: text('list.delete.deposit') })
  await expect(question).toContainText(
    containing(text('deposit.left_by_deletion', { amount: any, currency: any, numbers: [credit] })),
  )
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(app.inList(correction)).toBeVisible()
  await remove()
  await question.getByRole('button', { name: text('list.delete.deposit.yes') }).click()
  await expect(app.inList(correction)).toHaveCount(0)
})

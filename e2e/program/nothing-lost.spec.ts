import { expect, test } from '../fixtures.ts'
import type { AppModel } from '../models/app.ts'
import { text } from '../models/texts.ts'

// the browser process is closed and killed with the host
test.use({ ownBrowser: true })

test('text typed just before closing is saved', async ({ launch }) => {
  const first = await launch()
  const number = await first.writeInvoice({ description: 'Brand' })
  await first.line(1, 'description').pressSequentially(' identity')
  await first.running.close()

  const again = await launch()
  await again.inList(number).click()
  await expect(again.line(1, 'description')).toHaveValue('Brand identity')
})

test('a half-typed customer comes back after a kill, and not again once it is saved', async ({ launch }) => {
  const first = await launch()
  await first.writeInvoice()
  await first.page.keyboard.press('ControlOrMeta+i')
  const panelOf = ({ page }: AppModel) => page.getByRole('region', { name: text('records.title') })
  await panelOf(first)
    .getByRole('button', { name: text('records.new'), exact: true })
    .click()
  await panelOf(first).getByLabel(text('party.to.name')).pressSequentially('Northwind Exam')
  await panelOf(first).getByLabel(text('party.email')).pressSequentially('billing@')
  const kept = () =>
    first.page.evaluate(async () => {
      const answer = await window.billwright.unsavedForm({ kind: 'customers' })
      return answer.ok ? answer.value?.texts.email : undefined
    })
  await expect.poll(kept).toBe('billing@')
  await first.running.kill()

  const again = await launch()
  await expect(panelOf(again).getByLabel(text('party.to.name'))).toHaveValue('Northwind Exam')
  await expect(panelOf(again).getByLabel(text('party.to.name'))).toBeFocused()
  await expect(panelOf(again).getByLabel(text('party.email'))).toHaveValue('billing@')
  await panelOf(again).getByLabel(text('party.email')).fill('billing@example.com')
  await again.page.keyboard.press('Enter')
  await expect(panelOf(again).getByRole('list', { name: text('place.customers') })).toContainText(
    'Northwind Exam',
  )
  await again.reload()
  await expect(panelOf(again).getByRole('list', { name: text('place.customers') })).toContainText(
    'Northwind Exam',
  )
  await expect(panelOf(again).getByLabel(text('party.to.name'))).toBeHidden()
})

test('a half-typed customer that was given up on closing is not offered again', async ({ launch }) => {
  const first = await launch()
  await first.writeInvoice()
  await first.page.keyboard.press('ControlOrMeta+i')
  const panelOf = ({ page }: AppModel) => page.getByRole('region', { name: text('records.title') })
  await panelOf(first)
    .getByRole('button', { name: text('records.new'), exact: true })
    .click()
  await panelOf(first).getByLabel(text('party.to.name')).pressSequentially('Northwind Exam')
  await panelOf(first).getByLabel(text('party.email')).pressSequentially('billing@')
  const closed = first.running.close()
  const question = first.page.getByRole('alertdialog', { name: text('unsaved.title') })
  // the window may close before the click is acknowledged
  const lose = question.getByRole('button', { name: text('unsaved.close') }).click()
  await Promise.all([closed, lose.catch(() => undefined)])

  const again = await launch()
  await expect(panelOf(again).getByRole('button', { name: text('records.new'), exact: true })).toBeVisible()
  await expect(panelOf(again).getByLabel(text('party.to.name'))).toBeHidden()
  const kept = await again.page.evaluate(() => window.billwright.unsavedForm({ kind: 'customers' }))
  expect(kept).toEqual({ ok: true, value: null })
})

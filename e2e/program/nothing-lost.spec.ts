import { expect, test } from '../fixtures.ts'
import type { AppModel } from '../models/app.ts'

// Its browser process is closed and killed with the host.
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
  const panelOf = ({ page }: AppModel) => page.getByRole('region', { name: 'Customers and items' })
  await panelOf(first).getByRole('button', { name: 'New', exact: true }).click()
  await panelOf(first).getByLabel('Customer name').pressSequentially('Northwind Exam')
  await panelOf(first).getByLabel('Email').pressSequentially('billing@')
  const kept = () =>
    first.page.evaluate(async () => {
      const answer = await window.billwright.unsavedForm({ kind: 'customers' })
      return answer.ok ? answer.value?.texts.email : undefined
    })
  await expect.poll(kept).toBe('billing@')
  await first.running.kill()

  const again = await launch()
  await expect(panelOf(again).getByLabel('Customer name')).toHaveValue('Northwind Exam')
  await expect(panelOf(again).getByLabel('Customer name')).toBeFocused()
  await expect(panelOf(again).getByLabel('Email')).toHaveValue('billing@')
  await panelOf(again).getByLabel('Email').fill('billing@example.com')
  await again.page.keyboard.press('Enter')
  await expect(panelOf(again).getByRole('list', { name: 'Customers' })).toContainText('Northwind Exam')
  await again.reload()
  await expect(panelOf(again).getByRole('list', { name: 'Customers' })).toContainText('Northwind Exam')
  await expect(panelOf(again).getByLabel('Customer name')).toBeHidden()
})

test('a half-typed customer that was given up on closing is not offered again', async ({ launch }) => {
  const first = await launch()
  await first.writeInvoice()
  await first.page.keyboard.press('ControlOrMeta+i')
  const panelOf = ({ page }: AppModel) => page.getByRole('region', { name: 'Customers and items' })
  await panelOf(first).getByRole('button', { name: 'New', exact: true }).click()
  await panelOf(first).getByLabel('Customer name').pressSequentially('Northwind Exam')
  await panelOf(first).getByLabel('Email').pressSequentially('billing@')
  const closed = first.running.close()
  const question = first.page.getByRole('alertdialog', { name: 'Some changes are not saved' })
  // the window may close before the click is acknowledged
  const lose = question.getByRole('button', { name: 'Close and lose them' }).click()
  await Promise.all([closed, lose.catch(() => undefined)])

  const again = await launch()
  await expect(panelOf(again).getByRole('button', { name: 'New', exact: true })).toBeVisible()
  await expect(panelOf(again).getByLabel('Customer name')).toBeHidden()
  const kept = await again.page.evaluate(() => window.billwright.unsavedForm({ kind: 'customers' }))
  expect(kept).toEqual({ ok: true, value: null })
})

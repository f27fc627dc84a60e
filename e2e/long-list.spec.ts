import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { writeMissingChecksums } from '#platform/store/schema/checksums.ts'
import { withSqlFunctions } from '#platform/store/schema/sql-functions.ts'
import { expect, test } from './fixtures.ts'

/** As many invoices as years of work leave behind, in the data folder that the program made. */
const fill = (path: string, count: number): void => {
  const database = withSqlFunctions(new DatabaseSync(path))
  const invoice = database.prepare(
    `INSERT INTO invoices VALUES (?, 1, ?, NULL, 0, NULL, ?, ?, 'EUR', '120.00', ?, ?, NULL, '')`,
  )
  const revision = database.prepare('INSERT INTO revisions VALUES (?, 1, ?, ?, NULL, NULL, NULL)')
  database.exec('BEGIN')
  for (let number = 1; number <= count; number++) {
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
    const at = new Date(Date.UTC(2020, 0, 1, 0, number)).toISOString()
    const invoiceNumber = `INV-2020-${String(number).padStart(6, '0')}`
    const customer = `${number % 9 === 6 ? 'Voorbeeld' : 'Example'} ${number % 97} Ltd`
    const description = `Brand identity, part ${number % 89}`
    const items = [{ description, quantity: '1.5', unit_price: '80' }]
    const draft = { template: 'minimal', invoice_number: invoiceNumber, buyer: { name: customer }, items }
    const searchText = [invoiceNumber, customer, description].join('\n').toLowerCase()
    invoice.run(id, at, invoiceNumber, customer, searchText, number)
    revision.run(id, at, JSON.stringify(draft))
  }
  writeMissingChecksums(database)
  database.exec('COMMIT')
  database.close()
}

test('a list of thousands is walked by keyboard and searched by number, customer and description', async ({
  launch,
  folder,
}) => {
  const first = await launch()
  await first.running.close()
  fill(join(folder, 'data', 'billwright.sqlite'), 3000)

  const app = await launch()
  const rows = app.page.getByRole('listitem')
  await expect(app.inList('INV-2020-003000')).toBeVisible()
  expect(await rows.count()).toBeLessThan(100)

  await app.inList('INV-2020-003000').focus()
  await app.page.keyboard.press('ArrowDown')
  await expect(app.inList('INV-2020-002999')).toBeFocused()
  await app.page.keyboard.press('End')
  await expect(async () => {
    await app.page.keyboard.press('End')
    await expect(app.inList('INV-2020-000001')).toBeFocused({ timeout: 500 })
  }).toPass()
  await app.page.keyboard.press('Home')
  await expect(app.inList('INV-2020-003000')).toBeFocused()

  const search = app.page.getByLabel('Search invoices')
  await search.fill('2020-000042')
  await expect(rows).toHaveCount(1)
  await search.fill('Voorbeeld 7')
  await expect(rows.first()).toContainText('Voorbeeld 7')
  await search.fill('part 17')
  await expect(rows.first()).not.toContainText('Voorbeeld 7')
  await search.press('ArrowDown')
  await app.page.keyboard.press('Enter')
  await expect(app.line(1, 'description')).toHaveValue('Brand identity, part 17')
})

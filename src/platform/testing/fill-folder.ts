import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Draft } from '#core/draft/draft.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { addDays } from '#core/text/calendar-date.ts'
import { insertInvoice } from '../store/invoices/invoice-row.ts'
import { openStore } from '../store/open-store.ts'
import { writeMissingChecksums } from '../store/schema/checksums.ts'
import { createSql } from '../store/sqlite/sql.ts'
import { withSqlFunctions } from '../store/sqlite/sql-functions.ts'

const customers = [
  'Example',
  'Sample',
  'Beispiel',
  'Exemple',
  'Ejemplo',
  'Esempio',
  'Voorbeeld',
  'Przykład',
  'Exempel',
]
const forms = ['Ltd', 'GmbH', 'SAS', 'AG', 'BV', 'Inc']

/** Returns 17,946 different names. */
export const customerNameOf = (number: number): string =>
  `${customers[number % customers.length]} ${number % 997} ${forms[number % forms.length]}`

/** Returns one of a thousand days from 2024 on. */
const issueDateOf = (number: number): string => addDays('2024-01-01', (number * 7) % 1000) ?? ''

/** A third of the invoices has no tax, a third each of two rates; every 20th has both. */
function itemsOf(number: number): Draft['items'] {
  const description = `Brand identity, part ${number % 89}`
  const line = { description, quantity: '1.5', unit_price: '80' }
  if (number % 20 === 11) return ['19', '7'].map(tax_rate => ({ ...line, quantity: '0.75', tax_rate }))
  const tax_rate = ['', '19', '7'][number % 3]
  return [tax_rate ? { ...line, tax_rate } : line]
}

/** Writes a data folder with `count` invoices, changed a minute apart, as the app would have written them. */
export function fillFolder(folder: string, count: number): void {
  openStore(folder).close()
  const database = withSqlFunctions(new DatabaseSync(join(folder, 'billwright.sqlite')))
  const sql = createSql({ database })
  const revision = database.prepare('INSERT INTO revisions VALUES (?, 1, ?, ?, NULL, NULL, NULL)')
  database.exec('BEGIN')
  for (let number = 1; number <= count; number++) {
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
    const at = new Date(Date.UTC(2020, 0, 1, 0, number)).toISOString()
    const invoiceNumber = `INV-2020-${String(number).padStart(6, '0')}`
    const customer = customerNameOf(number)
    const draft = {
      template: 'minimal',
      invoice_number: invoiceNumber,
      currency: number % 8 === 0 ? 'USD' : 'EUR',
      issue_date: issueDateOf(number),
      due_date: addDays(issueDateOf(number), 14) ?? '',
      buyer: { name: customer },
      items: itemsOf(number),
    }
    insertInvoice(sql, {
      id,
      revision: 1,
      updatedAt: at,
      deletedAt: null,
      isSample: false,
      customerId: null,
      columns: columnsOf(draft),
    })
    revision.run(id, at, JSON.stringify(draft))
  }
  writeMissingChecksums(database)
  database.exec('COMMIT')
  database.close()
  const store = openStore(folder)
  while (store.invoices.tidy());
  store.close()
}

/** Sets the time of all rows in a closed data folder. */
export function setSavedAt(folder: string, at: string): void {
  const database = withSqlFunctions(new DatabaseSync(join(folder, 'billwright.sqlite')))
  database.prepare('UPDATE revisions SET saved_at = ?, checksum = NULL').run(at)
  database.prepare('UPDATE invoices SET updated_at = ?').run(at)
  writeMissingChecksums(database)
  database.close()
}

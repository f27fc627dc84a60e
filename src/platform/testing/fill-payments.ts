import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { refreshPaymentStatus } from '../store/invoices/payment-status.ts'
import { writeMissingChecksums } from '../store/schema/checksums.ts'
import { createSql } from '../store/sqlite/sql.ts'
import { withSqlFunctions } from '../store/sqlite/sql-functions.ts'

/**
 * Issues 9 of 10 invoices of a closed folder written by `fillFolder`, and pays the older half of them, every 20th only
 * in part.
 */
export function fillPayments(folder: string): void {
  const database = withSqlFunctions(new DatabaseSync(join(folder, 'billwright.sqlite')))
  const sql = createSql({ database }, { beforeCommit: refreshPaymentStatus })
  sql.transaction(() => {
    sql.run(
      `INSERT INTO attempts SELECT 'a' || substr(id, 2), id, 1, 'done', 'live', 'c', 'Example service',
         'https://billing.example.com', 'minimal', invoice_number, currency, payable, X'7b7d', '', id, 'f', updated_at,
         updated_at, 1, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM invoices WHERE search_id % 10 <> 0`,
    )
    sql.run(
      `UPDATE invoices SET attempt_id = 'a' || substr(id, 2), checksum = NULL WHERE search_id % 10 <> 0`,
    )
    sql.run(
      `INSERT INTO payments SELECT 'b' || substr(id, 2), id, 1, updated_at, due_date,
         CASE WHEN search_id % 20 = 1 THEN '20.00' ELSE payable END, '', updated_at, NULL, NULL FROM invoices
         WHERE search_id % 10 <> 0 AND issue_date < '2025-06-01'`,
    )
    writeMissingChecksums(database)
  })
  database.close()
}

import type { DatabaseSync } from 'node:sqlite'
import type { Delivery } from '#contract/delivery.ts'
import { deliveryIn, storedPath, withPath } from '../outbox/attempt-row.ts'
import { hasChecksumColumn, intactExpressionIn, updateChecksumsStatement } from '../schema/checksums.ts'

export type KeptDelivery = Extract<Delivery, { state: 'kept' }>

export interface DeliveryRow {
  attemptId: string
  invoiceId: string
  invoice_number: string
  /** belongs to a live submission, or to the displayed test of its invoice */
  isNeeded: boolean
  /** with an absolute path */
  delivery: KeptDelivery
}

/**
 * The kept PDFs of data of any version. A damaged row is skipped.
 * @param dataFolder base of relative paths
 */
export function keptDeliveries(database: DatabaseSync, dataFolder: string): DeliveryRow[] {
  if (!hasDeliveries(database)) return []
  const isIntact = hasChecksumColumn(database, 'deliveries')
    ? intactExpressionIn(database, 'deliveries')
    : 'true'
  const rows = database
    .prepare(
      `SELECT deliveries.attempt_id, deliveries.delivery, attempts.invoice_id, attempts.invoice_number,
          attempts.mode = 'live' OR invoices.id IS NOT NULL AS is_needed
         FROM deliveries JOIN attempts ON attempts.id = deliveries.attempt_id
           LEFT JOIN invoices ON invoices.attempt_id = attempts.id
         WHERE ${isIntact} AND json_valid(deliveries.delivery)
         ORDER BY attempts.created_at, attempts.id`,
    )
    .all()
  return rows.flatMap(row => {
    const delivery = deliveryIn(String(row.delivery), dataFolder)
    if (delivery?.state !== 'kept') return []
    return {
      attemptId: String(row.attempt_id),
      invoiceId: String(row.invoice_id),
      invoice_number: String(row.invoice_number),
      isNeeded: row.is_needed === 1,
      delivery,
    }
  })
}

/** Stores the path of an attempt's PDF, if the data contains the attempt. */
export function saveDelivery(
  database: DatabaseSync,
  { attemptId, delivery }: Pick<DeliveryRow, 'attemptId' | 'delivery'>,
  dataFolder: string,
): void {
  const stored = withPath(delivery, path => storedPath(dataFolder, path))
  database
    .prepare(
      `INSERT INTO deliveries (attempt_id, delivery) SELECT id, :delivery FROM attempts WHERE id = :id
         ON CONFLICT (attempt_id) DO UPDATE SET delivery = excluded.delivery`,
    )
    .run({ id: attemptId, delivery: JSON.stringify(stored) })
  if (hasChecksumColumn(database, 'deliveries'))
    database.prepare(updateChecksumsStatement('deliveries', 'attempt_id = :id')).run({ id: attemptId })
}

/** Data of a newer version may have a different table. */
const hasDeliveries = (database: DatabaseSync): boolean =>
  database
    .prepare(
      "SELECT count(*) AS count FROM pragma_table_info('deliveries') WHERE name IN ('attempt_id', 'delivery')",
    )
    .get()?.count === 2

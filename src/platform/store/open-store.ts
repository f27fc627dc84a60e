import { existsSync } from 'node:fs'
import type { Store } from '#app/ports/store.ts'
import { createConnectionStore, createSettingStore } from './connections/connection-store.ts'
import { backupsIn } from './copies/backups.ts'
import { openDataFile } from './data-file/data-file.ts'
import { createDataFileControl } from './data-file/data-file-control.ts'
import { createInvoiceStore } from './invoices/invoice-store.ts'
import { refreshPaymentStatus } from './invoices/payment-status.ts'
import { createPaymentStore } from './invoices/payment-store.ts'
import { createReportStore } from './invoices/report-store.ts'
import { createAttemptStore } from './outbox/attempt-store.ts'
import type { JournalMarks } from './outbox/journal-mark.ts'
import { createTemplateStore } from './outbox/template-store.ts'
import { createRecordStore } from './records/record-store.ts'
import { createScheduleStore } from './schedules/schedule-store.ts'
import { dataPaths } from './sqlite/data-paths.ts'
import { createSql } from './sqlite/sql.ts'

/** Whether a folder contains data, or backups from which a start can recover data. */
export function hasData(folder: string): boolean {
  const { data, replacement, backups } = dataPaths(folder)
  return existsSync(data) || existsSync(replacement) || backupsIn(backups).length > 0
}

/**
 * Opens the store of a data folder and locks the folder. Data of a newer version is readable; damaged data waits for
 * the user's decision (see `dataFile.condition`).
 * @param marks marks of this computer's journals; without them, every journal counts as its own
 * @throws AppError store_locked, store_unavailable
 */
export function openStore(folder: string, marks?: JournalMarks): Store {
  const file = openDataFile(folder, { marks })
  const sql = createSql(file, {
    onDamage: () => file.markDamaged(),
    onCommit: () => file.recordCommit(),
    beforeCommit: refreshPaymentStatus,
  })
  // A migration queues rows that SQL alone cannot derive.
  const isStale = file.condition.state === 'ready' && sql.row('SELECT 1 FROM stale_standings LIMIT 1')
  if (isStale) sql.transaction(() => undefined)
  const attempts = createAttemptStore(sql, folder, file)
  const settings = createSettingStore(sql)
  return {
    invoices: createInvoiceStore(sql, attempts),
    attempts,
    templates: createTemplateStore(sql),
    connections: createConnectionStore(sql),
    settings,
    records: createRecordStore(sql),
    payments: createPaymentStore(sql, settings),
    schedules: createScheduleStore(sql, settings),
    reports: createReportStore(sql),
    dataFile: createDataFileControl(file, folder),
    close: () => file.close(),
  }
}

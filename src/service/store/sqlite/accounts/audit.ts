import type { DatabaseSync } from 'node:sqlite'
import {
  type AuditEvent,
  type AuditStore,
  isAboutTestJob,
  maxTestJobEntries,
  serviceActions,
} from '../../audit-store.ts'
import { auditColumns, auditRow, auditValues } from '../../rows.ts'
import { asStorage } from '../connection/storage-error.ts'

/** Appends to the audit log, inside the transaction of the change. */
export type AppendAudit = (event: AuditEvent) => void

export function auditAppender(database: DatabaseSync): AppendAudit {
  const insert = database.prepare(`INSERT INTO audit (${auditColumns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`)
  // the one that is too many since this one
  const forget = database.prepare(`
    DELETE FROM audit WHERE id = (
      SELECT id FROM audit WHERE account_id = ?
        AND action IN ('pdf.deleted', 'job.deleted', 'links.revoked') AND detail ->> '$.mode' = 'test'
      ORDER BY id DESC LIMIT 1 OFFSET ${maxTestJobEntries})`)
  return event => {
    insert.run(...auditValues(event))
    if (isAboutTestJob(event)) forget.run(event.account_id)
  }
}

export function auditIn(database: DatabaseSync): AuditStore {
  const append = auditAppender(database)

  return {
    recordAudit: event => asStorage(() => append(event)),
    readAudit: ({ account_id, key_id, isForCustomer }, { before, limit }) =>
      asStorage(() => {
        const given = Object.entries({ account_id, key_id, before }).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value] as const],
        )
        const conditions = given.map(([name]) => (name === 'before' ? 'id < :before' : `${name} = :${name}`))
        if (isForCustomer) conditions.push('action NOT IN (SELECT value FROM json_each(:hidden))')
        const hidden = isForCustomer ? { hidden: JSON.stringify(serviceActions) } : {}
        const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`
        return database
          .prepare(`SELECT id, ${auditColumns} FROM audit ${where} ORDER BY id DESC LIMIT :limit`)
          .all({ ...Object.fromEntries(given), ...hidden, limit })
          .map(row => auditRow.parse(row))
      }),
  }
}

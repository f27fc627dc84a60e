import {
  type AuditEvent,
  type AuditStore,
  isAboutTestJob,
  maxTestJobEntries,
  serviceActions,
} from '../../audit-store.ts'
import type { Database, Rows } from '../../database.ts'
import { auditColumns, auditRow, auditValues } from '../../rows.ts'

/** Appends to the audit log, inside the transaction of the change. */
export async function appendAudit(rows: Rows, event: AuditEvent): Promise<void> {
  await rows(
    `INSERT INTO audit (${auditColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    auditValues(event),
  )
  if (!isAboutTestJob(event)) return
  // the entry above the limit
  const text = `
    DELETE FROM audit WHERE id = (
      SELECT id FROM audit WHERE account_id = $1
        AND action IN ('pdf.deleted', 'job.deleted', 'links.revoked') AND ${rows.dialect.textOf('detail', "'mode'")} = 'test'
      ORDER BY id DESC LIMIT 1 OFFSET ${maxTestJobEntries})`
  await rows(text, [event.account_id])
}

export function auditIn({ rows }: Database): AuditStore {
  return {
    recordAudit: event => appendAudit(rows, event),
    async readAudit({ account_id, key_id, isForCustomer }, { before, limit }) {
      const values: unknown[] = []
      const given = (condition: string, value: unknown) =>
        value === undefined ? [] : [`${condition} $${values.push(value)}`]
      const conditions = [
        ...given('account_id =', account_id),
        ...given('key_id =', key_id),
        ...given('id <', before),
        ...(isForCustomer ? [`action ${rows.dialect.isNoneOf(`$${values.push(serviceActions)}`)}`] : []),
      ]
      const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`
      const text = `SELECT id, ${auditColumns} FROM audit ${where} ORDER BY id DESC LIMIT $${values.push(limit)}`
      return (await rows(text, values)).map(row => auditRow.parse(row))
    },
  }
}

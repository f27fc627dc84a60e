import { operatorChanged } from '../../audit-events.ts'
import type { Database } from '../../database.ts'
import { type OperatorStore, operatorColumns, operatorRow, operatorSessionRow } from '../../operators.ts'
import { appendAudit } from './audit.ts'

export const operatorsIn = ({ rows, change }: Database): Omit<OperatorStore, 'operatorFactors'> => ({
  setOperator: ({ name, hash, created_at }, origin) =>
    change(async rows => {
      const known = await rows('SELECT 1 FROM operators WHERE name = $1', [name])
      const action = known.length === 0 ? 'operator.created' : 'operator.password_set'
      if (origin) await appendAudit(rows, operatorChanged(action, name, origin))
      const text = `
        INSERT INTO operators (${operatorColumns}) VALUES ($1, $2, $3)
        ON CONFLICT (name) DO UPDATE SET hash = excluded.hash`
      await rows(text, [name, hash, created_at])
      await rows('DELETE FROM operator_sessions WHERE name = $1', [name])
    }),
  async listOperators() {
    const text = `SELECT ${operatorColumns} FROM operators ORDER BY name`
    return (await rows(text, [])).map(row => operatorRow.parse(row))
  },
  async findOperator(name) {
    const text = `SELECT ${operatorColumns} FROM operators WHERE name = $1`
    return operatorRow.optional().parse((await rows(text, [name]))[0])
  },
  removeOperator: (name, origin) =>
    change(async rows => {
      const removed = await rows('DELETE FROM operators WHERE name = $1 RETURNING name', [name])
      if (removed.length === 0) return false
      if (origin) await appendAudit(rows, operatorChanged('operator.removed', name, origin))
      return true
    }),
  async addOperatorSession(hash, { name, created_at, last_seen_at }, { verified, forgetBefore, origin }) {
    // skips rows that another instance is deleting
    const forget = `
      DELETE FROM operator_sessions WHERE ${rows.dialect.isAmong(
        'hash',
        `operator_sessions WHERE created_at < $1 LIMIT 100 ${rows.dialect.skipLocked}`,
      )}`
    await rows(forget, [forgetBefore])
    // waits for a concurrent change of the password, which ends the sessions it finds
    const insert = `
      INSERT INTO operator_sessions (hash, name, created_at, last_seen_at)
      SELECT $1, name, $2, $3 FROM operators WHERE name = $4 AND hash = $5 ${rows.dialect.forShare}
      RETURNING name`
    return change(async rows => {
      const added = await rows(insert, [hash, created_at, last_seen_at, name, verified])
      if (added.length === 0) return false
      if (origin) await appendAudit(rows, operatorChanged('operator.signed_in', name, origin))
      return true
    })
  },
  async findOperatorSession(hash) {
    const text = 'SELECT name, created_at, last_seen_at FROM operator_sessions WHERE hash = $1'
    return operatorSessionRow.optional().parse((await rows(text, [hash]))[0])
  },
  async recordOperatorSessionUse(hash, at) {
    await rows('UPDATE operator_sessions SET last_seen_at = $1 WHERE hash = $2', [at, hash])
  },
  async endOperatorSession(hash) {
    await rows('DELETE FROM operator_sessions WHERE hash = $1', [hash])
  },
})

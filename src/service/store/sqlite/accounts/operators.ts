import type { DatabaseSync } from 'node:sqlite'
import { operatorChanged } from '../../audit-events.ts'
import { type OperatorStore, operatorColumns, operatorRow, operatorSessionRow } from '../../operators.ts'
import { asStorage } from '../connection/storage-error.ts'
import { transaction } from '../connection/transaction.ts'
import { auditAppender } from './audit.ts'

export function operatorsIn(database: DatabaseSync): Omit<OperatorStore, 'operatorFactors'> {
  const set = database.prepare(`
    INSERT INTO operators (${operatorColumns}) VALUES (?, ?, ?)
    ON CONFLICT (name) DO UPDATE SET hash = excluded.hash`)
  const all = database.prepare(`SELECT ${operatorColumns} FROM operators ORDER BY name`)
  const one = database.prepare(`SELECT ${operatorColumns} FROM operators WHERE name = ?`)
  const remove = database.prepare('DELETE FROM operators WHERE name = ?')
  const insert = database.prepare(`
    INSERT INTO operator_sessions (hash, name, created_at, last_seen_at)
    SELECT ?, name, ?, ? FROM operators WHERE name = ? AND hash = ?`)
  const session = database.prepare(
    'SELECT name, created_at, last_seen_at FROM operator_sessions WHERE hash = ?',
  )
  const use = database.prepare('UPDATE operator_sessions SET last_seen_at = ? WHERE hash = ?')
  const end = database.prepare('DELETE FROM operator_sessions WHERE hash = ?')
  const endAll = database.prepare('DELETE FROM operator_sessions WHERE name = ?')
  const forget = database.prepare('DELETE FROM operator_sessions WHERE created_at < ?')
  const audit = auditAppender(database)
  const change = <T>(work: () => T) => asStorage(() => transaction(database, work))

  return {
    setOperator: ({ name, hash, created_at }, origin) =>
      change(() => {
        const action = one.get(name) === undefined ? 'operator.created' : 'operator.password_set'
        if (origin) audit(operatorChanged(action, name, origin))
        set.run(name, hash, created_at)
        endAll.run(name)
      }),
    listOperators: () => asStorage(() => all.all().map(row => operatorRow.parse(row))),
    findOperator: name => asStorage(() => operatorRow.optional().parse(one.get(name))),
    removeOperator: (name, origin) =>
      change(() => {
        const isRemoved = Number(remove.run(name).changes) === 1
        if (isRemoved && origin) audit(operatorChanged('operator.removed', name, origin))
        return isRemoved
      }),
    addOperatorSession: (hash, { name, created_at, last_seen_at }, { verified, forgetBefore, origin }) =>
      change(() => {
        forget.run(forgetBefore)
        const isAdded = Number(insert.run(hash, created_at, last_seen_at, name, verified).changes) === 1
        if (isAdded && origin) audit(operatorChanged('operator.signed_in', name, origin))
        return isAdded
      }),
    findOperatorSession: hash => asStorage(() => operatorSessionRow.optional().parse(session.get(hash))),
    recordOperatorSessionUse: (hash, at) => asStorage(() => void use.run(at, hash)),
    endOperatorSession: hash => asStorage(() => void end.run(hash)),
  }
}

import type { DatabaseSync } from 'node:sqlite'
import { operatorChanged, secondFactorChanged } from '../../audit-events.ts'
import { noOperator } from '../../operators.ts'
import type { Origin } from '../../origin.ts'
import {
  type ChangeOfFactor,
  type FactorTables,
  operatorFactorTables,
  type SecondFactor,
  type SecondFactorStore,
  secondFactorRow,
  userFactorTables,
} from '../../second-factors.ts'
import { asStorage } from '../connection/storage-error.ts'
import { transaction } from '../connection/transaction.ts'
import { auditAppender } from './audit.ts'
import { changingUser } from './users.ts'

/** Ends the sessions, and says how a change is recorded. Throws AppError('not_found'). */
type Changing = (id: string) => ChangeOfFactor

export function secondFactorsIn(database: DatabaseSync): SecondFactorStore {
  const changing = changingUser(database)
  return factorsIn(database, userFactorTables, id => {
    const user = changing(id)
    return (action, origin) => secondFactorChanged(action, user, origin)
  })
}

export function operatorFactorsIn(database: DatabaseSync): SecondFactorStore {
  const one = database.prepare('SELECT 1 FROM operators WHERE name = ?')
  const endSessions = database.prepare('DELETE FROM operator_sessions WHERE name = ?')
  return factorsIn(database, operatorFactorTables, name => {
    if (one.get(name) === undefined) throw noOperator(name)
    endSessions.run(name)
    return (action, origin) => operatorChanged(`operator.${action}`, name, origin)
  })
}

function factorsIn(
  database: DatabaseSync,
  { factors, codes, owner }: FactorTables,
  changing: Changing,
): SecondFactorStore {
  const one = database.prepare(
    `SELECT ${owner} AS owner, secret, last_step, created_at FROM ${factors} WHERE ${owner} = ?`,
  )
  const insert = database.prepare(
    `INSERT INTO ${factors} (${owner}, secret, last_step, created_at) VALUES (?, ?, ?, ?)`,
  )
  const remove = database.prepare(`DELETE FROM ${factors} WHERE ${owner} = ?`)
  const step = database.prepare(`UPDATE ${factors} SET last_step = ?1 WHERE ${owner} = ?2 AND last_step < ?1`)
  const count = database.prepare(`SELECT count(*) AS count FROM ${codes} WHERE ${owner} = ?`)
  const insertCode = database.prepare(`INSERT INTO ${codes} (${owner}, hash) VALUES (?, ?)`)
  const removeCode = database.prepare(`DELETE FROM ${codes} WHERE ${owner} = ? AND hash = ?`)

  const audit = auditAppender(database)
  const change = <T>(work: () => T) => asStorage(() => transaction(database, work))

  function set(factor: SecondFactor, recoveryCodes: readonly Uint8Array[], origin: Origin): void {
    const { owner: id, secret, last_step, created_at } = factor
    const eventOf = changing(id)
    remove.run(id)
    insert.run(id, secret, last_step, created_at)
    for (const hash of recoveryCodes) insertCode.run(id, hash)
    audit(eventOf('second_factor.set', origin))
  }

  function removeNow(id: string, origin: Origin): void {
    const eventOf = changing(id)
    if (Number(remove.run(id).changes) === 1) audit(eventOf('second_factor.removed', origin))
  }

  return {
    findSecondFactor: id => asStorage(() => secondFactorRow.optional().parse(one.get(id))),
    countRecoveryCodes: id => asStorage(() => Number(count.get(id)?.count)),
    setSecondFactor: (factor, hashes, origin) => change(() => set(factor, hashes, origin)),
    removeSecondFactor: (id, origin) => change(() => removeNow(id, origin)),
    acceptStep: (id, at) => asStorage(() => Number(step.run(at, id).changes) === 1),
    acceptRecoveryCode: (id, hash) => asStorage(() => Number(removeCode.run(id, hash).changes) === 1),
  }
}

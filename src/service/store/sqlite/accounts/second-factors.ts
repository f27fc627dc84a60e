import type { DatabaseSync } from 'node:sqlite'
import { secondFactorChanged } from '../../audit-events.ts'
import type { Origin } from '../../origin.ts'
import {
  type SecondFactor,
  type SecondFactorStore,
  secondFactorColumns,
  secondFactorRow,
} from '../../second-factors.ts'
import { asStorage } from '../connection/storage-error.ts'
import { transaction } from '../connection/transaction.ts'
import { auditAppender } from './audit.ts'
import { changingUser } from './users.ts'

export function secondFactorsIn(database: DatabaseSync): SecondFactorStore {
  const one = database.prepare(`SELECT ${secondFactorColumns} FROM second_factors WHERE user_id = ?`)
  const insert = database.prepare(`INSERT INTO second_factors (${secondFactorColumns}) VALUES (?, ?, ?, ?)`)
  const remove = database.prepare('DELETE FROM second_factors WHERE user_id = ?')
  const step = database.prepare(
    'UPDATE second_factors SET last_step = ?1 WHERE user_id = ?2 AND last_step < ?1',
  )
  const count = database.prepare('SELECT count(*) AS count FROM recovery_codes WHERE user_id = ?')
  const insertCode = database.prepare('INSERT INTO recovery_codes (user_id, hash) VALUES (?, ?)')
  const removeCode = database.prepare('DELETE FROM recovery_codes WHERE user_id = ? AND hash = ?')

  const changing = changingUser(database)
  const audit = auditAppender(database)
  const change = <T>(work: () => T) => asStorage(() => transaction(database, work))

  function set(factor: SecondFactor, recoveryCodes: readonly Uint8Array[], origin: Origin): void {
    const { user_id, secret, last_step, created_at } = factor
    const user = changing(user_id)
    remove.run(user_id)
    insert.run(user_id, secret, last_step, created_at)
    for (const hash of recoveryCodes) insertCode.run(user_id, hash)
    audit(secondFactorChanged('second_factor.set', user, origin))
  }

  function removeNow(userId: string, origin: Origin): void {
    const user = changing(userId)
    if (Number(remove.run(userId).changes) === 1)
      audit(secondFactorChanged('second_factor.removed', user, origin))
  }

  return {
    findSecondFactor: userId => asStorage(() => secondFactorRow.optional().parse(one.get(userId))),
    countRecoveryCodes: userId => asStorage(() => Number(count.get(userId)?.count)),
    setSecondFactor: (factor, codes, origin) => change(() => set(factor, codes, origin)),
    removeSecondFactor: (userId, origin) => change(() => removeNow(userId, origin)),
    acceptStep: (userId, at) => asStorage(() => Number(step.run(at, userId).changes) === 1),
    acceptRecoveryCode: (userId, hash) => asStorage(() => Number(removeCode.run(userId, hash).changes) === 1),
  }
}

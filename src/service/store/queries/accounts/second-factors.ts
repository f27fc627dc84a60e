import { z } from 'zod'
import { operatorChanged, secondFactorChanged } from '../../audit-events.ts'
import type { Database, Rows } from '../../database.ts'
import { noOperator } from '../../operators.ts'
import {
  type ChangeOfFactor,
  type FactorTables,
  operatorFactorTables,
  type SecondFactorStore,
  secondFactorRow,
  userFactorTables,
} from '../../second-factors.ts'
import { appendAudit } from './audit.ts'
import { changingUser } from './users.ts'

const countRow = z.object({ count: z.coerce.number() })

/** Ends the sessions, and returns how to record a change. Rejects with AppError('not_found'). */
type Changing = (rows: Rows, id: string) => Promise<ChangeOfFactor>

export const secondFactorsIn = (database: Database): SecondFactorStore =>
  factorsIn(database, userFactorTables, async (rows, id) => {
    const user = await changingUser(rows, id)
    return (action, origin) => secondFactorChanged(action, user, origin)
  })

export const operatorFactorsIn = (database: Database): SecondFactorStore =>
  factorsIn(database, operatorFactorTables, async (rows, name) => {
    const text = `SELECT 1 FROM operators WHERE name = $1 ${rows.dialect.forNoKeyUpdate}`
    const found = await rows(text, [name])
    if (found.length === 0) throw noOperator(name)
    await rows('DELETE FROM operator_sessions WHERE name = $1', [name])
    return (action, origin) => operatorChanged(`operator.${action}`, name, origin)
  })

const factorsIn = (
  { rows, change }: Database,
  { factors, codes, owner }: FactorTables,
  changing: Changing,
): SecondFactorStore => ({
  async findSecondFactor(id) {
    const text = `SELECT ${owner} AS owner, secret, last_step, created_at FROM ${factors} WHERE ${owner} = $1`
    return secondFactorRow.optional().parse((await rows(text, [id]))[0])
  },
  async countRecoveryCodes(id) {
    const [row] = await rows(`SELECT count(*) AS count FROM ${codes} WHERE ${owner} = $1`, [id])
    return countRow.parse(row).count
  },
  setSecondFactor: ({ owner: id, secret, last_step, created_at }, recoveryCodes, origin) =>
    change(async rows => {
      const eventOf = await changing(rows, id)
      await rows(`DELETE FROM ${factors} WHERE ${owner} = $1`, [id])
      const text = `INSERT INTO ${factors} (${owner}, secret, last_step, created_at) VALUES ($1, $2, $3, $4)`
      await rows(text, [id, secret, last_step, created_at])
      for (const hash of recoveryCodes)
        await rows(`INSERT INTO ${codes} (${owner}, hash) VALUES ($1, $2)`, [id, hash])
      await appendAudit(rows, eventOf('second_factor.set', origin))
    }),
  removeSecondFactor: (id, origin) =>
    change(async rows => {
      const eventOf = await changing(rows, id)
      const text = `DELETE FROM ${factors} WHERE ${owner} = $1 RETURNING ${owner}`
      if ((await rows(text, [id])).length === 0) return
      await appendAudit(rows, eventOf('second_factor.removed', origin))
    }),
  async acceptStep(id, step) {
    const text = `
      UPDATE ${factors} SET last_step = $1 WHERE ${owner} = $2 AND last_step < $1 RETURNING ${owner}`
    return (await rows(text, [step, id])).length === 1
  },
  async acceptRecoveryCode(id, hash) {
    const text = `DELETE FROM ${codes} WHERE ${owner} = $1 AND hash = $2 RETURNING ${owner}`
    return (await rows(text, [id, hash])).length === 1
  },
})

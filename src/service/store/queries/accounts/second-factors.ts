import { z } from 'zod'
import { secondFactorChanged } from '../../audit-events.ts'
import type { Database } from '../../database.ts'
import { type SecondFactorStore, secondFactorColumns, secondFactorRow } from '../../second-factors.ts'
import { appendAudit } from './audit.ts'
import { changingUser } from './users.ts'

const countRow = z.object({ count: z.coerce.number() })

export const secondFactorsIn = ({ rows, change }: Database): SecondFactorStore => ({
  async findSecondFactor(userId) {
    const text = `SELECT ${secondFactorColumns} FROM second_factors WHERE user_id = $1`
    return secondFactorRow.optional().parse((await rows(text, [userId]))[0])
  },
  async countRecoveryCodes(userId) {
    const [row] = await rows('SELECT count(*) AS count FROM recovery_codes WHERE user_id = $1', [userId])
    return countRow.parse(row).count
  },
  setSecondFactor: ({ user_id, secret, last_step, created_at }, recoveryCodes, origin) =>
    change(async rows => {
      const user = await changingUser(rows, user_id)
      await rows('DELETE FROM second_factors WHERE user_id = $1', [user_id])
      const text = `INSERT INTO second_factors (${secondFactorColumns}) VALUES ($1, $2, $3, $4)`
      await rows(text, [user_id, secret, last_step, created_at])
      for (const hash of recoveryCodes)
        await rows('INSERT INTO recovery_codes (user_id, hash) VALUES ($1, $2)', [user_id, hash])
      await appendAudit(rows, secondFactorChanged('second_factor.set', user, origin))
    }),
  removeSecondFactor: (userId, origin) =>
    change(async rows => {
      const user = await changingUser(rows, userId)
      const text = 'DELETE FROM second_factors WHERE user_id = $1 RETURNING user_id'
      if ((await rows(text, [userId])).length === 0) return
      await appendAudit(rows, secondFactorChanged('second_factor.removed', user, origin))
    }),
  async acceptStep(userId, step) {
    const text = `
      UPDATE second_factors SET last_step = $1 WHERE user_id = $2 AND last_step < $1 RETURNING user_id`
    return (await rows(text, [step, userId])).length === 1
  },
  async acceptRecoveryCode(userId, hash) {
    const text = 'DELETE FROM recovery_codes WHERE user_id = $1 AND hash = $2 RETURNING user_id'
    return (await rows(text, [userId, hash])).length === 1
  },
})

import { AppError } from '#core/errors/app-error.ts'
import { planChanged, planSet } from '../audit-events.ts'
import { limitNames, type PlanStore } from '../plans.ts'
import { limitColumns, limitValues, planOfAccount, planRow } from '../rows.ts'
import { existingAccount } from './accounts.ts'
import { appendAudit } from './audit.ts'
import type { Database } from './database.ts'
import { lockAccount } from './transaction-locks.ts'

const marksFrom = (first: number) => limitNames.map((_, index) => `$${first + index}`).join(', ')

export function plansIn({ rows, change }: Database): PlanStore {
  return {
    addPlan: ({ id, name, created_at, ...limits }, origin) =>
      change(async rows => {
        const text = `
          INSERT INTO plans (id, name, created_at, ${limitColumns}) VALUES ($1, $2, $3, ${marksFrom(4)})
          ON CONFLICT DO NOTHING RETURNING id`
        const added = await rows(text, [id, name, created_at, ...limitValues(limits)])
        if (added.length === 0) throw new AppError('plan_exists')
        await appendAudit(rows, planChanged('plan.created', id, limits, origin))
      }),
    async listPlans() {
      const found = await rows(`SELECT id, name, created_at, ${limitColumns} FROM plans ORDER BY id`)
      return found.map(row => planRow.parse(row))
    },
    async findPlanOf(accountId) {
      const text = `SELECT plans.* FROM accounts ${planOfAccount} WHERE accounts.id = $1`
      return planRow.optional().parse((await rows(text, [accountId]))[0])
    },
    changePlan: (id, limits, origin) =>
      change(async rows => {
        const text = `UPDATE plans SET (${limitColumns}) = (${marksFrom(2)}) WHERE id = $1 RETURNING id`
        if ((await rows(text, [id, ...limitValues(limits)])).length === 0) throw noPlan(id)
        await appendAudit(rows, planChanged('plan.changed', id, limits, origin))
      }),
    setPlan: (accountId, planId, origin) =>
      change(async rows => {
        await lockAccount(rows, accountId)
        const account = await existingAccount(rows, accountId)
        if ((await rows('SELECT 1 FROM plans WHERE id = $1', [planId])).length === 0) throw noPlan(planId)
        if (account.plan_id === planId) return
        await rows('UPDATE accounts SET plan_id = $1 WHERE id = $2', [planId, accountId])
        await appendAudit(rows, planSet(accountId, planId, origin))
      }),
  }
}

const noPlan = (id: string) =>
  new AppError('not_found', { message: { code: 'service.no_plan', params: { id } } })

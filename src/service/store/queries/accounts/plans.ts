import { AppError } from '#core/errors/app-error.ts'
import { planChanged, planPriced, planSet } from '../../audit-events.ts'
import type { Database, Rows } from '../../database.ts'
import { monthOfTime } from '../../ledger-periods.ts'
import { defaultPlan, limitNames, type PlanLimits, type PlanStore } from '../../plans.ts'
import { billedRow, limitColumns, limitValues, planOfAccount, planRow } from '../../rows.ts'
import { lockAccount, lockPlans } from '../../transaction-locks.ts'
import { hasSpendingLimit } from '../../webhook-messages.ts'
import { existingAccount } from './accounts.ts'
import { appendAudit } from './audit.ts'
import { notifySpent } from './webhook-outbox.ts'

const marksFrom = (first: number) => limitNames.map((_, index) => `$${first + index}`).join(', ')

const planColumns = `id, name, created_at, price, ${limitColumns}`

export function plansIn({ rows, change }: Database): PlanStore {
  return {
    addPlan: ({ id, name, created_at, price, ...limits }, origin) =>
      change(async rows => {
        const text = `
          INSERT INTO plans (id, name, created_at, price, ${limitColumns}) VALUES ($1, $2, $3, $4, ${marksFrom(5)})
          ON CONFLICT DO NOTHING RETURNING id`
        const added = await rows(text, [id, name, created_at, price, ...limitValues(limits)])
        if (added.length === 0) throw new AppError('plan_exists')
        await appendAudit(rows, planChanged('plan.created', id, limits, origin))
        if (price !== null) await appendAudit(rows, planPriced(id, price, origin))
      }),
    async listPlans() {
      const found = await rows(`SELECT ${planColumns} FROM plans ORDER BY id`)
      return found.map(row => planRow.parse(row))
    },
    async findPlanOf(accountId) {
      const text = `SELECT plans.* FROM accounts ${planOfAccount} WHERE accounts.id = $1`
      return planRow.optional().parse((await rows(text, [accountId]))[0])
    },
    changePlan: (id, limits, origin) =>
      change(async rows => {
        await lockPlans(rows)
        const text = `UPDATE plans SET (${limitColumns}) = (${marksFrom(2)}) WHERE id = $1 RETURNING id`
        if ((await rows(text, [id, ...limitValues(limits)])).length === 0) throw noPlan(id)
        await appendAudit(rows, planChanged('plan.changed', id, limits, origin))
        await notifyReached(rows, { id, ...limits }, { at: origin.at })
      }),
    setPlanPrice: (id, price, origin) =>
      change(async rows => {
        const text = 'UPDATE plans SET price = $1 WHERE id = $2 RETURNING id'
        if ((await rows(text, [price, id])).length === 0) throw noPlan(id)
        await appendAudit(rows, planPriced(id, price, origin))
      }),
    setPlan: (accountId, planId, origin) =>
      change(async rows => {
        await lockAccount(rows, accountId)
        await lockPlans(rows)
        const account = await existingAccount(rows, accountId)
        const [found] = await rows(`SELECT ${planColumns} FROM plans WHERE id = $1`, [planId])
        const plan = planRow.optional().parse(found)
        if (plan === undefined) throw noPlan(planId)
        if (account.plan_id === planId) return
        await rows('UPDATE accounts SET plan_id = $1 WHERE id = $2', [planId, accountId])
        await appendAudit(rows, planSet(accountId, planId, origin))
        await notifyReached(rows, plan, { at: origin.at, account: accountId })
      }),
  }
}

/** Notifies accounts of the plan, or a single one, whose billing of this month has reached a limit. */
async function notifyReached(
  rows: Rows,
  { id, ...limits }: PlanLimits & { id: string },
  { at, account = null }: { at: string; account?: string | null },
): Promise<void> {
  if (!hasSpendingLimit(limits)) return
  const text = `
    SELECT account_id, sum(billed) AS billed FROM ledger_sums
    WHERE month = $1 AND account_id IN (SELECT id FROM accounts
      WHERE coalesce(plan_id, '${defaultPlan}') = $2 AND deleted_at IS NULL) AND account_id = coalesce($3, account_id)
    GROUP BY account_id ORDER BY account_id`
  const sums = await rows(text, [monthOfTime(at), id, account])
  for (const row of sums) await notifySpent(rows, { ...billedRow.parse(row), at, limits })
}

const noPlan = (id: string) =>
  new AppError('not_found', { message: { code: 'service.no_plan', params: { id } } })

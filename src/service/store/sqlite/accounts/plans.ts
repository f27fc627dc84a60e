import type { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/errors/app-error.ts'
import { planChanged, planSet } from '../../audit-events.ts'
import { monthOfTime } from '../../ledger-periods.ts'
import type { Origin } from '../../origin.ts'
import { defaultPlan, limitNames, type Plan, type PlanLimits, type PlanStore } from '../../plans.ts'
import { billedRow, limitColumns, limitValues, planOfAccount, planRow } from '../../rows.ts'
import { hasSpendingLimit } from '../../webhook-messages.ts'
import { asStorage } from '../connection/storage-error.ts'
import { transaction } from '../connection/transaction.ts'
import { existingAccount } from './accounts.ts'
import { auditAppender } from './audit.ts'
import { webhookOutbox } from './webhook-outbox.ts'

interface Reached {
  at: string
  /** every account if absent */
  account?: string | null
}

const marks = limitNames.map(() => '?').join(', ')

export function plansIn(database: DatabaseSync): PlanStore {
  const insert = database.prepare(`
    INSERT INTO plans (id, name, created_at, ${limitColumns}) VALUES (?, ?, ?, ${marks}) ON CONFLICT DO NOTHING`)
  const all = database.prepare(`SELECT id, name, created_at, ${limitColumns} FROM plans ORDER BY id`)
  const ofAccount = database.prepare(`SELECT plans.* FROM accounts ${planOfAccount} WHERE accounts.id = ?`)
  const one = database.prepare(`SELECT id, name, created_at, ${limitColumns} FROM plans WHERE id = ?`)
  const update = database.prepare(`UPDATE plans SET (${limitColumns}) = (${marks}) WHERE id = ?`)
  const assign = database.prepare('UPDATE accounts SET plan_id = ? WHERE id = ?')

  const billed = database.prepare(`
    SELECT account_id, sum(billed) AS billed FROM ledger_sums
    WHERE month = ? AND account_id IN (SELECT id FROM accounts
      WHERE coalesce(plan_id, '${defaultPlan}') = ? AND deleted_at IS NULL) AND account_id = coalesce(?, account_id)
    GROUP BY account_id`)

  const outbox = webhookOutbox(database)
  const existing = existingAccount(database)
  const audit = auditAppender(database)
  const change = (work: () => void) => asStorage(() => transaction(database, work))

  function add({ id, name, created_at, ...limits }: Plan, origin: Origin): void {
    const { changes } = insert.run(id, name, created_at, ...limitValues(limits))
    if (Number(changes) === 0) throw new AppError('plan_exists')
    audit(planChanged('plan.created', id, limits, origin))
  }

  function changeLimits(id: string, limits: PlanLimits, origin: Origin): void {
    if (Number(update.run(...limitValues(limits), id).changes) === 0) throw noPlan(id)
    audit(planChanged('plan.changed', id, limits, origin))
    notifyReached(id, limits, { at: origin.at })
  }

  /** Limits that are not above what the accounts of the plan have billed this month. */
  function notifyReached(plan: string, limits: PlanLimits, { at, account = null }: Reached): void {
    if (!hasSpendingLimit(limits)) return
    const sums = billed.all(monthOfTime(at), plan, account).map(row => billedRow.parse(row))
    for (const sum of sums) outbox.spent({ ...sum, at, limits })
  }

  function set(accountId: string, planId: string, origin: Origin): void {
    const account = existing(accountId)
    const plan = planRow.optional().parse(one.get(planId))
    if (plan === undefined) throw noPlan(planId)
    if (account.plan_id === planId) return
    assign.run(planId, accountId)
    audit(planSet(accountId, planId, origin))
    notifyReached(planId, plan, { at: origin.at, account: accountId })
  }

  return {
    addPlan: (plan, origin) => change(() => add(plan, origin)),
    listPlans: () => asStorage(() => all.all().map(row => planRow.parse(row))),
    findPlanOf: id => asStorage(() => planRow.optional().parse(ofAccount.get(id))),
    changePlan: (id, limits, origin) => change(() => changeLimits(id, limits, origin)),
    setPlan: (accountId, planId, origin) => change(() => set(accountId, planId, origin)),
  }
}

const noPlan = (id: string) =>
  new AppError('not_found', { message: { code: 'service.no_plan', params: { id } } })

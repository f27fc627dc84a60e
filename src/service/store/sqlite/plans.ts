import type { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/errors/app-error.ts'
import { planChanged, planSet } from '../audit-events.ts'
import type { Origin } from '../origin.ts'
import { limitNames, type Plan, type PlanLimits, type PlanStore } from '../plans.ts'
import { limitColumns, limitValues, planOfAccount, planRow } from '../rows.ts'
import { existingAccount } from './accounts.ts'
import { auditAppender } from './audit.ts'
import { asStorage } from './storage-error.ts'
import { transaction } from './transaction.ts'

const marks = limitNames.map(() => '?').join(', ')

export function plansIn(database: DatabaseSync): PlanStore {
  const insert = database.prepare(`
    INSERT INTO plans (id, name, created_at, ${limitColumns}) VALUES (?, ?, ?, ${marks}) ON CONFLICT DO NOTHING`)
  const all = database.prepare(`SELECT id, name, created_at, ${limitColumns} FROM plans ORDER BY id`)
  const ofAccount = database.prepare(`SELECT plans.* FROM accounts ${planOfAccount} WHERE accounts.id = ?`)
  const one = database.prepare('SELECT 1 FROM plans WHERE id = ?')
  const update = database.prepare(`UPDATE plans SET (${limitColumns}) = (${marks}) WHERE id = ?`)
  const assign = database.prepare('UPDATE accounts SET plan_id = ? WHERE id = ?')

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
  }

  function set(accountId: string, planId: string, origin: Origin): void {
    const account = existing(accountId)
    if (one.get(planId) === undefined) throw noPlan(planId)
    if (account.plan_id === planId) return
    assign.run(planId, accountId)
    audit(planSet(accountId, planId, origin))
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

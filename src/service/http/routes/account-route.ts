import type { FastifyInstance } from 'fastify'
import { type AccountAnswer, readPaths } from '#contract/service-reads.ts'
import { AppError } from '#core/errors/app-error.ts'
import { monthOf } from '#core/text/calendar-date.ts'
import { billedOf, oneMonth } from '../../store/ledger-periods.ts'
import type { FoundKey } from '../../store/store.ts'
import { type KeyDeps, keyOf, requireKey } from './authenticate-hook.ts'
import { sendJson } from './json.ts'

export interface AccountRouteDeps extends KeyDeps {
  /** price of a live PDF, in the operator's words, for plans without one */
  price: string | undefined
}

/** Limits, usage and price of the key's account in this month. */
export function addAccountRoute(app: FastifyInstance, deps: AccountRouteDeps): void {
  app.get(readPaths.account, { onRequest: requireKey(deps, 'read') }, async (request, reply) =>
    sendJson(reply, JSON.stringify(await accountOf(deps, keyOf(request)))),
  )
}

async function accountOf(
  { store, price, now }: AccountRouteDeps,
  { id: keyId, name: keyName, account_id, mode, scopes, own_cap }: FoundKey,
): Promise<AccountAnswer> {
  const month = monthOf(now())
  const [account, plan, sums] = await Promise.all([
    store.findAccount(account_id),
    store.findPlanOf(account_id),
    mode === 'live' ? store.readSums(oneMonth(account_id, month)) : undefined,
  ])
  if (account === undefined || plan === undefined) throw new AppError('invalid_key')
  return {
    ...{ id: account.id, name: account.name, mode, scopes: [...scopes] },
    plan: { id: plan.id, name: plan.name },
    ...{ month, monthlyCap: plan.monthly_cap },
    billed: sums === undefined ? null : billedOf(sums),
    price: plan.price ?? price ?? null,
    key: {
      ...{ name: keyName, monthlyCap: own_cap },
      billed: sums === undefined ? null : billedOf(sums.filter(({ key_id }) => key_id === keyId)),
    },
  }
}

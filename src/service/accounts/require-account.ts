import { AppError } from '#core/errors/app-error.ts'
import type { Account, AccountStore } from '../store/store.ts'

/** @throws AppError not_found */
export async function requireAccount(store: Pick<AccountStore, 'findAccount'>, id: string): Promise<Account> {
  const account = await store.findAccount(id)
  if (account !== undefined) return account
  throw new AppError('not_found', { message: { code: 'service.no_account', params: { id } } })
}

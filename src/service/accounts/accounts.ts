import { randomBytes } from 'node:crypto'
import { AppError } from '#core/errors/app-error.ts'
import { hasControlCharacters } from '#core/text/control-characters.ts'
import type { Origin } from '../store/origin.ts'
import type { Account, AccountStore, NewAccount } from '../store/store.ts'

/** @throws AppError not_found */
export async function requireAccount(store: Pick<AccountStore, 'findAccount'>, id: string): Promise<Account> {
  const account = await store.findAccount(id)
  if (account !== undefined) return account
  throw new AppError('not_found', { message: { code: 'service.no_account', params: { id } } })
}

const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}]/u

/** @returns the trimmed name of an account or a key, or `undefined` when it is invalid */
export function parseName(text: string): string | undefined {
  const name = text.trim()
  const isLine = !hasControlCharacters(name) && !name.includes('\n')
  return visible.test(name) && name.length <= 100 && isLine ? name : undefined
}

/** Adds an account without users and keys. */
export async function createAccount(
  store: Pick<AccountStore, 'addAccount'>,
  name: string,
  origin: Origin,
): Promise<NewAccount> {
  const account = { id: `acc_${randomBytes(10).toString('hex')}`, name, created_at: origin.at }
  await store.addAccount(account, origin)
  return account
}

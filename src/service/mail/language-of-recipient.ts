import type { ServiceLanguage, ServiceLanguages } from '../languages/service-languages.ts'
import type { AccountStore } from '../store/store.ts'
import type { UserStore } from '../store/users.ts'

export interface RecipientDeps {
  store: Pick<UserStore, 'findSignIn'> & Pick<AccountStore, 'findAccount'>
  languages: Pick<ServiceLanguages, 'find'>
}

/** Returns the language of the account that the address belongs to; if there is none, that of the sender. */
export async function languageOfRecipient(
  { store, languages }: RecipientDeps,
  email: string,
  ofCause: ServiceLanguage,
): Promise<ServiceLanguage> {
  const user = (await store.findSignIn(email))?.user
  const account = user && (await store.findAccount(user.account_id))
  return languages.find(account?.language) ?? ofCause
}

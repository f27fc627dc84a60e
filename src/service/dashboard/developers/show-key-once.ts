import { createHmac, randomBytes } from 'node:crypto'
import type { Store, StoredKey } from '../../store/store.ts'

export interface MadeKey {
  key: string
  stored: StoredKey
}

/** Returns a unique id for a form that creates a key. */
export const makeFormId = (): string => randomBytes(16).toString('hex')

/**
 * Creates a key whose id derives from that of the form, so that a repeated submission creates no second key.
 * @returns `undefined` if the form has already created its key
 */
export async function makeKeyOnce(
  { store, secret }: { store: Pick<Store, 'listKeysOf'>; secret: Uint8Array },
  { account, formId }: { account: string; formId: string },
  make: (id: string) => Promise<MadeKey>,
): Promise<MadeKey | undefined> {
  const id = `key_${createHmac('sha256', secret).update(`${account} ${formId}`).digest('hex').slice(0, 20)}`
  return make(id).catch(async error => {
    if ((await store.listKeysOf(account)).some(key => key.id === id)) return undefined
    throw error
  })
}

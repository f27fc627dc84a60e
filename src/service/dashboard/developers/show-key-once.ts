import { createHmac, randomBytes } from 'node:crypto'
import type { Store, StoredKey } from '../../store/store.ts'

export interface MadeKey {
  key: string
  stored: StoredKey
}

/** Of a form that makes a key. */
export const makeFormId = (): string => randomBytes(16).toString('hex')

/**
 * A form submitted again, by reload or double click, has the same key id and makes no second key.
 * @returns `undefined` when the form has made its key before
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

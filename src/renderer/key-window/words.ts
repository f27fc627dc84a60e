import type { KeyStatus } from '#contract/desktop-api.ts'
import type { KeyWindowSubject } from '#contract/key-window-api.ts'
import { checkKey, type KeyKind } from '#core/key.ts'

export const describeCurrent = (current: KeyStatus): string =>
  `Replaces the ${current.kind} key ending in ${current.last4}.`

const describeKind = (kind: KeyKind): string =>
  kind === 'test'
    ? 'A test key: free, and every PDF is marked TEST.'
    : 'A live key: each invoice submitted with it is billed to your account.'

/** What the text is so far; silent while it is no key yet, because typing is not an error. */
export const readingOf = (text: string): string => {
  const checked = checkKey(text)
  return checked.ok ? describeKind(checked.kind) : ''
}

export const whereKept = ({ keychain }: KeyWindowSubject): string =>
  keychain.available
    ? `Kept in ${keychain.name}, never in a file.`
    : 'Billwright never writes a key into a file. It can keep this one in memory until you quit.'

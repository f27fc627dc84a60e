import type { KeyKind } from '#core/key.ts'
import type { Account } from '../store/store.ts'

/** Days for which the PDFs of an account are kept; `undefined` for ever. */
export type RetentionRule = (account: Pick<Account, 'id'>, mode: KeyKind) => number | undefined

/** Days by mode; 0 for ever. */
export type RetentionOptions = Record<KeyKind, number>

/** Test PDFs as long as their first link. */
export const defaultRetention: RetentionOptions = { live: 0, test: 30 }

/** The same for every account. */
export const createRetentionRule =
  (days: RetentionOptions): RetentionRule =>
  (_account, mode) =>
    days[mode] === 0 ? undefined : days[mode]

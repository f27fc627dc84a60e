import { version18 } from './version-18.ts'
import { versions1To6 } from './versions-1-to-6.ts'
import { versions7To9 } from './versions-7-to-9.ts'
import { versions10To11 } from './versions-10-to-11.ts'
import { versions12To17 } from './versions-12-to-17.ts'

/**
 * One script per schema version, oldest first; released ones are never edited. `revisions` holds the drafts,
 * `attempts` is the outbox, and the state of an invoice is the state of its attempt (none: draft).
 */
export const migrations: readonly string[] = [
  ...versions1To6,
  ...versions7To9,
  ...versions10To11,
  ...versions12To17,
  version18,
]

import { version12 } from './version-12.ts'
import { version13 } from './version-13.ts'
import { version14 } from './version-14.ts'
import { version15 } from './version-15.ts'
import { version16 } from './version-16.ts'
import { version19 } from './version-19.ts'
import { versions1To6 } from './versions-1-to-6.ts'
import { versions7To9 } from './versions-7-to-9.ts'
import { versions10To11 } from './versions-10-to-11.ts'

/**
 * One script per schema version, oldest first; released ones are never edited. `revisions` holds the drafts,
 * `attempts` is the outbox, and the state of an invoice is the state of its attempt (none: draft).
 */
export const migrations: readonly string[] = [
  ...versions1To6,
  ...versions7To9,
  ...versions10To11,
  version12,
  version13,
  version14,
  version15,
  version16,
  version19,
]

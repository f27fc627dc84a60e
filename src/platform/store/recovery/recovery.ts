import { AppError } from '#core/app-error.ts'
import { newestGood } from '../copies/backups.ts'
import type { Missing } from '../salvage/merge-salvaged.ts'
import { placesIn } from '../sqlite/data-paths.ts'
import { prepareRecovery } from './replace-data.ts'

/** What takes the place of the damaged data of `folder`; `file`: an export, received and checked. */
export interface RecoveryJob {
  folder: string
  from: 'backup' | 'nothing' | { file: string }
}

/** Invoices that were looked at. */
export interface RecoveryProgress {
  done: number
  total: number
}

/** Makes the replacement whole and ready. The data themselves stay as they are, so that it may end at any moment and be begun anew. */
export function recoverInto(
  { folder, from }: RecoveryJob,
  onProgress: (progress: RecoveryProgress) => void,
): Missing {
  const places = placesIn(folder)
  if (from === 'nothing') return prepareRecovery(places, undefined, { isBackup: false, onProgress })
  if (from !== 'backup') return prepareRecovery(places, from.file, { isBackup: false, onProgress })
  const backup = newestGood(places.backups)
  if (!backup) throw new AppError('store_unavailable', { message: noBackup })
  return prepareRecovery(places, backup.path, { isBackup: true, onProgress })
}

const noBackup = 'There is no backup that can be read.'

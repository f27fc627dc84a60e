import { AppError } from '#core/errors/app-error.ts'
import { newestIntactBackup } from '../copies/backups.ts'
import { rebuild } from '../rebuild/rebuild.ts'
import type { MissingData } from '../salvage/merge-salvaged.ts'
import { dataPaths } from '../sqlite/data-paths.ts'
import { prepareRecovery, unknownOutcomeJson } from './replace-data.ts'

/**
 * Replacement of the damaged data of `folder`; `file`: a received and checked export. `intact`: only makes a fresh file
 * of that export.
 */
export interface RecoveryJob {
  folder: string
  from: 'backup' | 'nothing' | 'intact' | { file: string }
}

/** Counts invoices. */
export interface RecoveryProgress {
  done: number
  total: number
}

/**
 * Builds the complete replacement without changing the data, so it can be aborted and repeated at any time.
 */
export function buildReplacement(
  { folder, from }: RecoveryJob,
  onProgress: (progress: RecoveryProgress) => void,
): MissingData {
  const paths = dataPaths(folder)
  if (from === 'nothing') return prepareRecovery(paths, undefined, { isBackup: false, onProgress })
  if (from === 'intact')
    return rebuild(paths.incoming, paths.rebuilt, unknownOutcomeJson('unknown.from_copy'))
  if (from !== 'backup') return prepareRecovery(paths, from.file, { isBackup: false, onProgress })
  const backup = newestIntactBackup(paths.backups)
  if (!backup) throw new AppError('store_unavailable', { message: { code: 'store.no_backup' } })
  return prepareRecovery(paths, backup.path, { isBackup: true, onProgress })
}

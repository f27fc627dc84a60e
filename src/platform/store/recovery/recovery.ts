import type { RecoverySource } from '#contract/stored-data.ts'
import { AppError } from '#core/errors/app-error.ts'
import { backupId, backupsIn, newestIntactBackup } from '../copies/backups.ts'
import { rebuild } from '../rebuild/rebuild.ts'
import type { MissingData } from '../salvage/merge-salvaged.ts'
import { passesIntegrityCheck } from '../schema/integrity.ts'
import { type DataPaths, dataPaths } from '../sqlite/data-paths.ts'
import { prepareRecovery, unknownOutcomeJson } from './replace-data.ts'

/**
 * Source of a replacement for the damaged data of `folder`. `file`: a received and checked export; `intact`: the
 * present data is intact, so the export is only rebuilt.
 */
export interface RecoveryJob {
  folder: string
  from: RecoverySource | 'intact' | { file: string }
}

/** Numbers of invoices. */
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
  if (from !== 'backup' && 'file' in from)
    return prepareRecovery(paths, from.file, { isBackup: false, onProgress })
  const path = from === 'backup' ? newestIntactBackup(paths.backups)?.path : intactBackup(paths, from.backup)
  if (path === undefined) throw new AppError('store_unavailable', { message: { code: 'store.no_backup' } })
  return prepareRecovery(paths, path, { isBackup: true, onProgress })
}

/** @throws AppError store_unavailable if it is damaged or missing */
function intactBackup({ backups }: DataPaths, id: string): string {
  const path = backupsIn(backups).find(backup => backupId(backup) === id)?.path
  if (path === undefined) throw new AppError('store_unavailable', { message: { code: 'store.copy_gone' } })
  if (!passesIntegrityCheck(path))
    throw new AppError('store_unavailable', { message: { code: 'store.copy_damaged' } })
  return path
}

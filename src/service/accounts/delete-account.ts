import { AppError } from '#core/errors/app-error.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import type { Origin } from '../store/origin.ts'
import { type Account, defaultAccount, type Store } from '../store/store.ts'
import { exportAccount, jobPages } from './export-account.ts'

interface Deletion {
  account: Account
  /** name of the account, typed again as confirmation */
  confirmedName: string
  /** path of a new file for the export */
  exportTo?: string
  origin: Origin
}

/**
 * Exports a suspended account if requested, then removes its PDFs and everything except ids and times. An
 * interrupted deletion is completed by repeating it.
 * @throws AppError invalid_argument, account_not_suspended, file_unwritable
 */
export async function deleteAccount(
  { store, files }: { store: Store; files: FileStorage },
  { account, confirmedName, exportTo, origin }: Deletion,
): Promise<{ exported: number; pdfs: number }> {
  requireDeletable(account, confirmedName)
  const exported = exportTo === undefined ? 0 : await exportAccount(store, account, exportTo)
  await store.deleteAccount(account.id, origin)
  let pdfs = 0
  for await (const jobs of jobPages(store, account.id)) {
    for (const { file_id } of jobs) await files.remove(file_id)
    await store.eraseJobs(
      account.id,
      jobs.map(({ id }) => id),
    )
    pdfs += jobs.length
  }
  await store.eraseAccount(account.id)
  return { exported, pdfs }
}

function requireDeletable({ id, name, suspended_at }: Account, confirmedName: string): void {
  if (id === defaultAccount) {
    throw new AppError('invalid_argument', { message: { code: 'service.default_account' } })
  }
  if (name !== confirmedName) {
    const message = { code: 'service.account_name_differs', params: { id } } as const
    throw new AppError('invalid_argument', { message })
  }
  // checked before the export is written
  if (suspended_at === null) throw new AppError('account_not_suspended')
}

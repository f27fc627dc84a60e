import type { Store } from '#app/ports/store.ts'
import { AppError } from '#core/errors/app-error.ts'
import { defaultDataFolder, defaultStateFolder } from '#platform/host/data-folder.ts'
import { hasData, openStore } from '#platform/store/open-store.ts'
import { createJournalMarks } from '#platform/store/outbox/journal-mark.ts'
import type { CommandContext } from './command-context.ts'

/** @throws AppError store_locked, store_unavailable */
export const openOwnStore = ({ env }: CommandContext): Store =>
  openStore(defaultDataFolder(env), createJournalMarks(defaultStateFolder(env)))

/**
 * Runs work on the data of this computer.
 * @throws AppError store_locked while the app has the data open
 */
export async function withStore(
  context: CommandContext,
  work: (store: Store) => Promise<void>,
): Promise<void> {
  const store = openOwnStore(context)
  try {
    await work(store)
  } finally {
    store.close()
  }
}

/** @throws AppError store_unavailable if there is no data, as in a mistyped folder, which is not created */
export function requireData({ env }: CommandContext): void {
  const folder = defaultDataFolder(env)
  if (!hasData(folder))
    throw new AppError('store_unavailable', { message: { code: 'cli.no_data', params: { folder } } })
}

/** As `withStore`, for commands to which an empty store would give a wrong answer. */
export async function withExistingStore(
  context: CommandContext,
  work: (store: Store) => Promise<void>,
): Promise<void> {
  requireData(context)
  await withStore(context, work)
}

/** As `withExistingStore`, but refuses damaged data, which look empty until the app recovers them. */
export async function withReadableStore(
  context: CommandContext,
  work: (store: Store) => Promise<void>,
): Promise<void> {
  requireData(context)
  await withUndamagedStore(context, work)
}

/** As `withStore`, but refuses damaged data. */
export const withUndamagedStore = (
  context: CommandContext,
  work: (store: Store) => Promise<void>,
): Promise<void> =>
  withStore(context, async store => {
    if (store.dataFile.condition().state === 'damaged')
      throw new AppError('store_unavailable', { message: { code: 'cli.data_damaged' } })
    await work(store)
  })

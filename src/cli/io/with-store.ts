import type { Store } from '#app/ports/store.ts'
import { AppError } from '#core/errors/app-error.ts'
import { defaultDataFolder, defaultStateFolder } from '#platform/host/data-folder.ts'
import { openStore } from '#platform/store/open-store.ts'
import { createJournalMarks } from '#platform/store/outbox/journal-mark.ts'
import type { CommandContext } from './command-context.ts'

/** @throws AppError store_locked, store_unavailable */
export const openOwnStore = ({ env }: CommandContext): Store =>
  openStore(defaultDataFolder(env), createJournalMarks(defaultStateFolder(env)))

/**
 * Works on the data of this computer.
 * @throws AppError store_locked while the app has them open
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

/** The same, except for damaged data, which look empty until the app recovers them. */
export const withReadableStore = (
  context: CommandContext,
  work: (store: Store) => Promise<void>,
): Promise<void> =>
  withStore(context, async store => {
    if (store.dataFile.condition().state === 'damaged')
      throw new AppError('store_unavailable', { message: { code: 'cli.data_damaged' } })
    await work(store)
  })

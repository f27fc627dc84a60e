import type { OperationName } from '#contract/operations/desktop-api.ts'
import type { Settings } from '#contract/settings.ts'
import type { Dispatch } from '../dispatch.ts'
import type { HostApi } from './host-api.ts'

/** Imported and restored data have settings of their own. */
const changing: ReadonlySet<string> = new Set<OperationName>([
  'saveSettings',
  'importData',
  'restoreCopy',
  'recoverStore',
])

/** Applies the settings that a shell uses itself, now and after each operation that may change them. */
export const followSettings = async (
  host: Pick<HostApi, 'settings'>,
  dispatch: Dispatch,
  apply: (settings: Settings) => void | Promise<void>,
): Promise<Dispatch> => {
  const applySaved = async () => apply(await host.settings(undefined))
  await applySaved()
  return async (operation, argument) => {
    const answer = await dispatch(operation, argument)
    if (changing.has(operation) && answer.ok) await applySaved()
    return answer
  }
}

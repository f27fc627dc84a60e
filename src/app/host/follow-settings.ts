import type { Settings } from '#contract/settings.ts'
import type { Dispatch } from '../dispatch.ts'
import type { HostApi } from './host-api.ts'

/** Applies the settings that a shell uses itself, now and after each `saveSettings` call. */
export const followSettings = async (
  host: Pick<HostApi, 'settings'>,
  dispatch: Dispatch,
  apply: (settings: Settings) => void | Promise<void>,
): Promise<Dispatch> => {
  const applySaved = async () => apply(await host.settings(undefined))
  await applySaved()
  return async (operation, argument) => {
    const answer = await dispatch(operation, argument)
    if (operation === 'saveSettings' && answer.ok) await applySaved()
    return answer
  }
}

import type { Desk } from '#app/desk.ts'
import type { Dispatch } from '#app/dispatch.ts'
import type { ElectronModule } from '../electron/electron-module.ts'
import { applyTheme } from './appearance.ts'

/** The system's own parts (frame, menus, dialogs) take the theme of the settings, at the start and at each change. */
export const followThemeSetting = async (
  electron: ElectronModule,
  desk: Pick<Desk, 'settings'>,
  dispatch: Dispatch,
): Promise<Dispatch> => {
  const apply = async () => applyTheme(electron, (await desk.settings(undefined)).theme)
  await apply()
  return async (operation, argument) => {
    const answer = await dispatch(operation, argument)
    if (operation === 'saveSettings' && answer.ok) await apply()
    return answer
  }
}

import { textOf } from '../i18n/translate.ts'
import type { HostStore } from '../state/host/host-store.ts'
import { useApp } from '../state/use-app.ts'

/** Saves a change of the settings; notifies about an error and returns false. */
export function useSaveSettings() {
  const app = useApp()
  return async (change: Parameters<HostStore['saveSettings']>[0]) => {
    const answer = await app.hostStore.saveSettings(change)
    if (!answer.ok) app.view.notify(textOf(answer.error.message))
    return answer.ok
  }
}

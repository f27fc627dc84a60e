import type { HostStore } from '../state/host/host-store.ts'
import { useApp } from '../state/use-app.ts'

/** Settings are saved as they are changed; a refusal is said, and answered false. */
export function useSaveSettings() {
  const app = useApp()
  return async (change: Parameters<HostStore['saveSettings']>[0]) => {
    const answer = await app.hostStore.saveSettings(change)
    if (!answer.ok) app.view.notify(answer.error.message)
    return answer.ok
  }
}

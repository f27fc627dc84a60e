import type { Desk } from '../state/host/host-store.ts'
import { usePage } from '../state/use-app.ts'

/** Settings are saved as they are changed; a refusal is said, and answered false. */
export function useSaveSettings() {
  const page = usePage()
  return async (change: Parameters<Desk['saveSettings']>[0]) => {
    const answer = await page.desk.saveSettings(change)
    if (!answer.ok) page.view.notify(answer.error.message)
    return answer.ok
  }
}

import { t } from '../i18n/translate.ts'
import type { App } from './app.ts'
import type { Toast } from './view/view-store.ts'

const progressDelayMs = 700

interface LongTask {
  text: string
  progress: NonNullable<Toast['progress']>
  cancel: () => void
}

/** Shows a toast with the progress and Cancel if the work takes long. */
export async function withProgressToast<Value>(
  app: App,
  { text, progress, cancel }: LongTask,
  work: Promise<Value>,
): Promise<Value> {
  let toastId: number | undefined
  const timer = setTimeout(() => {
    toastId = app.view.toast(text, { label: t('dialog.cancel'), run: cancel }, { progress })
  }, progressDelayMs)
  return await work.finally(() => {
    clearTimeout(timer)
    if (toastId !== undefined) app.view.dismissToast(toastId)
  })
}

import type { Answer } from '#contract/operation.ts'
import type { LongWork } from '#contract/operations/desktop-api.ts'
import { t } from '../i18n/translate.ts'
import type { App } from './app.ts'
import { HostCallError } from './host/unwrap-answer.ts'
import type { ShownWork, Wording } from './view/view-store.ts'

const progressDelayMs = 700

interface ShownTask {
  work: ShownWork
  text: Wording
  cancel: () => void
}

/** Shows a notification with progress and Cancel if the work takes long. */
export async function withProgressToast<Value>(
  app: App,
  { work, text, cancel }: ShownTask,
  task: Promise<Value>,
): Promise<Value> {
  let toastId: number | undefined
  const timer = setTimeout(() => {
    toastId = app.view.toast(text, { label: () => t('dialog.cancel'), run: cancel }, { progressOf: work })
  }, progressDelayMs)
  return await task.finally(() => {
    clearTimeout(timer)
    app.view.setProgress(work, null)
    if (toastId !== undefined) app.view.dismissToast(toastId)
  })
}

/**
 * Like `withProgressToast`, for work of the host, which the host can cancel.
 * @returns `undefined` if the user cancelled
 */
export async function awaitHostWork<Value>(
  app: App,
  work: LongWork,
  text: Wording,
  answer: Promise<Answer<Value>>,
): Promise<{ value: Value } | undefined> {
  const cancel = () => void app.api.cancelWork({ work })
  const answered = await withProgressToast(app, { work, text, cancel }, answer)
  if (answered.ok) return { value: answered.value }
  const { code } = answered.error
  if (code === 'render_cancelled' || code === 'work_cancelled') return undefined
  throw new HostCallError(answered.error)
}

import type { StepTitles } from '#contract/desktop-api.ts'
import { say } from '../i18n/translate.ts'
import type { Page } from '../state/app.ts'
import { nameOfStep } from '../state/document/step-title.ts'
import type { Step } from '../state/document/undo-history.ts'

/** The host's menu says what undo and redo would do; it is told whenever that changes. */
export function tellSteps({ api, documents }: Page): () => void {
  let told: StepTitles = { undo: null, redo: null }
  return documents.store.subscribe(() => {
    const history = documents.current()?.history
    const undo = titleOf('command.undo.named', history?.past.at(-1))
    const redo = titleOf('command.redo.named', history?.future.at(-1))
    if (told.undo === undo && told.redo === redo) return
    told = { undo, redo }
    void api.nameSteps(told)
  })
}

const titleOf = (key: 'command.undo.named' | 'command.redo.named', step: Step | undefined): string | null =>
  step ? say(key, { what: nameOfStep(step) }) : null

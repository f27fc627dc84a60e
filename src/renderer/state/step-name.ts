import { labelAt } from '#core/fields/find-field.ts'
import { say } from '../words.ts'
import type { Step } from './history.ts'

/** What a step is called: "Undo typing in Description", "Undo Delete line". */
export function nameOfStep({ burst, isWhole, label }: Pick<Step, 'burst' | 'isWhole' | 'label'>): string {
  const name = burst === null ? undefined : labelAt(pathOf(burst))
  if (name === undefined) return say(label as 'edit.details')
  return say(isWhole ? 'edit.pasted' : 'edit.typed', { field: say(name) })
}

/** Of a field by its name in the editor, such as `row-7.quantity`, wherever the row stands. */
const pathOf = (field: string): string[] =>
  field.split('.').map(step => (step.startsWith('row-') ? 'items' : step))

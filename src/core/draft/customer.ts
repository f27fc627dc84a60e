import { withoutBidiControls } from '../text/bidi-controls.ts'
import type { Draft } from './draft.ts'

/** The buyer's name for lists and dialogs, in the character order of the printed document. */
export function customerName({ buyer }: Pick<Draft, 'buyer'>): string {
  return withoutBidiControls(buyer?.name ?? '').trim()
}

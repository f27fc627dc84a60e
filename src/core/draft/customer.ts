import { withoutBidiControls } from '../text/bidi-controls.ts'
import type { Draft } from './draft.ts'

/** The buyer's name as lists and questions show it: in the order in which the document prints it. */
export function customerOf({ buyer }: Draft): string {
  return withoutBidiControls(buyer?.name ?? '').trim()
}

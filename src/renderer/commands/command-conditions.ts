import { documentTypeOf } from '#core/document-type.ts'
import { mayBeCredited, mayHaveFinalInvoice } from '../documents/document-relations.tsx'
import { focusedLine } from '../editor/line-items/line-actions.ts'
import type { TextKey } from '../i18n/translate.ts'
import { mayBeMarked } from '../mark-issued/mark-issued-actions.ts'
import { mayHavePayments } from '../payments/payment-actions.ts'
import type { App } from '../state/app.ts'
import type { ItemField } from '../state/document/editor-doc.ts'
import { mayBeEdited } from '../state/document/open-invoice.ts'
import { findRow } from '../state/host/invoice-rows.ts'
import { mayBeSubmitted } from '../submission/submit-actions.ts'

/** One record defines the palette entry, the line in the shortcut list and the action of a menu item. */
export interface Command {
  id: string
  title: TextKey
  /** in Electron's notation; the first one is displayed */
  shortcuts: readonly string[]
  enabled(app: App): boolean
  run(app: App): void
  /** whether the palette lists the command */
  inPalette: boolean
}

export const always = () => true
/** The displayed invoice; `undefined` while the page of a place is shown. */
export const current = (app: App) => app.openInvoices.current()
export const hasInvoice = (app: App) => current(app) !== undefined
const dataState = (app: App) => app.hostStore.store.getState().data?.state
const mayEdit = (app: App) => dataState(app) !== 'newer'
export const mayWrite = (app: App) => mayEdit(app) && dataState(app) !== 'read_only'
export const canEdit = (app: App) => {
  const invoice = current(app)
  return mayEdit(app) && invoice !== undefined && mayBeEdited(invoice)
}
export const hasOwnInvoice = (app: App) => hasInvoice(app) && mayWrite(app)
export const canSubmit = (app: App) => {
  const document = current(app)
  return mayWrite(app) && document !== undefined && mayBeSubmitted(document)
}
export const canMark = (app: App) => {
  const document = current(app)
  const hasSelection = (app.view.store.getState().selection?.ids.size ?? 0) > 0
  return mayWrite(app) && (hasSelection || (document !== undefined && mayBeMarked(document)))
}
export const canCredit = (app: App) => {
  const invoice = current(app)
  return mayWrite(app) && invoice !== undefined && mayBeCredited(invoice)
}
export const hasDeposit = (app: App) => {
  const invoice = current(app)
  return mayWrite(app) && invoice !== undefined && mayHaveFinalInvoice(invoice)
}
export const isInvoice = (app: App) => {
  const invoice = current(app)
  return mayWrite(app) && invoice !== undefined && documentTypeOf(invoice.doc.draft) === 'invoice'
}
export const isQuote = (app: App) => {
  const invoice = current(app)
  return mayWrite(app) && invoice !== undefined && documentTypeOf(invoice.doc.draft) === 'quote'
}
export const withCurrent = (act: (app: App, id: string) => unknown) => (app: App) => {
  const id = current(app)?.id
  if (id !== undefined) void act(app, id)
}
export const withLine = (act: (app: App, row: number, field: ItemField) => void) => (app: App) =>
  act(app, focusedLine(app), 'description')
/** True for ten seconds, unless another document is shown: then undo applies to that document. */
function isMarkUndoable(app: App): boolean {
  const { undoableMark } = app.view.store.getState()
  const shown = current(app)?.id
  return undoableMark !== null && (shown === undefined || undoableMark.ids.includes(shown))
}

/** Undo and redo change the open draft, or the payments if the shown invoice cannot be edited. */
export function undoTarget(app: App, way: 'past' | 'future'): 'invoice' | 'payments' | 'mark' | null {
  if (way === 'past' && isMarkUndoable(app)) return 'mark'
  if (canEdit(app)) return (current(app)?.history[way].length ?? 0) > 0 ? 'invoice' : null
  return mayWrite(app) && app.payments.has(way) ? 'payments' : null
}

/** Whether the shown invoice was issued, so that payments can be recorded. */
const isIssued = (app: App) => {
  const { state, submission } = current(app) ?? {}
  return mayWrite(app) && state === 'done' && submission?.mode === 'live'
}
/** Whether the shown document was issued and accepts payments, according to its row if that is loaded. */
export const mayBePaid = (app: App) => {
  const row = findRow(app.hostStore.store.getState(), current(app)?.id)
  return isIssued(app) && (row === undefined || mayHavePayments(row))
}

/** False only if the row is loaded and nothing is outstanding. */
export const mayOwe = (app: App) => {
  const row = findRow(app.hostStore.store.getState(), current(app)?.id)
  return isIssued(app) && (row === undefined || Number(row.outstanding ?? 0) > 0)
}

import { flushSync } from 'react-dom'
import { type CommandId, type CommandRecord, commands as contractCommands } from '#contract/commands.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { submitSelected } from '../batch/batch-actions.ts'
import { exportDiagnostics } from '../data/data-actions.ts'
import { acceptQuote, deriveDocument, newDocument } from '../documents/document-actions.ts'
import { focusChange } from '../editor/focus-change.ts'
import { deleteLine, duplicateLine, insertLine } from '../editor/line-items/line-actions.ts'
import { moveInChecklist } from '../einvoice/export-actions.ts'
import { openEInvoiceExport } from '../einvoice/open-export.ts'
import { chooseEInvoice } from '../einvoice/received-actions.ts'
import { t } from '../i18n/translate.ts'
import { undoMark } from '../mark-issued/mark-issued-actions.ts'
import { markIssued } from '../mark-issued/open-mark-issued.ts'
import { movePayments } from '../payments/payment-actions.ts'
import { duplicateForNextPeriod, showSchedule, showSchedules } from '../schedules/schedule-actions.ts'
import type { App } from '../state/app.ts'
import type { UndoStep } from '../state/document/undo-history.ts'
import { duplicateInvoice, newInvoice, openAdjacentInvoice } from '../state/invoice-actions.ts'
import { shownPlace, togglePlace } from '../state/places.ts'
import { describeStep, issuedMark } from '../state/step-title.ts'
import { blocksCommands } from '../state/view/overlay.ts'
import { printPdf, savePdf, startSubmission } from '../submission/submit-actions.ts'

import {
  always,
  type Command,
  canCredit,
  canEdit,
  canMark,
  canSubmit,
  current,
  hasDeposit,
  hasInvoice,
  hasOwnInvoice,
  isInvoice,
  isQuote,
  mayWrite,
  undoTarget,
  withCurrent,
  withLine,
} from './command-conditions.ts'
import { rendererEntries, templateCommands } from './palette-commands.ts'

export type { Command }

/** Applies an undo or redo and moves the focus to the change. */
const applyHistory = (app: App, move: () => UndoStep | undefined): UndoStep | undefined => {
  const before = current(app)?.doc
  const applied = move()
  const after = current(app)?.doc
  if (applied && before && after) focusChange(app, before, after)
  return applied
}
type CommandDefinition = Omit<Command, 'id' | 'shortcuts' | 'inPalette'> & {
  moreShortcuts?: readonly string[]
  inPalette?: boolean
}

/** Implementation of every command of the contract. */
const definitions: Record<CommandId, CommandDefinition> = {
  'new-invoice': { title: 'command.new-invoice', enabled: mayWrite, run: app => void newInvoice(app) },
  'new-quote': {
    title: 'command.new-quote',
    enabled: mayWrite,
    run: app => void newDocument(app, 'quote'),
  },
  'new-credit-note': {
    title: 'command.new-credit-note',
    enabled: mayWrite,
    run: app => void newDocument(app, 'credit_note'),
  },
  'duplicate-invoice': {
    title: 'command.duplicate-invoice',
    enabled: hasOwnInvoice,
    run: withCurrent(duplicateInvoice),
  },
  save: {
    title: 'command.save',
    enabled: hasInvoice,
    run: withCurrent(async (app, id) => {
      if (await app.openInvoices.autosave.flush(id)) app.view.announce(t('save.announced'))
    }),
  },
  'save-pdf': { title: 'command.save-pdf', enabled: hasInvoice, run: withCurrent(savePdf) },
  'open-e-invoice': {
    title: 'command.open-e-invoice',
    enabled: always,
    run: app => void chooseEInvoice(app),
  },
  'export-e-invoice': {
    title: 'command.export-e-invoice',
    enabled: hasInvoice,
    run: withCurrent(openEInvoiceExport),
  },
  print: { title: 'command.print', enabled: hasInvoice, run: withCurrent(printPdf) },
  settings: {
    title: 'command.settings',
    enabled: always,
    run: app => app.view.set({ settings: app.view.store.getState().settings === null ? 'business' : null }),
  },
  undo: {
    title: 'command.undo',
    enabled: app => undoTarget(app, 'past') !== null,
    run: app => {
      const target = undoTarget(app, 'past')
      if (target === 'mark') return void undoMark(app, app.view.store.getState().undoableMark?.ids ?? [])
      if (target === 'payments') return void movePayments(app, 'undo')
      const step = applyHistory(app, app.openInvoices.undo)
      if (step) app.view.announce(t('command.undone', describeStep(step)))
    },
  },
  redo: {
    title: 'command.redo',
    moreShortcuts: ['Ctrl+Y'],
    enabled: app => undoTarget(app, 'future') !== null,
    run: app => {
      if (undoTarget(app, 'future') === 'payments') return void movePayments(app, 'redo')
      const step = applyHistory(app, app.openInvoices.redo)
      if (step) app.view.announce(t('command.redone', describeStep(step)))
    },
  },
  search: {
    title: 'command.search',
    enabled: always,
    run: app => {
      if (shownPlace(app) === null) flushSync(() => app.view.set({ sidebar: true }))
      document.querySelector<HTMLElement>('[data-search]')?.focus()
    },
  },
  records: {
    title: 'command.records',
    enabled: always,
    run: app => void togglePlace(app, 'customers'),
  },
  palette: {
    title: 'command.palette',
    moreShortcuts: ['CmdOrCtrl+Shift+P'],
    enabled: always,
    run: app => app.view.set({ overlay: { kind: 'palette' } }),
    inPalette: false,
  },
  'toggle-preview': {
    title: 'command.toggle-preview',
    enabled: hasInvoice,
    run: app => app.view.togglePreview(),
  },
  'toggle-sidebar': {
    title: 'command.toggle-sidebar',
    enabled: hasInvoice,
    run: app => app.view.set({ sidebar: !app.view.store.getState().sidebar }),
  },
  'invoice-table': {
    title: 'command.invoice-table',
    enabled: always,
    run: app => void togglePlace(app, 'invoices'),
  },
  submit: { title: 'command.submit', enabled: canSubmit, run: app => void startSubmission(app) },
  'submit-several': { title: 'command.submit-several', enabled: mayWrite, run: submitSelected },
  'mark-issued': { title: 'command.mark-issued', enabled: canMark, run: markIssued },
  'credit-invoice': {
    title: 'command.credit-invoice',
    enabled: canCredit,
    run: withCurrent((app, id) => deriveDocument(app, 'creditInvoice', id)),
  },
  'correct-invoice': {
    title: 'command.correct-invoice',
    enabled: canCredit,
    run: withCurrent((app, id) => deriveDocument(app, 'correctInvoice', id)),
  },
  'final-invoice': {
    title: 'command.final-invoice',
    enabled: hasDeposit,
    run: withCurrent((app, id) => deriveDocument(app, 'finalInvoice', id)),
  },
  'invoice-from-quote': {
    title: 'command.invoice-from-quote',
    enabled: isQuote,
    run: withCurrent((app, id) => deriveDocument(app, 'invoiceFromQuote', id)),
  },
  'accept-quote': {
    title: 'command.accept-quote',
    enabled: app => isQuote(app) && current(app)?.relations?.acceptedAt === null,
    run: withCurrent((app, id) => acceptQuote(app, id, true)),
  },
  'repeat-invoice': { title: 'command.repeat-invoice', enabled: isInvoice, run: withCurrent(showSchedule) },
  'duplicate-next': { title: 'command.duplicate-next', enabled: mayWrite, run: duplicateForNextPeriod },
  schedules: { title: 'command.schedules', enabled: mayWrite, run: app => void showSchedules(app) },
  'insert-line': {
    title: 'grid.insert',
    enabled: canEdit,
    run: withLine((app, row) => insertLine(app, row + 1)),
  },
  'duplicate-line': { title: 'grid.duplicate', enabled: canEdit, run: withLine(duplicateLine) },
  'delete-line': { title: 'grid.delete', enabled: canEdit, run: withLine(deleteLine) },
  'next-invoice': { title: 'command.next-invoice', enabled: always, run: app => openAdjacentInvoice(app, 1) },
  'previous-invoice': {
    title: 'command.previous-invoice',
    enabled: always,
    run: app => openAdjacentInvoice(app, -1),
  },
  shortcuts: {
    title: 'command.shortcuts',
    moreShortcuts: ['CmdOrCtrl+/'],
    enabled: always,
    run: app => app.view.set({ overlay: { kind: 'shortcuts' } }),
  },
  'export-diagnostics': {
    title: 'command.export-diagnostics',
    enabled: always,
    run: app => void exportDiagnostics(app),
  },
}

const records: readonly CommandRecord[] = contractCommands

const contractEntries: Command[] = records.map(({ id, accelerator }) => {
  const { moreShortcuts: more = [], inPalette = true, ...behaviour } = definitions[id as CommandId]
  return {
    id,
    shortcuts: [...(accelerator === undefined ? [] : [accelerator]), ...more],
    inPalette,
    ...behaviour,
  }
})

export const commands: readonly Command[] = [...contractEntries, ...rendererEntries, ...templateCommands]

/**
 * Runs a command from the toolbar or the host's menus, which work above a dialog: a confirmation blocks it, any other
 * overlay is closed first, and undo in a checklist applies to that dialog.
 */
export function runCommand(app: App, id: string): void {
  const { overlay } = app.view.store.getState()
  const checklist = overlay?.kind === 'export-e-invoice' ? overlay.checked : undefined
  if (checklist && (id === 'undo' || id === 'redo')) moveInChecklist(app, checklist, id)
  if (overlay !== null && !blocksCommands(overlay)) app.view.set({ overlay: null })
  else if (overlay !== null) return
  const command = commands.find(candidate => candidate.id === id)
  if (command?.enabled(app)) command.run(app)
}

/** Titles that include the name of the undo step, if there is one: "Undo deleting a line". */
const titlesWithKind: Partial<
  Record<string, 'command.duplicate.kind' | 'command.delete.kind' | 'command.submit.kind'>
> = {
  'duplicate-invoice': 'command.duplicate.kind',
  'delete-invoice': 'command.delete.kind',
  submit: 'command.submit.kind',
}

/** Commands on the shown document include its kind. */
function titleForKind(app: App, { id }: Command): string | undefined {
  const title = titlesWithKind[id]
  const draft = current(app)?.doc.draft
  return title && draft && t(title, { kind: documentTypeOf(draft) })
}

export function titleOf(app: App, command: Command): string {
  if (command.id === 'undo' && undoTarget(app, 'past') === 'mark') return t('command.undo.named', issuedMark)
  const history = current(app)?.history
  const step =
    command.id === 'undo' ? history?.past.at(-1) : command.id === 'redo' ? history?.future.at(-1) : undefined
  if (!step) return titleForKind(app, command) ?? t(command.title as 'command.undo')
  return t(command.id === 'undo' ? 'command.undo.named' : 'command.redo.named', describeStep(step))
}

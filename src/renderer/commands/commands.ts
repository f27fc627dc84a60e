import { type CommandId, type CommandRecord, commands as contractCommands } from '#contract/commands.ts'
import { isEditable } from '#core/invoice/invoice-state.ts'
import { submitSelected } from '../batch/batch-actions.ts'
import { canCheck, checkActive } from '../connections/connection-actions.ts'
import { cycleRegion } from '../controls/regions.ts'
import { chooseImportFile, exportData, exportDiagnostics, openInvoiceFile } from '../data/data-actions.ts'
import { showDeleted, showVersions } from '../data/history-actions.ts'
import { selectTemplate } from '../design/select-template.ts'
import { focusChange } from '../editor/focus-change.ts'
import { deleteLine, duplicateLine, focusedLine, insertLine } from '../editor/line-items/line-actions.ts'
import { type TextKey, t } from '../i18n/translate.ts'
import { showGaps } from '../numbers/gap-actions.ts'
import type { App } from '../state/app.ts'
import type { ItemField } from '../state/document/editor-doc.ts'
import type { UndoStep } from '../state/document/undo-history.ts'
import { activeConnection } from '../state/host/active-connection.ts'
import { deleteInvoice, duplicateInvoice, newInvoice, openAdjacentInvoice } from '../state/invoice-actions.ts'
import { stepTitle } from '../state/step-title.ts'
import { blocksCommands } from '../state/view/overlay.ts'
import { mayBeSubmitted, printPdf, savePdf, startSubmission } from '../submission/submit-actions.ts'

/** One record defines the palette entry, the line in the shortcut list and the action of a menu item. */
export interface Command {
  id: string
  title: TextKey
  /** in Electron's notation; the first one is displayed */
  shortcuts: readonly string[]
  enabled(app: App): boolean
  run(app: App): void
  /** offered in the palette */
  inPalette: boolean
}

const always = () => true
const current = (app: App) => app.openInvoices.current()
const hasInvoice = (app: App) => current(app) !== undefined
const dataState = (app: App) => app.hostStore.store.getState().data?.state
const mayEdit = (app: App) => dataState(app) !== 'newer'
const mayWrite = (app: App) => mayEdit(app) && dataState(app) !== 'read_only'
const canEdit = (app: App) => {
  const state = current(app)?.state
  return mayEdit(app) && state !== undefined && isEditable(state)
}
const hasOwnInvoice = (app: App) => hasInvoice(app) && mayWrite(app)
const canSubmit = (app: App) => {
  const document = current(app)
  const connection = activeConnection(app.hostStore.store.getState().connections)
  return mayWrite(app) && document !== undefined && mayBeSubmitted(document, connection)
}
const withCurrent = (act: (app: App, id: string) => unknown) => (app: App) => {
  const id = current(app)?.id
  if (id !== undefined) void act(app, id)
}
/** Applies an undo or redo and moves the focus to what changed. */
const applyHistory = (app: App, move: () => UndoStep | undefined): UndoStep | undefined => {
  const before = current(app)?.doc
  const applied = move()
  const after = current(app)?.doc
  if (applied && before && after) focusChange(app, before, after)
  return applied
}
const withLine = (act: (app: App, row: number, field: ItemField) => void) => (app: App) =>
  act(app, focusedLine(app), 'description')

type CommandDefinition = Omit<Command, 'id' | 'shortcuts' | 'inPalette'> & {
  moreShortcuts?: readonly string[]
  inPalette?: boolean
}

/** Implementation of every command of the contract. */
const definitions: Record<CommandId, CommandDefinition> = {
  'new-invoice': { title: 'command.new-invoice', enabled: mayWrite, run: app => void newInvoice(app) },
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
  print: { title: 'command.print', enabled: hasInvoice, run: withCurrent(printPdf) },
  settings: {
    title: 'command.settings',
    enabled: always,
    run: app => app.view.set({ settings: app.view.store.getState().settings === null ? 'account' : null }),
  },
  undo: {
    title: 'command.undo',
    enabled: app => canEdit(app) && (current(app)?.history.past.length ?? 0) > 0,
    run: app => {
      const step = applyHistory(app, app.openInvoices.undo)
      if (step) app.view.announce(t('command.undone', { what: stepTitle(step) }))
    },
  },
  redo: {
    title: 'command.redo',
    moreShortcuts: ['Ctrl+Y'],
    enabled: app => canEdit(app) && (current(app)?.history.future.length ?? 0) > 0,
    run: app => {
      const step = applyHistory(app, app.openInvoices.redo)
      if (step) app.view.announce(t('command.redone', { what: stepTitle(step) }))
    },
  },
  search: {
    title: 'command.search',
    enabled: always,
    run: app => {
      app.view.set({ sidebar: true })
      requestAnimationFrame(() => document.getElementById('search-invoices')?.focus())
    },
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
    run: app => {
      const { layout, pane, preview } = app.view.store.getState()
      if (layout === 'tabs') app.view.set({ pane: pane === 'editor' ? 'preview' : 'editor' })
      else app.view.set({ preview: !preview })
    },
  },
  'toggle-sidebar': {
    title: 'command.toggle-sidebar',
    enabled: always,
    run: app => app.view.set({ sidebar: !app.view.store.getState().sidebar }),
  },
  submit: { title: 'command.submit', enabled: canSubmit, run: app => void startSubmission(app) },
  'submit-several': { title: 'command.submit-several', enabled: mayWrite, run: submitSelected },
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

/** Commands without a menu item. */
const rendererEntries: Command[] = [
  {
    id: 'delete-invoice',
    title: 'command.delete-invoice',
    shortcuts: [],
    enabled: hasOwnInvoice,
    run: withCurrent(deleteInvoice),
    inPalette: true,
  },
  {
    id: 'sample-invoice',
    title: 'command.sample',
    shortcuts: [],
    enabled: mayWrite,
    run: app => void newInvoice(app, true),
    inPalette: true,
  },
  {
    id: 'versions',
    title: 'command.versions',
    shortcuts: [],
    enabled: canEdit,
    run: withCurrent(showVersions),
    inPalette: true,
  },
  {
    id: 'deleted-invoices',
    title: 'command.deleted',
    shortcuts: [],
    enabled: mayWrite,
    run: app => void showDeleted(app),
    inPalette: true,
  },
  {
    id: 'connections',
    title: 'command.connections',
    shortcuts: ['CmdOrCtrl+Shift+K'],
    enabled: always,
    run: app => app.view.set({ settings: 'account' }),
    inPalette: true,
  },
  {
    id: 'check-connection',
    title: 'command.check-connection',
    shortcuts: [],
    enabled: canCheck,
    run: app => void checkActive(app),
    inPalette: true,
  },
  {
    id: 'number-gaps',
    title: 'command.number-gaps',
    shortcuts: [],
    enabled: always,
    run: app => void showGaps(app),
    inPalette: true,
  },
  {
    id: 'open-invoice-file',
    title: 'command.open-file',
    shortcuts: [],
    enabled: mayWrite,
    run: app => void openInvoiceFile(app),
    inPalette: true,
  },
  {
    id: 'export-data',
    title: 'command.export-data',
    shortcuts: [],
    enabled: always,
    run: app => void exportData(app),
    inPalette: true,
  },
  {
    id: 'import-data',
    title: 'command.import-data',
    shortcuts: [],
    enabled: mayWrite,
    run: app => void chooseImportFile(app),
    inPalette: true,
  },
  {
    id: 'next-region',
    title: 'command.next-region',
    shortcuts: ['F6'],
    enabled: always,
    run: () => cycleRegion(1),
    inPalette: false,
  },
  {
    id: 'previous-region',
    title: 'command.previous-region',
    shortcuts: ['Shift+F6'],
    enabled: always,
    run: () => cycleRegion(-1),
    inPalette: false,
  },
]

const usableTemplates = (app: App) =>
  app.hostStore.store.getState().templates.filter(({ mistake }) => mistake === null)

const templateCommands: Command[] = Array.from({ length: 9 }, (_, index) => ({
  id: `template-${index + 1}`,
  title: 'command.template-n',
  shortcuts: [`CmdOrCtrl+${index + 1}`],
  enabled: app => canEdit(app) && usableTemplates(app)[index] !== undefined,
  run: app => {
    const template = usableTemplates(app)[index]
    if (template) selectTemplate(app, template.name)
  },
  inPalette: false,
}))

export const commands: readonly Command[] = [...contractEntries, ...rendererEntries, ...templateCommands]

/**
 * Runs a command from the toolbar or the host's menus, which work above a dialog: a confirmation blocks it,
 * any other overlay closes first.
 */
export function runCommand(app: App, id: string): void {
  const { overlay } = app.view.store.getState()
  if (overlay !== null && !blocksCommands(overlay)) app.view.set({ overlay: null })
  else if (overlay !== null) return
  const command = commands.find(candidate => candidate.id === id)
  if (command?.enabled(app)) command.run(app)
}

/** Includes the name of the undo step, if there is one: "Undo Delete line". */
export function titleOf(app: App, command: Command): string {
  const history = current(app)?.history
  const step =
    command.id === 'undo' ? history?.past.at(-1) : command.id === 'redo' ? history?.future.at(-1) : undefined
  if (!step) return t(command.title as 'command.undo')
  return t(command.id === 'undo' ? 'command.undo.named' : 'command.redo.named', {
    what: stepTitle(step),
  })
}

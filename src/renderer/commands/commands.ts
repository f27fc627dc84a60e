import { type CommandId, type CommandRecord, commands as contractCommands } from '#contract/commands.ts'
import { isEditable } from '#core/invoice-state.ts'
import { submitSeveral } from '../batch/batch-actions.ts'
import { canCheck, checkActive } from '../connections/connection-actions.ts'
import { askToImport, exportData, exportDiagnostics, openInvoiceFile } from '../data/data-actions.ts'
import { showDeleted, showVersions } from '../data/history-actions.ts'
import { pickTemplate } from '../design/select-template.ts'
import { showChange } from '../editor/focus-change.ts'
import { deleteLine, duplicateLine, focusedLine, insertLine } from '../editor/line-items/line-actions.ts'
import { say, type WordKey } from '../i18n/translate.ts'
import { deleteInvoice, duplicateInvoice, newInvoice, stepInvoice } from '../invoice-list/list-actions.ts'
import { showGaps } from '../numbers/gap-actions.ts'
import { cycleRegion } from '../shell/regions.ts'
import type { Page } from '../state/app.ts'
import type { ItemField } from '../state/document/editor-doc.ts'
import { nameOfStep } from '../state/document/step-title.ts'
import type { Step } from '../state/document/undo-history.ts'
import { activeConnection } from '../state/host/active-connection.ts'
import { isQuestion } from '../state/view/view-store.ts'
import { mayBeSubmitted, printPdf, savePdf, startSubmission } from '../submission/submit-actions.ts'

/** One record is the palette's entry, the line of the shortcut sheet, and what a menu of the host asks for. */
export interface Command {
  id: string
  title: WordKey
  /** in Electron's notation; the first is shown, the others work too */
  shortcuts: readonly string[]
  enabled(page: Page): boolean
  run(page: Page): void
  /** offered in the palette */
  isListed: boolean
}

const always = () => true
const current = (page: Page) => page.documents.current()
const hasInvoice = (page: Page) => current(page) !== undefined
const dataState = (page: Page) => page.desk.store.getState().data?.state
const mayEdit = (page: Page) => dataState(page) !== 'newer'
const mayWrite = (page: Page) => mayEdit(page) && dataState(page) !== 'read_only'
const canEdit = (page: Page) => {
  const state = current(page)?.state
  return mayEdit(page) && state !== undefined && isEditable(state)
}
const hasOwnInvoice = (page: Page) => hasInvoice(page) && mayWrite(page)
const canSubmit = (page: Page) => {
  const document = current(page)
  const connection = activeConnection(page.desk.store.getState().connections)
  return mayWrite(page) && document !== undefined && mayBeSubmitted(document, connection)
}
const withCurrent = (act: (page: Page, id: string) => unknown) => (page: Page) => {
  const id = current(page)?.id
  if (id !== undefined) void act(page, id)
}
/** The work goes on where something changed. */
const travel = (page: Page, way: () => Step | undefined): Step | undefined => {
  const before = current(page)?.doc
  const step = way()
  const after = current(page)?.doc
  if (step && before && after) showChange(page, before, after)
  return step
}
const withLine = (act: (page: Page, row: number, field: ItemField) => void) => (page: Page) =>
  act(page, focusedLine(page), 'description')

type Behaviour = Omit<Command, 'id' | 'shortcuts' | 'isListed'> & {
  more?: readonly string[]
  isListed?: boolean
}

/** Everything that the contract names, and what it does here. */
const behaviours: Record<CommandId, Behaviour> = {
  'new-invoice': { title: 'command.new-invoice', enabled: mayWrite, run: page => void newInvoice(page) },
  'duplicate-invoice': {
    title: 'command.duplicate-invoice',
    enabled: hasOwnInvoice,
    run: withCurrent(duplicateInvoice),
  },
  save: {
    title: 'command.save',
    enabled: hasInvoice,
    run: withCurrent(async (page, id) => {
      if (await page.documents.autosave.flush(id)) page.view.announce(say('save.announced'))
    }),
  },
  'save-pdf': { title: 'command.save-pdf', enabled: hasInvoice, run: withCurrent(savePdf) },
  print: { title: 'command.print', enabled: hasInvoice, run: withCurrent(printPdf) },
  settings: {
    title: 'command.settings',
    enabled: always,
    run: page => page.view.set({ settings: page.view.store.getState().settings === null ? 'account' : null }),
  },
  undo: {
    title: 'command.undo',
    enabled: page => canEdit(page) && (current(page)?.history.past.length ?? 0) > 0,
    run: page => {
      const step = travel(page, page.documents.undo)
      if (step) page.view.announce(say('command.undone', { what: nameOfStep(step) }))
    },
  },
  redo: {
    title: 'command.redo',
    more: ['Ctrl+Y'],
    enabled: page => canEdit(page) && (current(page)?.history.future.length ?? 0) > 0,
    run: page => {
      const step = travel(page, page.documents.redo)
      if (step) page.view.announce(say('command.redone', { what: nameOfStep(step) }))
    },
  },
  search: {
    title: 'command.search',
    enabled: always,
    run: page => {
      page.view.set({ sidebar: true })
      requestAnimationFrame(() => document.getElementById('search-invoices')?.focus())
    },
  },
  palette: {
    title: 'command.palette',
    more: ['CmdOrCtrl+Shift+P'],
    enabled: always,
    run: page => page.view.set({ overlay: { kind: 'palette' } }),
    isListed: false,
  },
  'toggle-preview': {
    title: 'command.toggle-preview',
    enabled: hasInvoice,
    run: page => {
      const { layout, pane, preview } = page.view.store.getState()
      if (layout === 'tabs') page.view.set({ pane: pane === 'editor' ? 'preview' : 'editor' })
      else page.view.set({ preview: !preview })
    },
  },
  'toggle-sidebar': {
    title: 'command.toggle-sidebar',
    enabled: always,
    run: page => page.view.set({ sidebar: !page.view.store.getState().sidebar }),
  },
  submit: { title: 'command.submit', enabled: canSubmit, run: page => void startSubmission(page) },
  'submit-several': { title: 'command.submit-several', enabled: mayWrite, run: submitSeveral },
  'insert-line': {
    title: 'grid.insert',
    enabled: canEdit,
    run: withLine((page, row) => insertLine(page, row + 1)),
  },
  'duplicate-line': { title: 'grid.duplicate', enabled: canEdit, run: withLine(duplicateLine) },
  'delete-line': { title: 'grid.delete', enabled: canEdit, run: withLine(deleteLine) },
  'next-invoice': { title: 'command.next-invoice', enabled: always, run: page => stepInvoice(page, 1) },
  'previous-invoice': {
    title: 'command.previous-invoice',
    enabled: always,
    run: page => stepInvoice(page, -1),
  },
  shortcuts: {
    title: 'command.shortcuts',
    more: ['CmdOrCtrl+/'],
    enabled: always,
    run: page => page.view.set({ overlay: { kind: 'shortcuts' } }),
  },
  'export-diagnostics': {
    title: 'command.export-diagnostics',
    enabled: always,
    run: page => void exportDiagnostics(page),
  },
}

const records: readonly CommandRecord[] = contractCommands

const named: Command[] = records.map(({ id, accelerator }) => {
  const { more = [], isListed = true, ...behaviour } = behaviours[id as CommandId]
  return {
    id,
    shortcuts: [...(accelerator === undefined ? [] : [accelerator]), ...more],
    isListed,
    ...behaviour,
  }
})

/** What the page alone knows. */
const own: Command[] = [
  {
    id: 'delete-invoice',
    title: 'command.delete-invoice',
    shortcuts: [],
    enabled: hasOwnInvoice,
    run: withCurrent(deleteInvoice),
    isListed: true,
  },
  {
    id: 'sample-invoice',
    title: 'command.sample',
    shortcuts: [],
    enabled: mayWrite,
    run: page => void newInvoice(page, true),
    isListed: true,
  },
  {
    id: 'versions',
    title: 'command.versions',
    shortcuts: [],
    enabled: canEdit,
    run: withCurrent(showVersions),
    isListed: true,
  },
  {
    id: 'deleted-invoices',
    title: 'command.deleted',
    shortcuts: [],
    enabled: mayWrite,
    run: page => void showDeleted(page),
    isListed: true,
  },
  {
    id: 'connections',
    title: 'command.connections',
    shortcuts: ['CmdOrCtrl+Shift+K'],
    enabled: always,
    run: page => page.view.set({ settings: 'account' }),
    isListed: true,
  },
  {
    id: 'check-connection',
    title: 'command.check-connection',
    shortcuts: [],
    enabled: canCheck,
    run: page => void checkActive(page),
    isListed: true,
  },
  {
    id: 'number-gaps',
    title: 'command.number-gaps',
    shortcuts: [],
    enabled: always,
    run: page => void showGaps(page),
    isListed: true,
  },
  {
    id: 'open-invoice-file',
    title: 'command.open-file',
    shortcuts: [],
    enabled: mayWrite,
    run: page => void openInvoiceFile(page),
    isListed: true,
  },
  {
    id: 'export-data',
    title: 'command.export-data',
    shortcuts: [],
    enabled: always,
    run: page => void exportData(page),
    isListed: true,
  },
  {
    id: 'import-data',
    title: 'command.import-data',
    shortcuts: [],
    enabled: mayWrite,
    run: page => void askToImport(page),
    isListed: true,
  },
  {
    id: 'next-region',
    title: 'command.next-region',
    shortcuts: ['F6'],
    enabled: always,
    run: () => cycleRegion(1),
    isListed: false,
  },
  {
    id: 'previous-region',
    title: 'command.previous-region',
    shortcuts: ['Shift+F6'],
    enabled: always,
    run: () => cycleRegion(-1),
    isListed: false,
  },
]

const usableTemplates = (page: Page) =>
  page.desk.store.getState().templates.filter(({ mistake }) => mistake === null)

const templateCommands: Command[] = Array.from({ length: 9 }, (_, index) => ({
  id: `template-${index + 1}`,
  title: 'command.template-n',
  shortcuts: [`CmdOrCtrl+${index + 1}`],
  enabled: page => canEdit(page) && usableTemplates(page)[index] !== undefined,
  run: page => {
    const template = usableTemplates(page)[index]
    if (template) pickTemplate(page, template.name)
  },
  isListed: false,
}))

export const commands: readonly Command[] = [...named, ...own, ...templateCommands]

/**
 * For the toolbar and for the menus of the host, which reach over a dialog. A question must be answered before
 * anything behind it changes; a list to choose from gives way.
 */
export function runCommand(page: Page, id: string): void {
  const { overlay } = page.view.store.getState()
  if (overlay !== null && !isQuestion(overlay)) page.view.set({ overlay: null })
  else if (overlay !== null) return
  const command = commands.find(candidate => candidate.id === id)
  if (command?.enabled(page)) command.run(page)
}

/** With the name of the step, where there is one: "Undo Delete line". */
export function titleOf(page: Page, command: Command): string {
  const history = current(page)?.history
  const step =
    command.id === 'undo' ? history?.past.at(-1) : command.id === 'redo' ? history?.future.at(-1) : undefined
  if (!step) return say(command.title as 'command.undo')
  return say(command.id === 'undo' ? 'command.undo.named' : 'command.redo.named', {
    what: nameOfStep(step),
  })
}

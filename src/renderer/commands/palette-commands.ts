import { openConnect } from '../connections/connect-actions.ts'
import { canCheck, checkActive } from '../connections/connection-actions.ts'
import { cycleRegion } from '../controls/regions.ts'
import { chooseImportFile, exportData, openInvoiceFile, showCopies } from '../data/data-actions.ts'
import { showDeleted, showVersions } from '../data/history-actions.ts'
import { selectTemplate } from '../design/design-selects.tsx'
import { convertibleKinds, convertLine, insertSubtotal, isOfKind } from '../editor/line-items/kind-actions.ts'
import { focusedLine } from '../editor/line-items/line-actions.ts'
import { showGaps } from '../findings/gap-actions.ts'
import { askMarkPaid, openPayments } from '../payments/payment-actions.ts'
import { showDue } from '../schedules/schedule-actions.ts'
import type { App } from '../state/app.ts'
import { focusField } from '../state/focus-field.ts'
import { deleteInvoice, newInvoice } from '../state/invoice-actions.ts'
import { togglePlace } from '../state/places.ts'

import {
  always,
  type Command,
  canEdit,
  current,
  hasInvoice,
  hasOwnInvoice,
  mayBePaid,
  mayOwe,
  mayWrite,
  withCurrent,
  withLine,
} from './command-conditions.ts'

const conversionCommands = convertibleKinds.map(
  (kind): Command => ({
    id: `turn-${kind}`,
    title: `lines.turn.${kind}`,
    shortcuts: [],
    enabled: app => canEdit(app) && !isOfKind(current(app)?.doc.draft.items[focusedLine(app)], kind),
    run: withLine((app, row) => convertLine(app, row, kind)),
    inPalette: true,
  }),
)

/** Commands without a menu item. */
export const rendererEntries: Command[] = [
  {
    id: 'delete-invoice',
    title: 'command.delete-invoice',
    shortcuts: [],
    enabled: hasOwnInvoice,
    run: withCurrent(deleteInvoice),
    inPalette: true,
  },
  {
    id: 'payments',
    title: 'command.payments',
    shortcuts: [],
    enabled: mayBePaid,
    run: withCurrent(openPayments),
    inPalette: true,
  },
  {
    id: 'mark-paid',
    title: 'command.mark-paid',
    shortcuts: [],
    enabled: mayOwe,
    run: withCurrent((app, id) => askMarkPaid(app, [id])),
    inPalette: true,
  },
  {
    id: 'overview',
    title: 'command.overview',
    shortcuts: ['CmdOrCtrl+2'],
    enabled: always,
    run: app => void togglePlace(app, 'overview'),
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
    id: 'review-due',
    title: 'command.review-due',
    shortcuts: [],
    enabled: mayWrite,
    run: app => void showDue(app),
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
    id: 'connect',
    title: 'connect.command',
    shortcuts: [],
    enabled: mayWrite,
    run: app => openConnect(app),
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
  ...conversionCommands,
  {
    id: 'insert-subtotal',
    title: 'lines.turn.subtotal',
    shortcuts: [],
    enabled: canEdit,
    run: withLine(insertSubtotal),
    inPalette: true,
  },
  {
    id: 'restore-backup',
    title: 'command.restore-backup',
    shortcuts: [],
    enabled: mayWrite,
    run: app => void showCopies(app),
    inPalette: true,
  },
  {
    id: 'undo-import',
    title: 'command.undo-import',
    shortcuts: [],
    enabled: app => mayWrite(app) && app.view.store.getState().undoImport !== null,
    run: app => app.view.store.getState().undoImport?.(),
    inPalette: true,
  },
  {
    id: 'enlarge-preview',
    title: 'command.enlarge-preview',
    shortcuts: ['CmdOrCtrl+Shift+F'],
    enabled: hasInvoice,
    run: app => {
      const isEnlarged = app.view.store.getState().pane === 'preview'
      app.view.set(isEnlarged ? { pane: 'editor' } : { pane: 'preview', preview: true })
    },
    inPalette: true,
  },
  {
    id: 'hide-preview',
    title: 'toolbar.preview.hide',
    shortcuts: [],
    // a visible preview is hidden by its own shortcut instead
    enabled: app => {
      const { preview, isGlance, layout } = app.view.store.getState()
      return hasInvoice(app) && preview && isGlance && layout !== 'tabs'
    },
    run: app => app.view.hidePreview(),
    inPalette: true,
  },
  {
    id: 'design',
    title: 'command.design',
    shortcuts: [],
    enabled: canEdit,
    run: app => {
      app.view.set({ isDesignOpen: true })
      focusField(app, 'template')
    },
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
  app.hostStore.store.getState().templates.filter(({ issue }) => issue === null)

/** Shortcut of the n-th template. Mod+1 is taken by the place Invoices. */
export const templateShortcut = (index: number): string => `CmdOrCtrl+Shift+${index + 1}`

export const templateCommands: Command[] = Array.from({ length: 9 }, (_, index) => ({
  id: `template-${index + 1}`,
  title: 'command.template-n',
  shortcuts: [templateShortcut(index)],
  enabled: app => canEdit(app) && usableTemplates(app)[index] !== undefined,
  run: app => {
    const template = usableTemplates(app)[index]
    if (template) selectTemplate(app, template.name)
  },
  inPalette: false,
}))

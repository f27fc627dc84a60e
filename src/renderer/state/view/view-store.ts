import { createStore } from 'zustand/vanilla'
import type { BatchReview } from '#contract/batch.ts'
import type { NumberSeries } from '#contract/number-gaps.ts'
import type { DeletedInvoice, InvoiceVersion } from '#contract/stored-data.ts'
import type { Issue } from '#core/issue.ts'
import type { LiveConfirmation } from '../../submission/live-confirmation.ts'
import type { ItemField } from '../document/editor-doc.ts'
import type { Selection } from './selection.ts'

export type SettingsSection = 'business' | 'defaults' | 'account' | 'appearance' | 'data' | 'shortcuts'

/** What needs a decision covers the window; at most one at a time. */
export type Overlay =
  | { kind: 'palette' }
  | { kind: 'shortcuts' }
  | { kind: 'confirm-live'; question: LiveConfirmation }
  | { kind: 'offline'; id: string }
  | { kind: 'resolve-unknown'; id: string; found: 'created' | 'not_created' }
  | { kind: 'unsaved' }
  | { kind: 'recover' }
  | { kind: 'deleted'; invoices: readonly DeletedInvoice[] }
  | { kind: 'versions'; id: string; versions: readonly InvoiceVersion[] }
  | { kind: 'import'; file: File }
  | { kind: 'batch-review'; review: BatchReview }
  | { kind: 'batch' }
  | { kind: 'remove-connection'; id: string }
  | { kind: 'number-gaps'; series: readonly NumberSeries[] }

/** It was asked about what is on the screen now, so nothing behind it may change before the answer. */
export const blocksCommands = ({ kind }: Overlay): boolean =>
  !['palette', 'shortcuts', 'deleted', 'versions', 'batch', 'number-gaps'].includes(kind)

export interface Toast {
  id: number
  text: string
  action?: { label: string; run: () => void }
  /** stays until what it tells of has ended */
  isProgress?: true
  /** an invoice that was deleted: no longer so, there is nothing to tell */
  deletedInvoiceId?: string
}

export interface ViewState {
  /** overlay: the list lies over the invoice; tabs: besides, invoice and preview take turns */
  readonly layout: 'wide' | 'overlay' | 'tabs'
  readonly sidebar: boolean
  readonly preview: boolean
  /** which of the two is on screen where there is room for one */
  readonly pane: 'editor' | 'preview'
  readonly previewWidth: number | null
  readonly sidebarWidth: number
  readonly settings: SettingsSection | null
  readonly overlay: Overlay | null
  /** invoices that are being chosen in the list; `null`: none are */
  readonly selection: Selection | null
  readonly toasts: readonly Toast[]
  /** pages of the PDF that is being made, once the first is done */
  readonly pdfProgress: { done: number; pageCount: number } | null
  /** invoices of the damaged data that were looked at */
  readonly recoveryProgress: { done: number; total: number } | null
  /** a failure of a command, until it is dismissed or the next one */
  readonly notice: { text: string } | null
  readonly polite: string
  readonly assertive: string
  /** the line item that was last in focus: what the line commands act on */
  readonly focusedRow: string | null
  /** the field that has the focus, by the editor's name of it */
  readonly focusedField: string | null
  /** a cell that wants the focus once its row is on screen */
  readonly cellToFocus: { rowKey: string; field: ItemField } | null
  /** the summary of errors, the receipt: wants the focus when it appears */
  readonly focusSummary: boolean
  readonly focusReceipt: boolean
  /** what the latest preview could not draw, by path */
  readonly warnings: readonly Issue[]
  readonly pageCount: number | null
}

export function createViewStore() {
  const store = createStore<ViewState>(() => ({
    layout: 'wide',
    sidebar: true,
    preview: true,
    pane: 'editor',
    previewWidth: null,
    sidebarWidth: 216,
    settings: null,
    overlay: null,
    selection: null,
    toasts: [],
    pdfProgress: null,
    recoveryProgress: null,
    notice: null,
    polite: '',
    assertive: '',
    focusedRow: null,
    focusedField: null,
    cellToFocus: null,
    focusSummary: false,
    focusReceipt: false,
    warnings: [],
    pageCount: null,
  }))
  let lastToast = 0
  const running = new Set<string>()

  return {
    store,
    set: (change: Partial<ViewState>) => store.setState(change),
    toast(text: string, action?: Toast['action'], kind: Pick<Toast, 'isProgress' | 'deletedInvoiceId'> = {}) {
      const toast: Toast = { id: ++lastToast, text, ...(action ? { action } : {}), ...kind }
      store.setState(state => ({ toasts: [...state.toasts, toast].slice(-3), polite: text }))
      return toast.id
    },
    dismissToast: (id: number) =>
      store.setState(state => ({ toasts: state.toasts.filter(toast => toast.id !== id) })),
    dismissDeletedToast: (id: string) =>
      store.setState(state => ({
        toasts: state.toasts.filter(({ deletedInvoiceId: deleted }) => deleted !== id),
      })),
    announce: (polite: string) => store.setState({ polite }),
    alert: (assertive: string) => store.setState({ assertive }),
    notify: (text: string) => store.setState({ notice: { text }, assertive: text }),
    /** Runs one submission of an invoice at a time; a second click while the first is at work does nothing. */
    async runExclusive(id: string, work: () => Promise<void>) {
      if (running.has(id)) return
      running.add(id)
      try {
        await work()
      } finally {
        running.delete(id)
      }
    },
  }
}

export type ViewStore = ReturnType<typeof createViewStore>

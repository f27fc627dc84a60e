import { createStore } from 'zustand/vanilla'
import type { LongWork } from '#contract/operations/desktop-api.ts'
import type { OptionalColumn, Place } from '#contract/settings.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { RecordKind } from '#core/records/record.ts'
import type { ItemField } from '../document/editor-doc.ts'
import type { DropOffer } from './drop-offer.ts'
import type { Countdown, Overlay } from './overlay.ts'
import type { Selection } from './selection.ts'

export type SettingsSection =
  | 'business'
  | 'defaults'
  | 'pdf'
  | 'account'
  | 'appearance'
  | 'data'
  | 'shortcuts'
  | 'about'

/** Work of the host, and changes of many invoices, which the page makes in portions. */
export type ShownWork = LongWork | 'invoices'

/** A text, or how to write it in the language that the window has then. */
export type Wording = string | (() => string)

const textOfWording = (wording: Wording): string => (typeof wording === 'string' ? wording : wording())

/** What a notification offers. */
export interface NotificationAction<Label = Wording> {
  label: Label
  run: () => void
}

export interface Toast {
  id: number
  text: string
  action?: NotificationAction<string>
  /** shows the progress of this work, and stays until it has ended */
  progressOf?: ShownWork
  /** when its action ends, in milliseconds since the epoch; until then it stays, and not longer */
  until?: number
  /** id of a deleted invoice; the toast goes when it is restored */
  deletedInvoiceId?: string
}

/** wide: list, editor and preview; overlay: the list overlays the invoice; tabs: additionally, editor and preview alternate */
export type Layout = 'wide' | 'overlay' | 'tabs'

/** Widths of the editor in which a line item fits into one row with its usual description, in CSS pixels. */
export interface EditorNeeds {
  /** with a column for each field */
  usual: number
  /** with the discount below the price */
  compact: number
}

export interface ViewState {
  readonly layout: Layout
  /** part of the window that the rail names; its page is shown while no invoice is open, see `shownPlace` */
  readonly place: Place
  /** invoice that was open before the page of the place, to which Escape returns */
  readonly returnTo: { invoice: string; place: Place } | null
  /** false until the program shows where the user was */
  readonly isStarted: boolean
  readonly sidebar: boolean
  readonly preview: boolean
  /** the preview takes the place of the editor: in the tab layout, and where it is enlarged */
  readonly pane: 'editor' | 'preview'
  /** the preview beside the editor is so narrow that its pages are only seen at a glance */
  readonly isGlance: boolean
  readonly previewWidth: number | null
  readonly editorNeeds: EditorNeeds
  /** all of the look is shown below the page, not one row of it */
  readonly isDesignOpen: boolean
  readonly sidebarWidth: number
  /** period and order of the list are visible */
  readonly filters: boolean
  readonly settings: SettingsSection | null
  /** profile whose documents the overview counts; `null`: every one */
  readonly overviewSender: string | null
  /** profile whose details and defaults the settings show; `null`: that of new documents */
  readonly settingsSender: string | null
  /** label of the field that takes the focus, once its section is rendered */
  readonly settingToFocus: string | null
  /** what the place Customers shows */
  readonly records: RecordKind
  readonly overlay: Overlay | null
  /** live submission that can still be cancelled */
  readonly countdown: Countdown | null
  /** documents that were marked as issued and can still be drafts again, and their toast */
  readonly undoableMark: { ids: readonly string[]; toast: number } | null
  /** what the window does with the dragged file; `null` while none is dragged over it */
  readonly fileDrop: DropOffer | null
  /** a table that was dropped, until it is checked */
  readonly droppedTable: File | null
  /** undoes the last import */
  readonly wayBack: (() => void) | null
  /** selected invoices; `null` outside selection mode */
  readonly selection: Selection | null
  readonly toasts: readonly Toast[]
  /** progress of long work, once it is known */
  readonly progress: Readonly<Partial<Record<ShownWork, { done: number; total: number }>>>
  /** progress of a recovery in invoices */
  readonly recoveryProgress: { done: number; total: number } | null
  /** error of a command, until dismissed or replaced */
  readonly notice: Pick<Toast, 'text' | 'action'> | null
  readonly polite: string
  readonly assertive: string
  /** the last focused line item, which line commands act on */
  readonly focusedRow: string | null
  /** editor key of the focused field */
  readonly focusedField: string | null
  /** cell to focus once its row is rendered */
  readonly cellToFocus: { rowKey: string; field: ItemField } | null
  /** column of the line items that is visible although the settings do not name it yet */
  readonly columnToShow: OptionalColumn | null
  /** the sheet with the details of a party */
  readonly partySheet: {
    party: 'seller' | 'buyer'
    /** a customer that does not exist yet, and is saved with the sheet */
    isNew: boolean
  } | null
  /** the field of the customer takes the focus, once rendered */
  readonly wantsCustomer: boolean
  /** focus requests for the error summary and the result of a submission, once rendered */
  readonly focusSummary: boolean
  readonly focusResult: boolean
  /** what is known about the delivered PDF is shown */
  readonly isReceiptOpen: boolean
  /** warnings of the latest preview by path */
  readonly warnings: readonly Issue[]
  readonly pageCount: number | null
}

/** The focus moves as soon as its target is rendered. */
export const isFocusPending = (view: ViewState): boolean =>
  view.cellToFocus !== null ||
  view.settingToFocus !== null ||
  view.wantsCustomer ||
  view.focusSummary ||
  view.focusResult

export function createViewStore() {
  const store = createStore<ViewState>(() => ({
    layout: 'wide',
    place: 'invoices',
    returnTo: null,
    isStarted: false,
    sidebar: true,
    preview: true,
    pane: 'editor',
    isGlance: false,
    previewWidth: null,
    editorNeeds: { usual: 0, compact: 0 },
    isDesignOpen: false,
    sidebarWidth: 296,
    filters: false,
    settings: null,
    overviewSender: null,
    settingsSender: null,
    settingToFocus: null,
    records: 'customers',
    overlay: null,
    countdown: null,
    undoableMark: null,
    fileDrop: null,
    droppedTable: null,
    wayBack: null,
    selection: null,
    toasts: [],
    progress: {},
    recoveryProgress: null,
    notice: null,
    polite: '',
    assertive: '',
    focusedRow: null,
    focusedField: null,
    cellToFocus: null,
    columnToShow: null,
    partySheet: null,
    wantsCustomer: false,
    focusSummary: false,
    focusResult: false,
    isReceiptOpen: false,
    warnings: [],
    pageCount: null,
  }))
  let lastToast = 0
  const toastWriters = new Map<number, () => Pick<Toast, 'text' | 'action'>>()
  let writeNotice = (): Pick<Toast, 'text' | 'action'> | null => null
  const running = new Set<string>()

  return {
    store,
    set: (change: Partial<ViewState>) => store.setState(change),
    /** Where its pages are not readable beside the editor, the preview takes the editor's place instead. */
    togglePreview: () =>
      store.setState(({ layout, pane, preview, isGlance }) =>
        layout === 'tabs' || (preview && isGlance)
          ? { pane: pane === 'editor' ? 'preview' : 'editor' }
          : { preview: !preview, pane: 'editor' },
      ),
    hidePreview: () => store.setState({ preview: false, pane: 'editor' }),
    toast(
      wording: Wording,
      action?: NotificationAction,
      kind: Pick<Toast, 'progressOf' | 'until' | 'deletedInvoiceId'> = {},
    ) {
      const write = () => writtenNotification(wording, action)
      const toast: Toast = { id: ++lastToast, ...write(), ...kind }
      toastWriters.set(toast.id, write)
      store.setState(state => ({ toasts: [...state.toasts, toast].slice(-3), polite: toast.text }))
      return toast.id
    },
    /** `null` once the work has ended */
    setProgress: (work: ShownWork, progress: { done: number; total: number } | null) =>
      store.setState(state => {
        const { [work]: _, ...others } = state.progress
        return { progress: progress === null ? others : { ...others, [work]: progress } }
      }),
    dismissToast: (id: number) =>
      store.setState(state => ({ toasts: state.toasts.filter(toast => toast.id !== id) })),
    dismissDeletedToast: (id: string) =>
      store.setState(state => ({
        toasts: state.toasts.filter(({ deletedInvoiceId: deleted }) => deleted !== id),
      })),
    announce: (polite: string) => store.setState({ polite }),
    alert: (assertive: string) => store.setState({ assertive }),
    notify: (wording: Wording, action?: NotificationAction) => {
      const write = () => writtenNotification(wording, action)
      writeNotice = write
      const notice = write()
      store.setState({ notice, assertive: notice.text })
    },
    /** Writes what is shown in the language that the window has now. */
    rewriteNotifications() {
      const { toasts, notice } = store.getState()
      for (const id of toastWriters.keys())
        if (!toasts.some(toast => toast.id === id)) toastWriters.delete(id)
      store.setState({
        toasts: toasts.map(toast => ({ ...toast, ...toastWriters.get(toast.id)?.() })),
        notice: notice && writeNotice(),
      })
    },
    /** Runs one submission per invoice at a time; ignores a second click meanwhile. */
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

const writtenNotification = (wording: Wording, action?: NotificationAction) => ({
  text: textOfWording(wording),
  ...(action && { action: { ...action, label: textOfWording(action.label) } }),
})

export type ViewStore = ReturnType<typeof createViewStore>

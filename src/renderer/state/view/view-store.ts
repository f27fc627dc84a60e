import { createStore } from 'zustand/vanilla'
import type { LongWork } from '#contract/operations/desktop-api.ts'
import type { OptionalColumn, Place } from '#contract/settings.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { RecordKind } from '#core/records/record.ts'
import type { ItemField } from '../document/editor-doc.ts'
import type { DropEffect } from './drop-effect.ts'
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

/** Work of the host, or a change of many invoices, which the page makes in portions. */
export type ShownWork = LongWork | 'invoices'

/** A text, or a function that writes it in the current language of the window. */
export type Wording = string | (() => string)

const textOfWording = (wording: Wording): string => (typeof wording === 'string' ? wording : wording())

/** Action offered by a notification. */
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
  /** milliseconds since the epoch when its action expires; the notification is shown until then */
  until?: number
  /** id of a deleted invoice; the notification is removed when it is restored */
  deletedInvoiceId?: string
}

/**
 * wide: list, editor and preview; overlay: the list overlays the invoice; tabs: in addition, editor and preview
 * alternate
 */
export type Layout = 'wide' | 'overlay' | 'tabs'

/** Editor widths in CSS pixels at which a line item fits in one row with a description of usual width. */
export interface EditorNeeds {
  /** width with a column for each field */
  usual: number
  /** width with the discount below the price */
  compact: number
}

export interface ViewState {
  readonly layout: Layout
  /** place selected in the rail; its page is shown while no invoice is open, see `shownPlace` */
  readonly place: Place
  /** invoice that was open before the page of the place; Escape returns to it */
  readonly returnTo: { invoice: string; place: Place } | null
  /** false until the last place is restored */
  readonly isStarted: boolean
  readonly sidebar: boolean
  readonly preview: boolean
  /** the preview replaces the editor: in the tab layout, or while enlarged */
  readonly pane: 'editor' | 'preview'
  /** the preview beside the editor is too narrow to be read */
  readonly isGlance: boolean
  readonly previewWidth: number | null
  readonly editorNeeds: EditorNeeds
  /** all design options are shown below the page, instead of one row */
  readonly isDesignOpen: boolean
  readonly sidebarWidth: number
  /** whether period and order of the list are visible */
  readonly filters: boolean
  readonly settings: SettingsSection | null
  /** profile whose documents the overview counts; `null` for every one */
  readonly overviewSender: string | null
  /** profile shown in the settings; `null` for that of new documents */
  readonly settingsSender: string | null
  /** label of the field to focus once its section is rendered */
  readonly settingToFocus: string | null
  /** record kind shown by the place Customers */
  readonly records: RecordKind
  readonly overlay: Overlay | null
  /** live submission that can still be cancelled */
  readonly countdown: Countdown | null
  /** documents marked as issued that can still be reverted to drafts, and their notification */
  readonly undoableMark: { ids: readonly string[]; toast: number } | null
  /** effect of dropping the dragged file; `null` while none is dragged over the window */
  readonly fileDrop: DropEffect | null
  /** a dropped table, until it is checked */
  readonly droppedTable: File | null
  /** undoes the last import */
  readonly undoImport: (() => void) | null
  /** selected invoices; `null` outside selection mode */
  readonly selection: Selection | null
  readonly toasts: readonly Toast[]
  /** progress of long work, as far as it is known */
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
  /** column of the line items that is shown before the settings contain it */
  readonly columnToShow: OptionalColumn | null
  /** the open sheet with the details of a party */
  readonly partySheet: {
    party: 'seller' | 'buyer'
    /** the customer does not exist yet and is saved with the sheet */
    isNew: boolean
  } | null
  /** the customer field is to be focused once rendered */
  readonly wantsCustomer: boolean
  /** the error summary or the result of a submission is to be focused once rendered */
  readonly focusSummary: boolean
  readonly focusResult: boolean
  /** the details of the delivered PDF are expanded */
  readonly isReceiptOpen: boolean
  /** warnings of the latest preview by path */
  readonly warnings: readonly Issue[]
  readonly pageCount: number | null
}

/** Whether the focus will move as soon as its target is rendered. */
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
    undoImport: null,
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
    /** If the preview is not readable beside the editor, it replaces the editor instead. */
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
    /** Rewrites the displayed notifications in the current language. */
    rewriteNotifications() {
      const { toasts, notice } = store.getState()
      for (const id of toastWriters.keys())
        if (!toasts.some(toast => toast.id === id)) toastWriters.delete(id)
      store.setState({
        toasts: toasts.map(toast => ({ ...toast, ...toastWriters.get(toast.id)?.() })),
        notice: notice && writeNotice(),
      })
    },
    /** Runs one submission per invoice at a time; a second click meanwhile is ignored. */
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

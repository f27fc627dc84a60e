import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import noticeStyles from '../controls/notice.module.css'
import { WorkProgress } from '../data/work-progress.tsx'
import { t } from '../i18n/translate.ts'
import { useApp, useView } from '../state/use-app.ts'
import type { Toast } from '../state/view/view-store.ts'
import styles from './toasts.module.css'

/** Undoable actions and background results only; decisions are asked in dialogs. */
export function Toasts({ isAboveBar }: { isAboveBar: boolean }) {
  const toasts = useView(view => view.toasts)
  const region = useRef<HTMLElement>(null)
  useShownFocus(region, toasts)
  if (toasts.length === 0) return null
  return (
    <section
      ref={region}
      className={styles.toasts}
      data-region="notifications"
      data-above-bar={isAboveBar || undefined}
      aria-label={t('toast.region')}
    >
      {toasts.map(toast => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

/** Scrolls the focused element out from under a new notification. */
function useShownFocus(region: RefObject<HTMLElement | null>, toasts: readonly Toast[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new notification may cover it
  useLayoutEffect(() => {
    const { activeElement: focused } = document
    const covered = region.current?.getBoundingClientRect()
    if (!covered || !focused || focused === document.body || region.current?.contains(focused)) return
    const box = focused.getBoundingClientRect()
    if (box.bottom > covered.top && box.top < covered.bottom) focused.scrollIntoView({ block: 'nearest' })
  }, [region, toasts])
}

const toastDurationMs = { plain: 4000, withAction: 10_000 }

function ToastCard({ toast }: { toast: Toast }) {
  const app = useApp()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const dismiss = () => app.view.dismissToast(toast.id)
  const start = () => {
    clearTimeout(timer.current)
    if (toast.until !== undefined) timer.current = setTimeout(dismiss, toast.until - Date.now())
    else if (!toast.progressOf)
      timer.current = setTimeout(dismiss, toast.action ? toastDurationMs.withAction : toastDurationMs.plain)
  }
  const stop = () => clearTimeout(timer.current)
  const pause = () => {
    if (toast.until === undefined) stop()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a toast lives once, from when it appears
  useEffect(() => {
    start()
    return stop
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing only gives time to read
    <div
      className={styles.toast}
      onPointerEnter={pause}
      onPointerLeave={start}
      onFocus={pause}
      onBlur={start}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        dismiss()
      }}
    >
      <span className={styles.text} title={toast.text}>
        {toast.text}
      </span>
      {toast.progressOf && <WorkProgress work={toast.progressOf} />}
      {toast.action && (
        <Button
          variant="link"
          size="small"
          onClick={() => {
            toast.action?.run()
            dismiss()
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton className={styles.close} label={t('toast.dismiss')} onClick={dismiss}>
        <Icon icon="x" size={14} />
      </IconButton>
    </div>
  )
}

/** Always mounted, because a live region that appears with its text is not announced. */
export function LiveRegions() {
  const polite = useView(view => view.polite)
  const assertive = useView(view => view.assertive)
  return (
    <>
      <div className="visually-hidden" role="status" aria-live="polite">
        {polite}
      </div>
      <div className="visually-hidden" role="alert" aria-live="assertive">
        {assertive}
      </div>
    </>
  )
}

/** The reason why a command failed and how to fix it, shown until dismissed. */
export function Notice() {
  const app = useApp()
  const notice = useView(view => view.notice)
  if (!notice) return null
  return (
    <div className={noticeStyles.notice}>
      <Icon icon="circle-alert" />
      <p>{notice.text}</p>
      {notice.action && (
        <Button
          size="small"
          onClick={() => {
            app.view.set({ notice: null })
            notice.action?.run()
          }}
        >
          {notice.action.label}
        </Button>
      )}
      <IconButton label={t('notice.dismiss')} onClick={() => app.view.set({ notice: null })}>
        <Icon icon="x" size={14} />
      </IconButton>
    </div>
  )
}

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { t } from '../i18n/translate.ts'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

interface DialogProps {
  title: string
  /** `alert` has to be answered; the focus starts on the safest button */
  kind?: 'dialog' | 'form' | 'alert' | 'palette' | 'wide' | 'viewer'
  /** for a confirmation that contains a table */
  isWide?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * Modal `<dialog>`: traps the focus and returns it to the opener, unless the answer moved it elsewhere. It starts on the first
 * control, or on the one with `data-first-focus`.
 */
export function Dialog({ title, kind = 'dialog', isWide = false, onClose, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    // dialogs without a focusable element are focused themselves; effects of the children have run before
    dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      const isFocusLost = document.activeElement === null || document.activeElement === document.body
      if (isFocusLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[kind], isWide && styles.wide)}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={kind === 'alert' ? `${id}-body` : undefined}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={event => {
        // Only the backdrop is the dialog element; an alert does not close on a click outside.
        if (kind !== 'alert' && event.target === dialog.current) onClose()
      }}
      onKeyDown={event => event.key !== 'Escape' && event.stopPropagation()}
    >
      <div className={styles.inside}>
        <h2 id={`${id}-title`} className={kind === 'palette' ? 'visually-hidden' : styles.title}>
          {title}
        </h2>
        <div id={`${id}-body`} className={styles.body}>
          {children}
        </div>
        {kind !== 'alert' && kind !== 'palette' && (
          <IconButton className={styles.close} label={t('dialog.close')} onClick={onClose}>
            <Icon icon="x" />
          </IconButton>
        )}
      </div>
    </dialog>
  )
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

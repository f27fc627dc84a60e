import {
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import type { Issue } from '#core/errors/issue.ts'
import { addressLinesOf, type PostalAddress } from '#core/text/address-lines.ts'
import { Button, IconButton } from '../../controls/button.tsx'
import { classNames } from '../../controls/class-names.ts'
import controls from '../../controls/field.module.css'
import { Icon } from '../../controls/icon.tsx'
import { t, textOf } from '../../i18n/translate.ts'
import { afterPress } from '../../state/document/after-press.ts'
import { useReadOnly } from '../../state/use-app.ts'
import styles from './parties.module.css'

interface PartyCardProps {
  title: string
  /** title of the sheet */
  sheetTitle: string
  change: string
  changeLabel: string
  party: (PostalAddress & { name?: string | undefined; tax_id?: string | undefined }) | undefined
  message: Issue | undefined
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  /** called when the form was completed */
  onDone: () => void
  field: 'seller' | 'buyer'
  /** control above the printed party */
  choice?: ReactNode
  /** data URL of the picture printed with the party */
  logo?: string | undefined
  /** shown below the printed party */
  hint?: string | undefined
  /** button below the printed party */
  action?: ReactNode
  children: ReactNode
}

/** Displays a party as printed; opens its form in a sheet and closes it when the focus leaves. */
export function PartyCard(props: PartyCardProps) {
  const {
    title,
    sheetTitle,
    change,
    changeLabel,
    party,
    message,
    isOpen,
    onOpen,
    onClose,
    onDone,
    field,
    choice,
    logo,
    hint,
    action,
    children,
  } = props
  const readOnly = useReadOnly()
  const titleId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)

  // before the next key, which is meant for the form
  useLayoutEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [isOpen])

  const latestClose = useRef(onClose)
  latestClose.current = onClose
  const onBlur = (event: FocusEvent) => {
    // another window, the calendar or a menu may take the focus without ending the edit
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
      afterPress(() => latestClose.current())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // with Ctrl or Cmd, Enter submits the invoice
    const isPlainEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey
    const isEnterInField =
      isPlainEnter && event.target instanceof HTMLInputElement && !event.nativeEvent.isComposing
    if (event.key !== 'Escape' && !isEnterInField) return
    event.preventDefault()
    event.stopPropagation()
    // Escape returns the focus to the opener; Enter moves it on, because a space typed there would open the form again
    if (event.key === 'Enter') return onDone()
    flushSync(onClose)
    opener.current?.focus()
  }

  const lines = addressLinesOf(party ?? {})
  const isBlank = lines.length === 0 && !party?.tax_id
  const changeButton = !readOnly && (
    <Button
      ref={opener}
      variant={isBlank ? 'link' : 'quiet'}
      size="small"
      className={styles.change}
      aria-label={changeLabel}
      onClick={onOpen}
    >
      {isBlank && <Icon icon="plus" size={14} />}
      {change}
    </Button>
  )
  return (
    <section
      className={classNames(styles.card, isBlank && styles.blank)}
      aria-labelledby={titleId}
      data-party={field}
    >
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {!isBlank && changeButton}
      </div>
      {choice}
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: leaving the form, Enter or Escape closes it, from any field inside
        <div ref={form} className={styles.sheet} onBlur={onBlur} onKeyDown={onKeyDown}>
          <div className={styles.sheetHead}>
            <h3>{sheetTitle}</h3>
            <IconButton label={t('party.close')} onClick={onDone}>
              <Icon icon="x" />
            </IconButton>
          </div>
          {children}
        </div>
      )}
      {logo?.startsWith('data:image/') && <img className={styles.logo} src={logo} alt={t('more.logo.alt')} />}
      {(party?.name || !isBlank) && (
        <address className={styles.address}>
          <strong>
            <bdi>{party?.name}</bdi>
          </strong>
          <span className={styles.lines} dir="auto">
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address have no identity
              <Fragment key={index}>
                {index > 0 && ' '}
                <span>{line}</span>
              </Fragment>
            ))}
          </span>
          {party?.tax_id && (
            <span>
              <bdi>{party.tax_id}</bdi>
            </span>
          )}
        </address>
      )}
      {isBlank && changeButton}
      {!isOpen && hint && <p className={styles.private}>{hint}</p>}
      {action}
      {message && (
        <p className={classNames(controls[message.severity], styles.message)}>{textOf(message.message)}</p>
      )}
    </section>
  )
}

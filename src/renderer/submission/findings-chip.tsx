import { Popover } from '@base-ui/react/popover'
import { useDeferredValue, useRef, useState } from 'react'
import { documentTypeOf } from '#core/document-type.ts'
import type { Issue } from '#core/errors/issue.ts'
import { classNames } from '../controls/class-names.ts'
import { Icon } from '../controls/icon.tsx'
import popover from '../controls/popover.module.css'
import { FindingList } from '../findings/finding-list.tsx'
import styles from '../findings/findings.module.css'
import { countFindings, invoiceFindings } from '../findings/invoice-findings.ts'
import { t } from '../i18n/translate.ts'
import type { OpenInvoice } from '../state/document/open-invoice.ts'
import { focusPath } from '../state/focus-field.ts'
import { activeConnection } from '../state/host/active-connection.ts'
import { useApp, useHost, useOpenInvoice, useView } from '../state/use-app.ts'
import { mayBeSubmitted } from './submit-actions.ts'

/** Shows the number of findings of the invoice and lists them. Updated after the keystroke is rendered. */
/** @param isQuiet shows nothing without findings */
export function FindingsChip({ isQuiet = false }: { isQuiet?: boolean }) {
  const current = useOpenInvoice(invoice => invoice)
  const invoice = useDeferredValue(current)
  // the invoice was submitted or just closed
  if (!current || !invoice || !mayBeSubmitted(current) || current.isSubmitting) return null
  return <Chip invoice={invoice} isQuiet={isQuiet} />
}

function Chip({ invoice, isQuiet }: { invoice: OpenInvoice; isQuiet: boolean }) {
  const app = useApp()
  const requestFields = useHost(host => activeConnection(host.connections)?.requestFields) ?? 'full'
  const previewWarnings = useView(view => view.warnings)
  const [isOpen, setOpen] = useState(false)
  const isChosen = useRef(false)
  const issues = invoiceFindings(invoice, requestFields, previewWarnings)
  const count = countFindings(issues)
  if (isQuiet && issues.length === 0) return null
  const label =
    count > 0
      ? t('checks.count', { count })
      : issues.length > 0
        ? t('checks.hints-only', { count: issues.length })
        : t('checks.none')
  const choose = (path: string) => {
    isChosen.current = true
    setOpen(false)
    focusPath(app, path)
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        className={classNames(styles.chip, count > 0 && styles.some)}
        aria-label={label}
        title={label}
        data-findings={count}
      >
        <Icon icon={issues.length === 0 ? 'check' : count === 0 ? 'lightbulb' : 'triangle-alert'} size={14} />
        <span aria-hidden="true" className={styles.long}>
          {label}
        </span>
        <span aria-hidden="true" className={styles.short}>
          {count > 0 && count}
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={popover.positioner} side="bottom" align="start" sideOffset={6}>
          <Popover.Popup
            className={classNames(popover.popup, styles.popup)}
            finalFocus={() => {
              const isFieldFocused = isChosen.current
              isChosen.current = false
              return !isFieldFocused
            }}
          >
            <Popover.Title className={styles.title}>{t('checks.title')}</Popover.Title>
            {issues.length === 0 && (
              <p className={styles.nothing}>
                {t('checks.all-right', { kind: documentTypeOf(invoice.doc.draft) })}
              </p>
            )}
            <Group title={t('checks.errors')} issues={issues} severity="error" onChoose={choose} />
            <Group title={t('checks.warnings')} issues={issues} severity="warning" onChoose={choose} />
            <Group title={t('checks.hints')} issues={issues} severity="info" onChoose={choose} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface GroupProps {
  title: string
  issues: readonly Issue[]
  severity: Issue['severity']
  onChoose: (path: string) => void
}

function Group({ title, issues, severity, onChoose }: GroupProps) {
  const own = issues.filter(issue => issue.severity === severity)
  if (own.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className={styles.group}>{title}</h3>
      <FindingList issues={own} onChoose={onChoose} />
    </section>
  )
}

import type { DocumentStatus } from '#core/invoice/document-status.ts'
import { t } from '../i18n/translate.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './status-badge.module.css'

const icons: Record<DocumentStatus, IconName> = {
  draft: 'pencil-line',
  rejected: 'circle-alert',
  waiting: 'clock',
  sending: 'loader-circle',
  not_confirmed: 'circle-question-mark',
  test: 'flask-conical',
  open: 'circle-dashed',
  expired: 'circle-x',
  accepted: 'circle-check',
  invoiced: 'file-text',
  overdue: 'triangle-alert',
  partly_paid: 'circle-dot',
  issued: 'send',
  paid: 'circle-check',
  credited: 'undo-2',
}

interface StatusBadgeProps {
  status: DocumentStatus
  overdueDays: number | null
}

/** Icon and text, so that colour is never the only indication. */
export function StatusBadge({ status, overdueDays }: StatusBadgeProps) {
  return (
    <span className={styles.badge} data-status={status}>
      <Icon icon={icons[status]} size={12} />
      <span>
        {overdueDays === null
          ? t(`document.status.${status}`)
          : t('document.status.overdue.days', { count: overdueDays })}
      </span>
    </span>
  )
}

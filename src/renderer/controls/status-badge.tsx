import type { DocumentType } from '#core/document-type.ts'
import type { DocumentStatus } from '#core/invoice/document-status.ts'
import { t } from '../i18n/translate.ts'
import { classNames } from './class-names.ts'
import states from './state-colors.module.css'
import { StateGlyph } from './state-glyph.tsx'
import styles from './status-badge.module.css'

interface StatusBadgeProps {
  status: DocumentStatus
  /** of the document; default: any */
  kind?: DocumentType | 'document'
  overdueDays: number | null
  /** in place of the name of the status */
  text?: string
  /** with a background of its own, where one document is shown */
  isChip?: boolean
}

/** Shape and text, so that colour is never the only indication. */
export function StatusBadge({
  status,
  kind = 'document',
  overdueDays,
  text,
  isChip = false,
}: StatusBadgeProps) {
  return (
    <span className={classNames(states.state, styles.badge, isChip && styles.chip)} data-status={status}>
      <StateGlyph status={status} size={isChip ? 16 : 14} />
      <span>
        {text ??
          (overdueDays === null
            ? t(`document.status.${status}`, { kind })
            : t('document.status.overdue.days', { count: overdueDays }))}
      </span>
    </span>
  )
}

import type { DocumentType } from '#core/document-type.ts'
import type { DocumentStatus } from '#core/invoice/document-status.ts'
import { t } from '../i18n/translate.ts'
import { classNames } from './class-names.ts'
import states from './state-colors.module.css'
import { StateGlyph } from './state-glyph.tsx'
import styles from './status-badge.module.css'

interface StatusBadgeProps {
  status: DocumentStatus
  /** kind of the document; default: any */
  kind?: DocumentType | 'document'
  overdueDays: number | null
  /** replaces the name of the status */
  text?: string
  /** with a background, where a single document is shown */
  isChip?: boolean
}

/** A shape and a text, because colour must never be the only indication. */
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

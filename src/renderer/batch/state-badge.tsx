import type { InvoiceState } from '#core/invoice/document-status.ts'
import { Icon, type IconName } from '../controls/icon.tsx'
import { t } from '../i18n/translate.ts'
import styles from './state-badge.module.css'

const icons: Record<InvoiceState, IconName> = {
  draft: 'pencil-line',
  queued: 'clock',
  sending: 'loader-circle',
  done: 'circle-check',
  refused: 'circle-alert',
  unknown: 'circle-question-mark',
}

/** Icon and text, so that colour is never the only indication. */
export function StateBadge({ state }: { state: InvoiceState }) {
  return (
    <span className={styles[state]}>
      <Icon icon={icons[state]} size={12} />
      <span className={styles.label}>{t(`state.${state}`)}</span>
    </span>
  )
}

import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Clock,
  LoaderCircle,
  type LucideIcon,
  PencilLine,
} from 'lucide-react'
import type { InvoiceState } from '#core/invoice/invoice-state.ts'
import { Icon } from '../controls/icon.tsx'
import { t } from '../i18n/translate.ts'
import styles from './state-badge.module.css'

const icons: Record<InvoiceState, LucideIcon> = {
  draft: PencilLine,
  queued: Clock,
  sending: LoaderCircle,
  done: CircleCheck,
  refused: CircleAlert,
  unknown: CircleHelp,
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

import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Clock,
  LoaderCircle,
  type LucideIcon,
  PencilLine,
} from 'lucide-react'
import type { InvoiceState } from '#core/invoice-state.ts'
import { Icon } from '../controls/icon.tsx'
import { say } from '../i18n/translate.ts'
import styles from './state-badge.module.css'

const marks: Record<InvoiceState, LucideIcon> = {
  draft: PencilLine,
  queued: Clock,
  sending: LoaderCircle,
  done: CircleCheck,
  refused: CircleAlert,
  unknown: CircleHelp,
}

/** Icon and word: colour alone never says it. */
export function StateMark({ state }: { state: InvoiceState }) {
  return (
    <span className={styles[state]}>
      <Icon of={marks[state]} size={12} />
      <span className={styles.word}>{say(`state.${state}`)}</span>
    </span>
  )
}

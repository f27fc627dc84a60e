import type { DocumentType } from '#core/document-type.ts'
import type { DocumentStatus, InvoiceState } from '#core/invoice/document-status.ts'
import { StateGlyph } from '../controls/state-glyph.tsx'
import { t } from '../i18n/translate.ts'
import styles from './state-badge.module.css'

const glyphs: Record<InvoiceState, DocumentStatus> = {
  draft: 'draft',
  queued: 'waiting',
  sending: 'sending',
  done: 'issued',
  refused: 'rejected',
  unknown: 'not_confirmed',
}

/** Shape and text, so that colour is never the only indication. */
export function StateBadge({ state, kind }: { state: InvoiceState; kind: DocumentType }) {
  return (
    <span className={styles[state]}>
      <StateGlyph status={glyphs[state]} />
      <span className={styles.label}>{t(`state.${state}`, { kind })}</span>
    </span>
  )
}

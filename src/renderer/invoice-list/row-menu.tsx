import { Menu } from '@base-ui/react/menu'
import { type MouseEvent, type ReactNode, useState } from 'react'
import type { InvoiceSummary } from '#contract/invoice-list.ts'
import { isSubmittable } from '#core/invoice/document-status.ts'
import { Kbd } from '../controls/kbd.tsx'
import styles from '../controls/menu.module.css'
import { t } from '../i18n/translate.ts'
import { openMarkIssued } from '../mark-issued/open-mark-issued.ts'
import { askMarkPaid, mayHavePayments, openPayments } from '../payments/payment-actions.ts'
import { showSchedule } from '../schedules/schedule-actions.ts'
import { deleteInvoice, duplicateInvoice, openInvoiceFromList } from '../state/invoice-actions.ts'
import { useApp } from '../state/use-app.ts'
import { toggleSelected } from './selection-input.ts'

export interface RowMenuTarget {
  row: HTMLElement
  /** pointer position; absent if the menu was opened by a key */
  at?: { x: number; y: number }
}

/** Target for a menu opened by the secondary mouse button. */
export const targetOfClick = ({ currentTarget: row, clientX: x, clientY: y }: MouseEvent<HTMLElement>) => ({
  row,
  at: { x, y },
})

const anchorOf = ({ row, at }: RowMenuTarget) =>
  at === undefined ? row : { getBoundingClientRect: () => new DOMRect(at.x, at.y) }

interface RowMenuProps {
  target: RowMenuTarget | null
  invoices: readonly InvoiceSummary[]
  isSelectable: boolean
  onClose: () => void
}

/** One menu for all rows, anchored at the row that opened it. */
export function RowMenu({ target, invoices, isSelectable, onClose }: RowMenuProps) {
  const app = useApp()
  // A closing menu keeps its row, because the focus returns to it.
  const [lastTarget, setLastTarget] = useState(target)
  if (target && target !== lastTarget) setLastTarget(target)
  const id = (target ?? lastTarget)?.row.dataset.invoice ?? ''
  const summary = invoices.find(invoice => invoice.id === id)
  if (!summary) return null
  return (
    <Menu.Root open={target !== null} onOpenChange={open => !open && onClose()} modal={false}>
      <Menu.Portal>
        <Menu.Positioner
          className={styles.positioner}
          anchor={target && anchorOf(target)}
          side="bottom"
          align={target?.at ? 'start' : 'end'}
          sideOffset={target?.at ? 0 : -4}
        >
          <Menu.Popup
            className={styles.popup}
            aria-label={t('menu.row', { number: summary.invoice_number })}
            finalFocus={() => lastTarget?.row ?? null}
          >
            <Entry shortcut="Enter" onClick={() => void openInvoiceFromList(app, id)}>
              {t('menu.open')}
            </Entry>
            {isSelectable && (
              <Entry shortcut="Space" onClick={() => toggleSelected(app, id)}>
                {t('menu.select')}
              </Entry>
            )}
            {mayHavePayments(summary) && (
              <>
                <Menu.Separator className={styles.separator} />
                <Entry onClick={() => askMarkPaid(app, [id])}>{t('command.mark-paid')}</Entry>
                <Entry onClick={() => void openPayments(app, id)}>{t('command.payments')}</Entry>
              </>
            )}
            {isSubmittable(summary.state, summary.mode) && summary.type !== 'quote' && (
              <>
                <Menu.Separator className={styles.separator} />
                <Entry onClick={() => void openMarkIssued(app, [id])}>{t('command.mark-issued')}</Entry>
              </>
            )}
            <Menu.Separator className={styles.separator} />
            <Entry onClick={() => void duplicateInvoice(app, id)}>{t('menu.duplicate')}</Entry>
            {summary.type === 'invoice' && (
              <Entry onClick={() => void showSchedule(app, id)}>{t('command.repeat-invoice')}</Entry>
            )}
            <Entry shortcut="Delete" onClick={() => void deleteInvoice(app, id)}>
              {t('menu.delete')}
            </Entry>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

interface EntryProps {
  children: ReactNode
  shortcut?: string
  onClick: () => void
}

function Entry({ children, shortcut, onClick }: EntryProps) {
  return (
    <Menu.Item className={styles.item} onClick={onClick}>
      <span>{children}</span>
      {shortcut !== undefined && (
        <span className={styles.keys}>
          <Kbd keys={shortcut} variant="plain" />
        </span>
      )}
    </Menu.Item>
  )
}

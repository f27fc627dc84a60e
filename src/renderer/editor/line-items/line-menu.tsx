import { Menu } from '@base-ui/react/menu'
import { type ReactNode, useState } from 'react'
import { emptyItem } from '#core/draft/draft.ts'
import { isPriced } from '#core/line-kind.ts'
import { Kbd } from '../../controls/kbd.tsx'
import styles from '../../controls/menu.module.css'
import { t } from '../../i18n/translate.ts'
import { saveLineToCatalogue } from '../../record-actions/save-catalogue-item.ts'
import type { ItemField } from '../../state/document/editor-doc.ts'
import { useApp } from '../../state/use-app.ts'
import { convertibleKinds, convertLine, insertSubtotal, isOfKind } from './kind-actions.ts'
import { currentDoc, deleteLine, duplicateLine, insertLine, moveLine, stepLine } from './line-actions.ts'
import { gapAfterStep, type Step } from './sections.ts'

export interface LineMenuTarget {
  row: number
  field: ItemField
  anchor: HTMLElement
}

/** One menu for all rows, anchored at the row that opened it. */
export function LineMenu({ target, onClose }: { target: LineMenuTarget | null; onClose: () => void }) {
  const app = useApp()
  // a closing menu keeps its row and entries; the lines are read once, so that typing does not render the menu
  const [last, setLast] = useState({ target, doc: currentDoc(app) })
  if (target && target !== last.target) setLast({ target, doc: currentDoc(app) })
  const { row = 0, field = 'description' } = last.target ?? {}
  const items = last.doc?.draft.items ?? []
  const item = items[row] ?? emptyItem()
  const canStep = (step: Step) => gapAfterStep(items, row, step) !== null
  return (
    <Menu.Root open={target !== null} onOpenChange={open => !open && onClose()} modal={false}>
      <Menu.Portal>
        <Menu.Positioner
          className={styles.positioner}
          anchor={target?.anchor ?? null}
          side="bottom"
          align="end"
          sideOffset={4}
        >
          <Menu.Popup
            className={styles.popup}
            aria-label={t('lines.row-menu', { line: row + 1 })}
            // A command moves the focus before or after the menu has closed; Escape returns it to the cell.
            finalFocus={() =>
              app.view.store.getState().cellToFocus || document.activeElement?.matches('[data-row]')
                ? false
                : (document.querySelector<HTMLElement>(
                    `[data-row="${last.doc?.rowKeys[row]}"][data-field="${field}"]`,
                  ) ?? true)
            }
          >
            <Item onPick={() => insertLine(app, row)}>{t('lines.insert-above')}</Item>
            <Item onPick={() => insertLine(app, row + 1)} keys="CmdOrCtrl+Shift+Enter">
              {t('lines.insert-below')}
            </Item>
            <Item onPick={() => duplicateLine(app, row, field)} keys="CmdOrCtrl+D">
              {t('lines.duplicate')}
            </Item>
            <Menu.Separator className={styles.separator} />
            {convertibleKinds
              .filter(kind => !isOfKind(item, kind))
              .map(kind => (
                <Item key={kind} onPick={() => convertLine(app, row, kind)}>
                  {t(`lines.turn.${kind}`)}
                </Item>
              ))}
            <Item onPick={() => insertSubtotal(app, row)}>{t('lines.turn.subtotal')}</Item>
            <Menu.Separator className={styles.separator} />
            <Item disabled={!canStep('up')} onPick={() => stepLine(app, row, 'up', field)} keys="Alt+Up">
              {t('lines.move-up')}
            </Item>
            <Item
              disabled={!canStep('down')}
              onPick={() => stepLine(app, row, 'down', field)}
              keys="Alt+Down"
            >
              {t('lines.move-down')}
            </Item>
            <Item disabled={row === 0} onPick={() => moveLine(app, row, 0, field)}>
              {t('lines.move-top')}
            </Item>
            <Menu.Separator className={styles.separator} />
            <Item
              disabled={!isPriced(item) || item.description.trim() === ''}
              onPick={() => void saveLineToCatalogue(app, row)}
            >
              {t('item.save')}
            </Item>
            <Menu.Separator className={styles.separator} />
            <Item onPick={() => deleteLine(app, row, field)} keys="CmdOrCtrl+Shift+Backspace">
              {t('lines.delete')}
            </Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

interface ItemProps {
  onPick: () => void
  keys?: string
  disabled?: boolean
  children: ReactNode
}

function Item({ onPick, keys, disabled = false, children }: ItemProps) {
  return (
    <Menu.Item className={styles.item} disabled={disabled} onClick={onPick}>
      <span>{children}</span>
      {keys && (
        <span className={styles.keys}>
          <Kbd keys={keys} variant="plain" />
        </span>
      )}
    </Menu.Item>
  )
}

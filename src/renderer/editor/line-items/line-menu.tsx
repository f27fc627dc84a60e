import { Menu } from '@base-ui/react/menu'
import { type ReactNode, useState } from 'react'
import { Kbd } from '../../controls/kbd.tsx'
import styles from '../../controls/menu.module.css'
import { say } from '../../i18n/translate.ts'
import type { ItemField } from '../../state/document/editor-doc.ts'
import { useCurrent, usePage } from '../../state/use-app.ts'
import { deleteLine, duplicateLine, insertLine, moveLine } from './line-actions.ts'

export interface LineMenuPlace {
  row: number
  field: ItemField
  anchor: HTMLElement
}

/** One menu for all rows; it opens beside the row that asked for it. */
export function LineMenu({ place, onClose }: { place: LineMenuPlace | null; onClose: () => void }) {
  const page = usePage()
  const count = useCurrent(document => document.doc.rowKeys.length) ?? 0
  // A menu that is closing still belongs to its row: that is where the focus returns to.
  const [lastPlace, setLastPlace] = useState(place)
  if (place && place !== lastPlace) setLastPlace(place)
  const { row = 0, field = 'description' } = place ?? lastPlace ?? {}
  return (
    <Menu.Root open={place !== null} onOpenChange={open => !open && onClose()} modal={false}>
      <Menu.Portal>
        <Menu.Positioner
          className={styles.positioner}
          anchor={place?.anchor ?? null}
          side="bottom"
          align="end"
          sideOffset={4}
        >
          <Menu.Popup
            className={styles.popup}
            aria-label={say('lines.row-menu', { line: row + 1 })}
            // The command has put the focus where it belongs; a menu left with Escape goes back to its cell.
            finalFocus={() =>
              page.view.store.getState().wantedCell
                ? false
                : (document.querySelector<HTMLElement>(
                    `[data-line]:nth-child(${row + 1}) [data-field="${field}"]`,
                  ) ?? true)
            }
          >
            <Item onPick={() => insertLine(page, row)}>{say('lines.insert-above')}</Item>
            <Item onPick={() => insertLine(page, row + 1)} keys="CmdOrCtrl+Shift+Enter">
              {say('lines.insert-below')}
            </Item>
            <Item onPick={() => duplicateLine(page, row, field)} keys="CmdOrCtrl+D">
              {say('lines.duplicate')}
            </Item>
            <Menu.Separator className={styles.separator} />
            <Item disabled={row === 0} onPick={() => moveLine(page, row, row - 1, field)} keys="Alt+Up">
              {say('lines.move-up')}
            </Item>
            <Item
              disabled={row === count - 1}
              onPick={() => moveLine(page, row, row + 1, field)}
              keys="Alt+Down"
            >
              {say('lines.move-down')}
            </Item>
            <Item disabled={row === 0} onPick={() => moveLine(page, row, 0, field)}>
              {say('lines.move-top')}
            </Item>
            <Menu.Separator className={styles.separator} />
            <Item onPick={() => deleteLine(page, row, field)} keys="CmdOrCtrl+Shift+Backspace">
              {say('lines.delete')}
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
          <Kbd keys={keys} look="plain" />
        </span>
      )}
    </Menu.Item>
  )
}

import { Dialog } from '../controls/dialog.tsx'
import { Kbd } from '../controls/kbd.tsx'
import { formatCount, formatDayAndMonth } from '../i18n/locale.ts'
import { type TextKey, t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import { commands } from './commands.ts'
import styles from './shortcut-list.module.css'

/** A text that the user types, written as in the language of the window. */
type Typed = () => string

type Row = readonly [TextKey, readonly (string | Typed)[]]

/** Shortcuts of one part of the window that are no commands. */
const sections: readonly { title: TextKey; rows: readonly Row[] }[] = [
  {
    title: 'shortcuts.lines',
    rows: [
      ['grid.tab', ['Tab', 'Shift+Tab']],
      ['grid.enter', ['Enter']],
      ['grid.newline', ['Shift+Enter']],
      ['grid.arrows', ['Up', 'Down']],
      ['grid.move', ['Alt+Up', 'Alt+Down']],
      ['grid.heading', [() => t('shortcuts.typed.heading')]],
      ['grid.subtotal', [() => t('shortcuts.typed.subtotal')]],
      ['grid.backspace', ['Backspace']],
      ['grid.revert', ['Esc']],
      ['grid.menu', ['Shift+F10']],
      ['grid.calculate', [() => `=60*${formatCount(1.5)}`]],
    ],
  },
  {
    title: 'shortcuts.preview',
    rows: [
      ['preview.zoom-in', ['+']],
      ['preview.zoom-out', ['-']],
      ['preview.fit-width', ['0']],
      ['preview.fit-page', ['9']],
      ['preview.enter', ['Enter']],
      ['preview.ends', ['Home', 'End']],
    ],
  },
  {
    title: 'shortcuts.dates',
    rows: [
      ['date.today', ['t']],
      ['date.relative', [() => '+14']],
      ['date.loose', [() => formatDayAndMonth('2026-05-12')]],
      ['field.pick-date', ['Down']],
      ['calendar.day', ['Left', 'Right', 'Up', 'Down']],
      ['calendar.week', ['Home', 'End']],
      ['calendar.month', ['PageUp', 'PageDown']],
      ['calendar.year', ['Shift+PageUp', 'Shift+PageDown']],
    ],
  },
]

/** Generated from the commands, so it is always up to date. */
export function ShortcutList() {
  const everywhere = commands
    .filter(command => command.shortcuts.length > 0 && !/^template-[2-9]$/.test(command.id))
    .map(command => [command.title, command.shortcuts] as const)
  return (
    <div className={styles.shortcuts}>
      {[{ title: 'shortcuts.everywhere' as const, rows: everywhere }, ...sections].map(({ title, rows }) => (
        <section key={title}>
          <h3>{t(title as 'shortcuts.everywhere')}</h3>
          <dl>
            {rows.map(([name, keys]) => (
              <div key={name}>
                <dt>{t(name as 'grid.tab')}</dt>
                <dd>
                  {keys.map(key =>
                    typeof key === 'string' ? <Kbd key={key} keys={key} /> : <kbd key={name}>{key()}</kbd>,
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

export function ShortcutsDialog() {
  const app = useApp()
  return (
    <Dialog kind="wide" title={t('shortcuts.title')} onClose={() => app.view.set({ overlay: null })}>
      <ShortcutList />
    </Dialog>
  )
}

import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Dialog } from '../controls/dialog.tsx'
import { Icon } from '../controls/icon.tsx'
import { Kbd } from '../controls/kbd.tsx'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import styles from './palette.module.css'
import { paletteEntries } from './palette-entries.ts'

/** Searches commands, invoices and templates. */
export function Palette() {
  const app = useApp()
  const [search, setSearch] = useState('')
  const [active, setActive] = useState(0)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const entries = useMemo(() => paletteEntries(app, search), [app, search])
  const close = () => app.view.set({ overlay: null })

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })

  const pick = (index: number) => {
    const entry = entries[index]
    if (!entry) return
    close()
    // Runs after the dialog restored the focus, so that the command can move it.
    requestAnimationFrame(() => entry.run())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = entries.length - 1
    const next = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
    }[event.key]
    if (next !== undefined) setActive(next)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) pick(active)
    else return
    event.preventDefault()
  }

  return (
    <Dialog kind="palette" title={t('command.palette')} onClose={close}>
      <div className={styles.search}>
        <Icon icon="search" />
        <input
          role="combobox"
          aria-label={t('palette.label')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={entries.length > 0 ? `${id}-${active}` : undefined}
          placeholder={t('palette.hint')}
          value={search}
          autoComplete="off"
          spellCheck={false}
          onChange={event => {
            setSearch(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('palette.results')}
        className={styles.list}
      >
        {entries.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field above owns the keys of this list
          <div
            key={entry.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.entry}
            onPointerMove={() => setActive(index)}
            onClick={() => pick(index)}
          >
            <span className={styles.title}>{entry.title}</span>
            {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
            {entry.shortcut && (
              <span className={styles.keys}>
                <Kbd keys={entry.shortcut} />
              </span>
            )}
          </div>
        ))}
      </div>
      {entries.length === 0 && <p className={styles.nothing}>{t('palette.nothing', { search })}</p>}
    </Dialog>
  )
}

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { maxSearchLength } from '#contract/invoice-list.ts'
import { Dialog } from '../controls/dialog.tsx'
import { Icon } from '../controls/icon.tsx'
import { Kbd } from '../controls/kbd.tsx'
import { useKeyQueue } from '../controls/use-key-queue.ts'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import styles from './palette.module.css'
import type { PaletteEntry } from './palette-source.ts'
import type { TextPiece } from './rank-entries.ts'
import { rememberUse, usePaletteEntries } from './use-palette-entries.ts'

const pageSize = 9

/** Searches all commands and everything that can be opened. */
export function Palette() {
  const app = useApp()
  const [search, setSearch] = useState('')
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { entries, isComplete } = usePaletteEntries(app, search)
  const queueUntilComplete = useKeyQueue(isComplete)
  // found by key, because entries added by the host must not change the selection
  const active = Math.max(
    0,
    entries.findIndex(({ entry }) => entry.key === activeKey),
  )
  const close = () => app.view.set({ overlay: null })

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever the selection or the list changes
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, entries])

  const pick = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    // the dialog restores the focus while it is removed, so it is removed before the command moves the focus
    flushSync(close)
    rememberUse(app, entry.key)
    entry.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = entries.length - 1
    const next = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      PageDown: Math.min(last, active + pageSize),
      PageUp: Math.max(0, active - pageSize),
    }[event.key]
    if (next === undefined && event.key !== 'Enter') return
    // the first entry may change until the host has answered, unless an arrow key chose it
    if (entries[active]?.entry.key !== activeKey && queueUntilComplete(event)) return
    if (next === undefined) pick(entries[active]?.entry)
    else setActiveKey(entries[next]?.entry.key ?? null)
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
          aria-autocomplete="list"
          aria-activedescendant={entries.length > 0 ? `${id}-${active}` : undefined}
          placeholder={t('palette.hint')}
          dir="auto"
          value={search}
          maxLength={maxSearchLength}
          autoComplete="off"
          spellCheck={false}
          onChange={event => {
            setSearch(event.target.value)
            setActiveKey(null)
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
        {entries.map(({ entry, title, detail }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field above owns the keys of this list
          <div
            key={entry.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.entry}
            onPointerMove={() => setActiveKey(entry.key)}
            onClick={() => pick(entry)}
          >
            <bdi className={styles.title} title={entry.title}>
              <Pieces pieces={title} />
            </bdi>
            {entry.detail && (
              <span className={styles.detail}>
                <Pieces pieces={detail} />
              </span>
            )}
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

const Pieces = ({ pieces }: { pieces: readonly TextPiece[] }) =>
  pieces.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity
    isMatch ? <mark key={index}>{text}</mark> : text,
  )

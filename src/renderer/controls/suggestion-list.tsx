import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import styles from './suggestion-list.module.css'
import type { Suggestion, Suggestions } from './use-suggestions.ts'

interface SuggestionListProps<Value extends Suggestion> {
  suggestions: Suggestions<Value>
  field: RefObject<HTMLElement | null>
  label: string
  /** another action with the typed text, which a key of the field triggers */
  foot?: ReactNode
  children: (value: Value) => { title: string; detail?: string | undefined; amount?: string | undefined }
}

/** List below its text field, in the top layer, so that no container clips it. */
export function SuggestionList<Value extends Suggestion>(props: SuggestionListProps<Value>): ReactNode {
  const { suggestions, field, label, foot, children: textsOf } = props
  const { listId, options, active, choose, setActive } = suggestions
  const app = useApp()
  const list = useRef<HTMLDivElement>(null)
  const count = options.length
  useEffect(() => {
    if (count === 0 || !field.current) return
    list.current?.showPopover({ source: field.current })
    app.view.announce(t('suggestions.count', { count }))
  }, [app, count, field])
  useEffect(() => {
    if (active !== -1)
      list.current?.querySelector(`[aria-selected="true"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  if (count === 0) return null
  return (
    <div ref={list} popover="manual" className={styles.list}>
      <div id={listId} role="listbox" aria-label={label}>
        {options.map((option, index) => {
          const { title, detail, amount } = textsOf(option)
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text field owns the keys of this list
            <div
              key={option.key}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              // keeps the focus in the text field
              onPointerDown={event => event.preventDefault()}
              onMouseDown={event => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(index)}
            >
              <span className={styles.texts}>
                <bdi className={styles.title}>{title}</bdi>
                {detail && <bdi className={styles.detail}>{detail}</bdi>}
              </span>
              {amount && <span className={styles.amount}>{amount}</span>}
            </div>
          )
        })}
      </div>
      {foot && <p className={styles.foot}>{foot}</p>}
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './empty-place.module.css'

interface EmptyPlaceProps {
  title: string
  /** the next step, in one sentence */
  text: string
  /** the only button */
  action: ReactNode
}

/** Shown by a place without entries. */
export function EmptyPlace({ title, text, action }: EmptyPlaceProps) {
  return (
    <div className={styles.place}>
      <svg className={styles.drawing} width="72" height="72" viewBox="0 0 72 72" aria-hidden="true">
        <rect
          className={styles.behind}
          x="12"
          y="8"
          width="38"
          height="54"
          rx="5"
          transform="rotate(-8 31 35)"
        />
        <g transform="rotate(5 42 38)">
          <rect className={styles.page} x="22" y="8" width="40" height="56" rx="5" />
          <path className={styles.band} d="M22 13a5 5 0 0 1 5-5h10v16H22z" />
          <path className={styles.text} d="M29 34h26M29 41h26M29 48h16" />
          <path className={styles.sum} d="M46 56h9" />
        </g>
      </svg>
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  )
}

import { type KeyboardEvent, useState } from 'react'
import { t } from '../i18n/translate.ts'
import styles from './preview.module.css'
import type { ViewerState } from './use-page-viewer.ts'

/** "2 of 34", with an editable page number. */
export function PageJump({ viewer: { page, count, goTo } }: { viewer: ViewerState }) {
  const [typed, setTyped] = useState<string>()
  if (count === 1) return <span className={styles.pages}>{t('preview.page', { page, count })}</span>

  const go = () => {
    const number = Number.parseInt(typed ?? '', 10)
    setTyped(undefined)
    if (number >= 1) goTo(Math.min(number, count))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go()
    else if (event.key === 'Escape') setTyped(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <span className={styles.pages}>
      <input
        className={styles.jump}
        aria-label={t('preview.jump')}
        inputMode="numeric"
        size={`${count}`.length}
        value={typed ?? `${page}`}
        onFocus={event => event.currentTarget.select()}
        onChange={event => setTyped(event.target.value.replace(/\D/g, '').slice(0, 6))}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(undefined)}
      />
      {t('preview.of', { count })}
    </span>
  )
}

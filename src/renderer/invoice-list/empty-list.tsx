import { formatDate } from '#core/money/format.ts'
import { Button } from '../controls/button.tsx'
import { shortcutLabel } from '../controls/shortcut.ts'
import { formatEither, formatList, isMac, uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { isFiltered, type Period } from '../state/host/list-filter.ts'
import { useApp, useHost } from '../state/use-app.ts'
import styles from './empty-list.module.css'
import { figureText } from './figure-text.ts'

/** Names the filters that hide all rows, with a button that resets them. */
export function EmptyList() {
  const app = useApp()
  const search = useHost(host => host.search).trim()
  const filter = useHost(host => host.filter)
  if (search === '' && !isFiltered(filter))
    return (
      <div className={styles.empty}>
        <p>{t('list.empty', { shortcut: shortcutLabel('CmdOrCtrl+N', isMac) })}</p>
      </div>
    )
  const statuses = filter.statuses.map(status => t(`document.status.${status}`, { kind: 'document' }))
  const what = [
    ...(search === '' ? [] : [t('filter.hidden.search', { search })]),
    ...(statuses.length === 0 ? [] : [formatEither(statuses)]),
    ...(filter.figure === null ? periodText(filter.period) : [figureText(filter.figure, filter.period)]),
  ]
  return (
    <div className={styles.empty}>
      <p>
        {isFiltered(filter) ? t('filter.hidden', { what: formatList(what) }) : t('list.nothing', { search })}
      </p>
      {/* the filter bar above has the button */}
      {!isFiltered(filter) && (
        <Button variant="link" size="small" onClick={() => app.hostStore.setSearch('')}>
          {t('list.clear')}
        </Button>
      )}
    </div>
  )
}

function periodText(period: Period): string[] {
  if (period.kind === 'all') return []
  if (period.kind !== 'range') return [t('filter.hidden.period', { kind: period.kind })]
  const [from, to] = [formatDate(period.from, uiLocale), formatDate(period.to, uiLocale)]
  if (from !== '' && to !== '') return [t('filter.hidden.range', { from, to })]
  if (from !== '') return [t('filter.hidden.from', { from })]
  return to === '' ? [] : [t('filter.hidden.to', { to })]
}

import { Popover } from '@base-ui/react/popover'
import { type FormEvent, useEffect, useState } from 'react'
import type { SavedView } from '#contract/settings.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import buttonStyles from '../controls/button.module.css'
import { Button, IconButton } from '../controls/button.tsx'
import { classNames } from '../controls/class-names.ts'
import { Icon } from '../controls/icon.tsx'
import popover from '../controls/popover.module.css'
import { StateGlyph } from '../controls/state-glyph.tsx'
import statusStyles from '../controls/status-badge.module.css'
import { TextField } from '../controls/text-field.tsx'
import { formatCount } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { isFiltered, noFilter, toQuery } from '../state/host/list-filter.ts'
import { useApp, useHost } from '../state/use-app.ts'
import {
  builtInViews,
  countOf,
  filterOfView,
  isOffered,
  isShownSavedView,
  isShownView,
  removeView,
  saveView,
} from './views.ts'
import styles from './views-bar.module.css'

/** Named filters with counts: built-in ones, the documents of an action, and those of the user. */
export function ViewsBar() {
  const app = useApp()
  const counts = useHost(host => host.counts)
  const filter = useHost(host => host.filter)
  const search = useHost(host => host.search)
  const saved = useHost(host => host.settings?.views) ?? []
  const savedCounts = useSavedCounts(saved)
  const shownSaved = saved.find(view => isShownSavedView(view, search, filter))
  return (
    <fieldset className={styles.views} aria-label={t('view.region')}>
      {builtInViews
        .filter(view => isOffered(view, filter, counts))
        .map(view => (
          <button
            key={view.name}
            type="button"
            className={styles.view}
            aria-pressed={isShownView(view, filter) && shownSaved === undefined}
            onClick={() =>
              app.hostStore.setFilter({ statuses: view.statuses, made: null, ...(shownSaved && ofAll) })
            }
          >
            {view.glyph && (
              <span className={classNames(statusStyles.badge, styles.glyph)} data-status={view.glyph}>
                <StateGlyph status={view.glyph} />
              </span>
            )}
            {t(`view.${view.name}`)}{' '}
            <span className={styles.count}>{counts && formatCount(countOf(view, counts))}</span>
          </button>
        ))}
      {filter.made !== null && (
        <span className={styles.own}>
          <button type="button" className={styles.view} aria-pressed="true">
            {t('view.made')} <span className={styles.count}>{formatCount(counts?.total ?? 0)}</span>
          </button>
          <IconButton label={t('view.made.close')} onClick={() => app.hostStore.setFilter({ made: null })}>
            <Icon icon="x" size={14} />
          </IconButton>
        </span>
      )}
      {saved.length > 0 && <span className={styles.divider} aria-hidden="true" />}
      {saved.map(view => (
        <span key={view.name} className={styles.own}>
          <button
            type="button"
            className={styles.view}
            aria-pressed={view === shownSaved}
            onClick={() => app.hostStore.showView(view.search, filterOfView(view))}
          >
            <bdi>{view.name}</bdi>{' '}
            <span className={styles.count}>
              {savedCounts[view.name] !== undefined && formatCount(savedCounts[view.name] ?? 0)}
            </span>
          </button>
          {view === shownSaved && (
            <IconButton
              label={t('view.remove', { name: view.name })}
              onClick={() => void removeView(app, view)}
            >
              <Icon icon="x" size={14} />
            </IconButton>
          )}
        </span>
      ))}
      <NewView isUseful={search.trim() !== '' || isFiltered({ ...filter, made: null, figure: null })} />
    </fieldset>
  )
}

const ofAll = { period: noFilter.period, sender: noFilter.sender }

/** Names search and filters, which saves them as a view. */
function NewView({ isUseful }: { isUseful: boolean }) {
  const app = useApp()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || !(await saveView(app, name))) return
    setName('')
    setOpen(false)
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        className={classNames(buttonStyles.icon)}
        aria-label={t('view.new')}
        title={t('view.new')}
      >
        <Icon icon="plus" size={14} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={popover.positioner} side="bottom" align="start" sideOffset={6}>
          <Popover.Popup className={classNames(popover.popup, styles.form)} aria-label={t('view.new')}>
            {isUseful ? (
              <form onSubmit={event => void submit(event)}>
                <TextField label={t('view.name')} value={name} maxLength={60} onValue={setName} />
                <Button type="submit" variant="primary" disabled={name.trim() === ''}>
                  {t('view.save')}
                </Button>
              </form>
            ) : (
              <p>{t('view.none-yet')}</p>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Numbers of documents in the user's views, read again together with the counts of the list. */
function useSavedCounts(views: readonly SavedView[]): Readonly<Record<string, number>> {
  const app = useApp()
  const counts = useHost(host => host.counts)
  const [found, setFound] = useState<Readonly<Record<string, number>>>({})
  const key = JSON.stringify(views)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other counts mean changed documents, and the key stands for the views
  useEffect(() => {
    if (views.length === 0) return
    let isCurrent = true
    const read = async () => {
      const today = localDateOf(new Date())
      const numbersOf = await Promise.all(
        views.map(async view => {
          const { statuses: _all, ...query } = toQuery(view.search, filterOfView(view), today)
          const answer = await app.api.countInvoices(query)
          return answer.ok ? [[view.name, countOf(view, answer.value)] as const] : []
        }),
      )
      if (isCurrent) setFound(Object.fromEntries(numbersOf.flat()))
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [app, counts, key])
  return found
}

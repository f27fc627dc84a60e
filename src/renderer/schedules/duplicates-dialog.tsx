import { useEffect, useRef, useState } from 'react'
import type { DraftProposal } from '#contract/schedules.ts'
import type { Interval } from '#core/schedule/interval.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { t } from '../i18n/translate.ts'
import { whileSet } from '../state/host/while-set.ts'
import { withErrorNotice } from '../state/invoice-actions.ts'
import { useApp } from '../state/use-app.ts'
import { DraftsProgress } from './due-dialog.tsx'
import { IntervalFields, MovesTextsField } from './interval-fields.tsx'
import { isPossible, ProposalSums, ProposalTable } from './proposal-table.tsx'
import { cancelDrafts, createDuplicates, proposalsOf, submitMade } from './schedule-actions.ts'
import styles from './schedules.module.css'

export interface DuplicatesDialogProps {
  ids: readonly string[]
  interval: Interval
  proposals: readonly DraftProposal[]
}

/** Reviews duplicates for the next period before they are created. */
export function DuplicatesDialog({ ids, interval: initial, proposals: first }: DuplicatesDialogProps) {
  const app = useApp()
  const [interval, setInterval] = useState<Interval | null>(initial)
  const [movesTexts, setMovesTexts] = useState(true)
  const [proposals, setProposals] = useState(first)
  const [isRunning, setRunning] = useState(false)
  const create = useRef<HTMLButtonElement>(null)
  const latest = useRef(0)
  useEffect(() => create.current?.focus(), [])

  const update = (next: Interval | null, moves: boolean) => {
    setInterval(next)
    setMovesTexts(moves)
    const query = ++latest.current
    if (next)
      void withErrorNotice(app, async () => {
        const found = await proposalsOf(app, ids, next, moves)
        if (query === latest.current) setProposals(found)
      })
  }
  const close = () => (isRunning ? cancelDrafts(app) : app.view.set({ overlay: null }))
  const possible = proposals.filter(isPossible)
  const isDisabled = interval === null || possible.length === 0 || isRunning
  const make = async () =>
    interval ? await whileSet(setRunning, () => createDuplicates(app, ids, interval, movesTexts)) : []
  return (
    <Dialog kind="wide" title={t('duplicates.title', { count: ids.length })} onClose={close}>
      <p>{t('duplicates.about')}</p>
      <div className={styles.options}>
        <IntervalFields
          label={t('duplicates.by')}
          interval={initial}
          onInterval={next => update(next, movesTexts)}
        />
        <MovesTextsField value={movesTexts} onValue={moves => update(interval, moves)} />
      </div>
      <ProposalTable proposals={proposals} />
      <ProposalSums proposals={possible} />
      <DialogActions>
        {isRunning && <DraftsProgress />}
        <Button onClick={close}>{t('dialog.cancel')}</Button>
        <Button disabled={isDisabled} onClick={() => void submitMade(app, make())}>
          {t('drafts.create-and-submit')}
        </Button>
        <Button ref={create} variant="primary" disabled={isDisabled} onClick={() => void make()}>
          {isRunning ? t('drafts.making') : t('due.create', { count: possible.length })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { DueReview, PeriodKey } from '#contract/schedules.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { WorkProgress } from '../data/work-progress.tsx'
import { t } from '../i18n/translate.ts'
import { whileSet } from '../state/host/while-set.ts'
import { useApp } from '../state/use-app.ts'
import { isPossible, keyOf, ProposalSums, ProposalTable } from './proposal-table.tsx'
import { cancelDrafts, createDue, skipDue, submitMade } from './schedule-actions.ts'
import styles from './schedules.module.css'

/** Progress of creating drafts, beside the buttons that started it. */
export const DraftsProgress = () => (
  <p className={styles.progress}>
    <WorkProgress work="drafts" />
  </p>
)

/** Review of everything due: each missed period is a row, preselected. */
export function DueDialog({ review }: { review: DueReview }) {
  const app = useApp()
  const { proposals, hasMore } = review
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(proposals.filter(isPossible).map(keyOf)),
  )
  const [isRunning, setRunning] = useState(false)
  const create = useRef<HTMLButtonElement>(null)
  useEffect(() => create.current?.focus(), [])
  const [isMaking, setMaking] = useState(false)
  const close = () => (isMaking ? cancelDrafts(app) : app.view.set({ overlay: null }))
  const selected = proposals.filter(proposal => chosen.has(keyOf(proposal)))
  const periods = selected.flatMap(({ madeFor }): PeriodKey[] => (madeFor ? [madeFor] : []))
  const count = selected.length
  const isEmpty = proposals.length === 0
  const skip = () => whileSet(setRunning, () => skipDue(app, periods))
  const make = () => whileSet(setRunning, () => whileSet(setMaking, () => createDue(app, periods)))
  return (
    <Dialog
      kind="wide"
      title={isEmpty ? t('due.none') : t('due.title', { count: proposals.length })}
      onClose={close}
    >
      {!isEmpty && (
        <>
          <p>{t('due.about')}</p>
          <ProposalTable proposals={proposals} chosen={chosen} onChoose={setChosen} />
          <ProposalSums proposals={selected} />
          {hasMore && <p>{t('due.more')}</p>}
        </>
      )}
      <DialogActions>
        {isMaking && <DraftsProgress />}
        <Button onClick={close}>
          {isMaking ? t('dialog.cancel') : isEmpty ? t('dialog.close') : t('due.later')}
        </Button>
        {!isEmpty && (
          <>
            <Button disabled={count === 0 || isRunning} onClick={() => void skip()}>
              {t('due.skip', { count })}
            </Button>
            <Button disabled={count === 0 || isRunning} onClick={() => void submitMade(app, make())}>
              {t('drafts.create-and-submit')}
            </Button>
            <Button
              ref={create}
              variant="primary"
              disabled={count === 0 || isRunning}
              onClick={() => void make()}
            >
              {isMaking ? t('drafts.making') : t('due.create', { count })}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

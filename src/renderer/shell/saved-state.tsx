import { useEffect, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { timeOf } from '../controls/locale.ts'
import { saveAgain, saveElsewhere } from '../data/data-actions.ts'
import { say } from '../i18n/translate.ts'
import { useCurrent, useDesk, usePage } from '../state/use-app.ts'
import styles from './toolbar.module.css'

const quickEnough = 400

/** The truth about the disk: "Saved" follows a commit, and a failure stays until it is one. */
export function SavedState() {
  const page = usePage()
  const id = useCurrent(document => document.id)
  const save = useCurrent(document => document.save)
  // then the notice above the invoice offers the same
  const isReadOnly = useDesk(desk => desk.data?.state === 'read_only')
  const isBusy = useLasting(save?.at === 'saving')
  const [lastSaved, setLastSaved] = useState<string>()
  const savedAt = save?.at === 'saved' ? save.updatedAt : undefined
  useEffect(() => {
    if (savedAt !== undefined) setLastSaved(savedAt)
  }, [savedAt])

  if (id === undefined || save === undefined) return null
  if (save.at === 'failed') {
    return (
      <span className={styles.failed} role="alert">
        {say('save.failed', { reason: save.message })}
        {!isReadOnly && (
          <>
            <Button look="link" size="small" onClick={() => void saveAgain(page)}>
              {say('save.again')}
            </Button>
            <Button look="link" size="small" onClick={() => void saveElsewhere(page, id)}>
              {say('data.elsewhere')}
            </Button>
          </>
        )}
      </span>
    )
  }
  if (save.at === 'saved') {
    return <span className={styles.saved}>{say('save.saved', { time: timeOf(save.updatedAt) })}</span>
  }
  // A save that takes no time should not flicker; one that does should be seen.
  return (
    <span className={styles.saved}>
      {isBusy || lastSaved === undefined ? say('save.saving') : say('save.editing')}
    </span>
  )
}

function useLasting(isOn: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isOn) return setLong(false)
    const timer = setTimeout(() => setLong(true), quickEnough)
    return () => clearTimeout(timer)
  }, [isOn])
  return isLong
}

import { CircleAlert, X } from 'lucide-react'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { say } from '../i18n/translate.ts'
import { usePage, useView } from '../state/use-app.ts'
import styles from './notice.module.css'

/** Why a command did not happen. It stays until it is read. */
export function Notice() {
  const page = usePage()
  const notice = useView(view => view.notice)
  if (!notice) return null
  return (
    <div className={styles.notice}>
      <Icon of={CircleAlert} />
      <p>{notice.text}</p>
      <IconButton label={say('notice.dismiss')} onClick={() => page.view.set({ notice: null })}>
        <Icon of={X} size={14} />
      </IconButton>
    </div>
  )
}

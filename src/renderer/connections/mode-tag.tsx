import type { Connection } from '#contract/desktop-api.ts'
import { say } from '../i18n/translate.ts'
import { modeOf } from '../state/host/active-connection.ts'
import styles from './connections.module.css'

/** What a submission would be, told by the key as in the toolbar. */
export function ModeTag({ connection }: { connection: Connection }) {
  const mode = modeOf(connection)
  if (mode === null) return null
  if (mode === 'live') return <span className={styles.live}>{say('mode.live')}</span>
  return <span className={styles.test}>{say(connection.practice ? 'mode.practice' : 'mode.test')}</span>
}

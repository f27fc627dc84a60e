import { say } from '../i18n/translate.ts'
import { activeConnection, modeOf } from '../state/host/active-connection.ts'
import { useDesk } from '../state/use-app.ts'
import styles from './toolbar.module.css'

/** Test or live, where the eye falls before a click on Submit. */
export function ModeChip() {
  const connection = useDesk(desk => activeConnection(desk.connections))
  const mode = modeOf(connection)
  if (mode === null) return null
  const title = connection?.name
  if (mode === 'live')
    return (
      <span className={styles.live} title={title}>
        {say('mode.live')}
      </span>
    )
  return (
    <span className={styles.test} title={title}>
      {say(connection?.practice ? 'mode.practice' : 'mode.test')}
    </span>
  )
}

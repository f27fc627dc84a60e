import { BatchStatus } from '../batch/batch-status.tsx'
import { say } from '../i18n/translate.ts'
import { isBlankItem } from '../state/document/editor-doc.ts'
import { activeConnection } from '../state/host/active-connection.ts'
import { useCurrent, useDesk, usePage, useView } from '../state/use-app.ts'
import styles from './status-bar.module.css'

export function StatusBar() {
  const page = usePage()
  const online = useDesk(desk => desk.online)
  const connection = useDesk(desk => activeConnection(desk.connections))
  const lines = useCurrent(document => document.doc.draft.items.filter(item => !isBlankItem(item)).length)
  const pages = useView(view => view.pageCount)
  const isShown = useView(view => view.preview)
  const words = !connection
    ? ''
    : connection.practice
      ? say('status.practice')
      : connection.key
        ? say(connection.key.kind === 'live' ? 'status.live' : 'status.test', {
            name: connection.name,
            last4: connection.key.last4,
          })
        : say('status.no-key', { name: connection.name })
  return (
    <footer className={styles.bar} data-region="status">
      <span className={online ? styles.online : styles.offline} role="status">
        <i aria-hidden="true" />
        {say(online ? 'status.online' : 'status.offline')}
      </span>
      {words !== '' && (
        <button
          type="button"
          className={styles.connection}
          onClick={() => page.view.set({ settings: 'account' })}
        >
          {words}
        </button>
      )}
      <BatchStatus />
      <span className={styles.paper}>
        {lines !== undefined &&
          (isShown && pages !== null
            ? say('status.paper', {
                lines: say('lines.count', { count: lines }),
                pages: say('preview.pages', { count: pages }),
              })
            : say('lines.count', { count: lines }))}
      </span>
    </footer>
  )
}

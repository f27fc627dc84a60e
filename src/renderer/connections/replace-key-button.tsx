import { Button } from '../controls/button.tsx'
import { t } from '../i18n/translate.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { replaceKey } from './connect-actions.ts'

/** What to do about a rejected key; the connection, and what waits with it, stays. */
export function ReplaceKeyButton({ connectionId }: { connectionId: string }) {
  const app = useApp()
  const key = useHost(host => host.connections?.connections.find(({ id }) => id === connectionId)?.key)
  return (
    <Button size="small" onClick={() => void replaceKey(app, connectionId)}>
      {t(key?.name === undefined ? 'rejected.replace-key' : 'connect.reconnect')}
    </Button>
  )
}

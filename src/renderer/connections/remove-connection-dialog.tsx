import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { t } from '../i18n/translate.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { removeConnection } from './connection-actions.ts'

/**
 * Undo cannot restore a key, so removing asks first; a connection with unfinished submissions cannot be
 * removed.
 */
export function RemoveConnectionDialog({ id }: { id: string }) {
  const app = useApp()
  const connection = useHost(host => host.connections?.connections.find(known => known.id === id))
  const close = () => app.view.set({ overlay: null })
  if (!connection) return null
  const { name, waiting } = connection
  return (
    <Dialog kind="alert" title={t('connection.remove.title', { name })} onClose={close}>
      <p>{waiting > 0 ? t('connection.remove.waiting', { count: waiting }) : t('connection.remove.text')}</p>
      <DialogActions>
        <Button onClick={close}>{t(waiting > 0 ? 'connection.close' : 'dialog.cancel')}</Button>
        {waiting === 0 && (
          <Button variant="danger" onClick={() => void removeConnection(app, connection)}>
            {t('connection.remove.yes')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

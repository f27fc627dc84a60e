import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { say } from '../i18n/translate.ts'
import { useDesk, usePage } from '../state/use-app.ts'
import { removeConnection } from './connection-actions.ts'

/** A key is not brought back by an undo, so it is asked about; what has not ended keeps its connection. */
export function RemoveDialog({ id }: { id: string }) {
  const page = usePage()
  const connection = useDesk(desk => desk.connections?.connections.find(known => known.id === id))
  const close = () => page.view.set({ overlay: null })
  if (!connection) return null
  const { name, waiting } = connection
  return (
    <Dialog kind="alert" title={say('connection.remove.title', { name })} onClose={close}>
      <p>
        {waiting > 0 ? say('connection.remove.waiting', { count: waiting }) : say('connection.remove.text')}
      </p>
      <DialogActions>
        <Button onClick={close}>{say(waiting > 0 ? 'connection.close' : 'dialog.cancel')}</Button>
        {waiting === 0 && (
          <Button look="danger" onClick={() => void removeConnection(page, connection)}>
            {say('connection.remove.yes')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

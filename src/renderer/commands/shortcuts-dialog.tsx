import { Dialog } from '../controls/dialog.tsx'
import { say } from '../i18n/translate.ts'
import { usePage } from '../state/use-app.ts'
import { ShortcutList } from './shortcut-list.tsx'

export function ShortcutSheet() {
  const page = usePage()
  return (
    <Dialog kind="wide" title={say('shortcuts.title')} onClose={() => page.view.set({ overlay: null })}>
      <ShortcutList />
    </Dialog>
  )
}

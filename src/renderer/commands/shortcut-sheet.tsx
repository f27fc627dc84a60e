import { Dialog } from '../controls/dialog.tsx'
import { usePage } from '../state/use-page.ts'
import { say } from '../words.ts'
import { ShortcutList } from './shortcut-list.tsx'

export function ShortcutSheet() {
  const page = usePage()
  return (
    <Dialog kind="wide" title={say('shortcuts.title')} onClose={() => page.view.set({ overlay: null })}>
      <ShortcutList />
    </Dialog>
  )
}

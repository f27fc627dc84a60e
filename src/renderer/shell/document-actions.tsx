import { runCommand } from '../commands/commands.ts'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { ariaShortcut } from '../controls/shortcut.ts'
import { isMac } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp, useView } from '../state/use-app.ts'
import { FindingsChip } from '../submission/findings-chip.tsx'
import { SubmitButton } from '../submission/submit-button.tsx'

/** What is done with the open document. */
export function DocumentActions() {
  const app = useApp()
  const isTabbed = useView(view => view.layout === 'tabs')
  const preview = useView(view => view.preview)
  return (
    <>
      <FindingsChip />
      <SubmitButton />
      {/* tabs above the invoice do the same */}
      {!isTabbed && (
        <IconButton
          label={t(preview ? 'toolbar.preview.hide' : 'toolbar.preview.show')}
          aria-pressed={preview}
          aria-keyshortcuts={ariaShortcut('CmdOrCtrl+E', isMac)}
          onClick={() => runCommand(app, 'toggle-preview')}
        >
          <Icon icon="columns-2" />
        </IconButton>
      )}
    </>
  )
}

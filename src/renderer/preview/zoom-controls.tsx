import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { Kbd } from '../controls/kbd.tsx'
import { ariaShortcut } from '../controls/shortcut.ts'
import { isMac } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp, useView } from '../state/use-app.ts'
import styles from './preview.module.css'
import type { ViewerState } from './use-page-viewer.ts'

interface ZoomControlsProps {
  viewer: ViewerState
  /** disabled while the page is read as text */
  isOff: boolean
}

/** Zoom out, the current zoom, which fits the page when pressed, and zoom in. */
export function ZoomControls({ viewer: { scale, zoom, zoomBy, zoomTo }, isOff }: ZoomControlsProps) {
  const percent = t('preview.zoom', { percent: Math.round(scale * 100) })
  const next = zoom === 'width' ? 'page' : 'width'
  const fit = t(`preview.fit-${next}`)
  return (
    <div className={styles.zoom}>
      <IconButton label={t('preview.zoom-out')} disabled={isOff} onClick={() => zoomBy(-1)}>
        <Icon icon="minus" />
      </IconButton>
      <Button
        variant="quiet"
        size="small"
        className={styles.percent}
        aria-label={t('preview.zoom.label', { percent, fit })}
        title={fit}
        disabled={isOff}
        onClick={() => zoomTo(next)}
      >
        {percent}
      </Button>
      <IconButton label={t('preview.zoom-in')} disabled={isOff} onClick={() => zoomBy(1)}>
        <Icon icon="plus" />
      </IconButton>
    </div>
  )
}

const enlargeKeys = 'CmdOrCtrl+Shift+F'
const readKeys = 'CmdOrCtrl+E'

/** Shown below a page that is displayed as a thumbnail only. */
export function ReadButton() {
  const app = useApp()
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.read}
      aria-keyshortcuts={ariaShortcut(readKeys, isMac)}
      onClick={() => app.view.set({ pane: 'preview' })}
    >
      <Icon icon="eye" size={14} />
      {t('preview.read')}
      <Kbd keys={readKeys} variant="plain" />
    </Button>
  )
}

/** Shows the preview in place of the editor; in a narrow window the tabs do that. */
export function EnlargeButton() {
  const app = useApp()
  const isTabbed = useView(view => view.layout === 'tabs')
  const isEnlarged = useView(view => view.pane === 'preview')
  if (isTabbed) return null
  return (
    <IconButton
      label={t(isEnlarged ? 'preview.shrink' : 'preview.enlarge')}
      aria-keyshortcuts={ariaShortcut(enlargeKeys, isMac)}
      onClick={() => app.view.set({ pane: isEnlarged ? 'editor' : 'preview' })}
    >
      <Icon icon={isEnlarged ? 'minimize-2' : 'maximize-2'} />
    </IconButton>
  )
}

import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
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
  /** false in a dialog */
  canEnlarge: boolean
}

export function ZoomControls({
  viewer: { scale, zoom, zoomBy, zoomTo },
  isOff: isDisabled,
  canEnlarge,
}: ZoomControlsProps) {
  return (
    <div className={styles.zoom}>
      <IconButton
        label={t('preview.fit-width')}
        aria-pressed={zoom === 'width'}
        disabled={isDisabled}
        onClick={() => zoomTo('width')}
      >
        <Icon icon="move-horizontal" />
      </IconButton>
      <IconButton
        label={t('preview.fit-page')}
        aria-pressed={zoom === 'page'}
        disabled={isDisabled}
        onClick={() => zoomTo('page')}
      >
        <Icon icon="scan-text" />
      </IconButton>
      <IconButton label={t('preview.zoom-out')} disabled={isDisabled} onClick={() => zoomBy(-1)}>
        <Icon icon="minus" />
      </IconButton>
      <output className={styles.percent} aria-label={t('preview.zoom.label')}>
        {t('preview.zoom', { percent: Math.round(scale * 100) })}
      </output>
      <IconButton label={t('preview.zoom-in')} disabled={isDisabled} onClick={() => zoomBy(1)}>
        <Icon icon="plus" />
      </IconButton>
      {canEnlarge && <EnlargeButton />}
    </div>
  )
}

/** The preview in place of the editor; in a narrow window tabs above do the same. */
function EnlargeButton() {
  const app = useApp()
  const isTabbed = useView(view => view.layout === 'tabs')
  const isEnlarged = useView(view => view.pane === 'preview')
  if (isTabbed) return null
  return (
    <IconButton
      label={t(isEnlarged ? 'preview.shrink' : 'preview.enlarge')}
      aria-keyshortcuts={ariaShortcut('CmdOrCtrl+Shift+F', isMac)}
      onClick={() => app.view.set({ pane: isEnlarged ? 'editor' : 'preview' })}
    >
      <Icon icon={isEnlarged ? 'minimize-2' : 'maximize-2'} />
    </IconButton>
  )
}

import { Minus, MoveHorizontal, Plus, ScanText } from 'lucide-react'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { say } from '../i18n/translate.ts'
import styles from './preview.module.css'
import type { PaperState } from './use-page-viewer.ts'

interface ZoomControlsProps {
  paper: PaperState
  /** while the page is read as text, it has no size */
  isOff: boolean
}

export function ZoomControls({ paper: { scale, zoom, zoomBy, zoomTo }, isOff }: ZoomControlsProps) {
  return (
    <div className={styles.zoom}>
      <IconButton
        label={say('preview.fit-width')}
        aria-pressed={zoom === 'width'}
        disabled={isOff}
        onClick={() => zoomTo('width')}
      >
        <Icon of={MoveHorizontal} />
      </IconButton>
      <IconButton
        label={say('preview.fit-page')}
        aria-pressed={zoom === 'page'}
        disabled={isOff}
        onClick={() => zoomTo('page')}
      >
        <Icon of={ScanText} />
      </IconButton>
      <IconButton label={say('preview.zoom-out')} disabled={isOff} onClick={() => zoomBy(-1)}>
        <Icon of={Minus} />
      </IconButton>
      <output className={styles.percent} aria-label={say('preview.zoom.label')}>
        {say('preview.zoom', { percent: Math.round(scale * 100) })}
      </output>
      <IconButton label={say('preview.zoom-in')} disabled={isOff} onClick={() => zoomBy(1)}>
        <Icon of={Plus} />
      </IconButton>
    </div>
  )
}

import { AlignLeft, FileText } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isEditable } from '#core/invoice-state.ts'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { LookButton } from '../design/design-button.tsx'
import { say } from '../i18n/translate.ts'
import { activeConnection, modeOf } from '../state/host/active-connection.ts'
import { useCurrent, useDesk } from '../state/use-app.ts'
import { PageJump } from './page-jump.tsx'
import styles from './preview.module.css'
import { ReadAsText } from './read-as-text.tsx'
import { type PaperState, usePaper } from './use-page-viewer.ts'
import { ZoomControls } from './zoom-controls.tsx'

/** The PDF itself, at every keystroke. */
export function Preview() {
  const desk = useRef<HTMLDivElement>(null)
  const paper = usePaper(desk)
  const [isText, setText] = useState(false)
  useWheelZoom(desk, paper.zoomBy)
  const onKeyDown = (event: KeyboardEvent) => actByKey(event, paper)
  return (
    <>
      <div className={styles.bar}>
        <LookButton />
        <ZoomControls paper={paper} isOff={isText} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat the buttons above */}
      <div ref={desk} className={styles.desk} hidden={isText} tabIndex={0} onKeyDown={onKeyDown} />
      {isText && <ReadAsText paper={paper} />}
      {paper.failure !== undefined && (
        <p className={styles.failure} role="status">
          {say('preview.failed', { reason: paper.failure })}
        </p>
      )}
      <div className={styles.foot}>
        <Caption />
        {paper.count > 0 && !isText && <PageJump paper={paper} />}
        <IconButton
          label={say(isText ? 'preview.text.back' : 'preview.text')}
          aria-pressed={isText}
          disabled={paper.count === 0}
          onClick={() => setText(!isText)}
        >
          <Icon of={isText ? FileText : AlignLeft} />
        </IconButton>
      </div>
    </>
  )
}

/** With and without Ctrl: while the preview has the focus, its size is what is meant. */
function actByKey(event: KeyboardEvent, { zoomBy, zoomTo, goTo, enter, count }: PaperState) {
  if (event.altKey) return
  const isHeld = event.ctrlKey || event.metaKey
  if (event.key === '+' || event.key === '=') zoomBy(1)
  else if (event.key === '-') zoomBy(-1)
  else if (event.key === '0') zoomTo('width')
  else if (event.key === '9' && !isHeld) zoomTo('page')
  else if (event.key === 'Enter' && !isHeld) enter()
  else if (event.key === 'Home' && !isHeld) goTo(1)
  else if (event.key === 'End' && !isHeld) goTo(count)
  else return
  event.preventDefault()
}

/** What becomes of the mark on the page, which is always there in the preview. */
function Caption() {
  const next = useDesk(desk => modeOf(activeConnection(desk.connections)))
  const submitted = useCurrent(({ state, submission }) =>
    isEditable(state) ? null : (submission?.mode ?? null),
  )
  const mode = submitted ?? next
  return <p className={styles.caption}>{say(`preview.caption.${mode ?? 'none'}`)}</p>
}

/** Ctrl and the wheel, which is also what a pinch on a touchpad sends. */
function useWheelZoom(desk: React.RefObject<HTMLElement | null>, zoomBy: (by: 1 | -1) => void) {
  const latest = useRef(zoomBy)
  useEffect(() => {
    latest.current = zoomBy
  })
  useEffect(() => {
    const element = desk.current
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      latest.current(event.deltaY < 0 ? 1 : -1)
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [desk])
}

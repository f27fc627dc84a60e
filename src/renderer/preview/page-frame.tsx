import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { t } from '../i18n/translate.ts'
import { useApp, useView } from '../state/use-app.ts'
import styles from './preview.module.css'
import { ReadAsText } from './read-as-text.tsx'
import skeletonStyles from './skeleton-page.module.css'
import type { ViewerState } from './use-page-viewer.ts'
import { EnlargeButton, ReadButton, ZoomControls } from './zoom-controls.tsx'

interface PageFrameProps {
  viewport: RefObject<HTMLDivElement | null>
  viewer: ViewerState
  /** the first tool */
  action?: ReactNode
  /** shown above the pages */
  notice?: ReactNode
  caption: ReactNode
  /** shown below the caption */
  foot?: ReactNode
  /** shown until a page has an image */
  waiting?: string
  /** whether the pages can replace the editor */
  canEnlarge?: boolean
}

/** Toolbar and scrolling pages of a PDF, with zoom, page number and a text view. */
export function PageFrame(props: PageFrameProps) {
  const { viewport, viewer, action, notice, caption, foot, waiting, canEnlarge = true } = props
  const [isText, setText] = useState(false)
  useWheelZoom(viewport, viewer.zoomBy)
  const app = useApp()
  const isGlance =
    useView(view => view.isGlance && view.pane === 'editor' && view.layout !== 'tabs') && canEnlarge
  const read = () => app.view.set({ pane: 'preview' })
  /** in a small page the fields are too small to be clicked */
  const readInstead = (event: MouseEvent) => {
    event.stopPropagation()
    read()
  }
  const onKeyDown = (event: KeyboardEvent) =>
    handleKey(event, isGlance ? { ...viewer, chooseFirstField: read } : viewer)
  const isWaiting = viewer.count === 0 && viewer.failure === undefined
  return (
    <>
      <div className={styles.bar}>
        {viewer.count > 0 && !isText ? <PageJump viewer={viewer} /> : <span />}
        <div className={styles.tools}>
          {action}
          <IconButton
            label={t(isText ? 'preview.text.back' : 'preview.text')}
            aria-pressed={isText}
            disabled={viewer.count === 0}
            onClick={() => setText(!isText)}
          >
            <Icon icon={isText ? 'file-text' : 'align-left'} />
          </IconButton>
          <ZoomControls viewer={viewer} isOff={isText} />
          {canEnlarge && <EnlargeButton />}
        </div>
      </div>
      <div className={styles.body}>
        {notice}
        <div className={styles.pages} hidden={isText}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and press repeat the buttons beside the pages */}
          <div
            ref={viewport}
            className={styles.viewport}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
            tabIndex={0}
            data-pages=""
            onKeyDown={onKeyDown}
            onClickCapture={isGlance ? readInstead : undefined}
          />
          {isWaiting && <SkeletonPage text={waiting} />}
        </div>
        {isText && <ReadAsText viewer={viewer} />}
        {viewer.failure !== undefined && (
          <p className={styles.failure} role="status">
            {viewer.failure}
          </p>
        )}
        {isGlance && <ReadButton />}
        {caption}
        {foot}
      </div>
    </>
  )
}

/** Zoom shortcuts with and without Ctrl while the preview has the focus. */
function handleKey(
  event: KeyboardEvent,
  { zoomBy, zoomTo, goTo, chooseFirstField: enter, count }: ViewerState,
) {
  if (event.altKey) return
  const hasModifier = event.ctrlKey || event.metaKey
  if (event.key === '+' || event.key === '=') zoomBy(1)
  else if (event.key === '-') zoomBy(-1)
  else if (event.key === '0') zoomTo('width')
  else if (event.key === '9' && !hasModifier) zoomTo('page')
  else if (event.key === 'Enter' && !hasModifier) enter()
  else if (event.key === 'Home' && !hasModifier) goTo(1)
  else if (event.key === 'End' && !hasModifier) goTo(count)
  else return
  event.preventDefault()
}

/** Zooms on Ctrl+wheel, which touchpads also send for a pinch. */
function useWheelZoom(viewport: React.RefObject<HTMLElement | null>, zoomBy: (by: 1 | -1) => void) {
  const latest = useRef(zoomBy)
  useEffect(() => {
    latest.current = zoomBy
  })
  useEffect(() => {
    const element = viewport.current
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      latest.current(event.deltaY < 0 ? 1 : -1)
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [viewport])
}

/** "2 of 34", with an editable page number. */
function PageJump({ viewer: { page, count, goTo } }: { viewer: ViewerState }) {
  const [typed, setTyped] = useState<string>()
  if (count === 1) return <span className={styles.position}>{t('preview.page', { page, count })}</span>

  const go = () => {
    const number = Number.parseInt(typed ?? '', 10)
    setTyped(undefined)
    if (number >= 1) goTo(Math.min(number, count))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go()
    else if (event.key === 'Escape') setTyped(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <span className={styles.position}>
      <input
        className={styles.jump}
        aria-label={t('preview.jump')}
        inputMode="numeric"
        size={`${count}`.length}
        value={typed ?? `${page}`}
        onFocus={event => event.currentTarget.select()}
        onChange={event => setTyped(event.target.value.replace(/\D/g, '').slice(0, 6))}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(undefined)}
      />
      {t('preview.of', { count })}
    </span>
  )
}

/** The empty paper before the first image; the text appears after a delay. */
export function SkeletonPage({ text }: { text?: string | undefined }) {
  return (
    <div className={skeletonStyles.frame} data-skeleton="">
      <div className={skeletonStyles.sheet}>
        <div className={skeletonStyles.texts}>
          <i />
          <i />
          <i />
          <i />
          {text !== undefined && <p role="status">{text}</p>}
        </div>
      </div>
    </div>
  )
}

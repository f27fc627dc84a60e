import type { Preview } from '#core/draft/preview.ts'
import { getPdfRenderer, type OpenPdf } from '../pdf/pdf-renderer.ts'
import {
  gap,
  middlePage,
  type PageLayout,
  type PageSpan,
  padding,
  pixelsAt,
  pixelsPerPoint,
  renderScale,
  topOf,
  visiblePages,
  type Zoom,
  zoomScale,
} from './page-layout.ts'
import { createPageView, isSameImage, type PageView, type RenderedState } from './page-view.ts'
import { regionsOfField } from './regions.ts'
import { type FieldHit, watchPointer } from './watch-pointer.ts'

export interface PageViewer {
  show(preview: Preview): Promise<void>
  visiblePages(): PageSpan
  /** visible pages that do not show this revision at this size; while idle their neighbours as well */
  missingPages(revision: number): PageSpan | null
  /** outlines the edited field, given by its JSON path */
  highlight(field: string | null): void
  /** whether a rendered page shows the field */
  hasField(field: string): boolean
  setZoom(zoom: Zoom): void
  /** the effective zoom, 1 = 96 pixels per inch */
  scale(): number
  goTo(page: number): void
  /** chooses the first visible field, for keyboard users */
  chooseFirstField(): void
  /** writes the accessible names of the pages again */
  relabel(): void
  /** the newest displayed revision */
  revision(): number
  /** visible pages without a text layer */
  pagesWithoutText(): { page: number; pageView: PageView; factor: number }[]
  stop(): void
}

export interface PageViewerPorts {
  /** opens the pages of a preview, counted from its first one; default: its bytes in the shared renderer */
  open?(preview: Preview): Pick<OpenPdf, 'draw' | 'close'>
  /** accessible name of a page */
  labelOf(page: number, count: number): string
  /** the current page, counted from 1, or the page count changed */
  onPageChange(page: number, count: number): void
  onScale(scale: number): void
  /** other pages became visible, or their size changed */
  onVisibleChange(): void
  /** nothing was rendered, scrolled or resized for a moment */
  onIdle(): void
  /** a field on the page was chosen */
  onField(path: string): void
}

const idleDelayMs = 250
/** delay after a keystroke before pages other than the current one are rendered */
const otherPagesDelayMs = 30
/**
 * pages beyond the viewport that keep their image, within a total pixel limit, to bound the memory of long
 * documents
 */
const retainedPages = 3
const retainedPixels = 10e6

/**
 * Scrolling list of page views. Each page is rendered off-screen and swapped in when ready, so nothing
 * flickers; only visible pages are rendered; zoom and scroll position persist.
 */
export function createPageViewer(viewport: HTMLElement, ports: PageViewerPorts): PageViewer {
  const pageViews: PageView[] = []
  let points = { width: 595, height: 842 }
  let layout: PageLayout = { width: 0, height: 0, count: 0 }
  let zoom: Zoom = 'width'
  let reported = { page: 0, count: 0 }
  let edited: string | null = null
  let hovered: FieldHit | null = null
  /** scrolls to the edited field until the user scrolls away */
  let isFollowing = false
  let isIdle = false
  let isStopped = false
  let shownRevision = 0
  let idleTimer: ReturnType<typeof setTimeout> | undefined
  let otherPagesTimer: ReturnType<typeof setTimeout> | undefined
  // cached, because reading them during a keystroke would force a layout
  const view = { top: viewport.scrollTop, height: viewport.clientHeight, width: viewport.clientWidth }

  viewport.style.rowGap = `${gap}px`
  viewport.style.paddingBlockStart = `${padding}px`

  const scale = () => zoomScale(zoom, view, points)
  const factor = () => renderScale(scale() * pixelsPerPoint * devicePixelRatio, points)
  /** pages on each side */
  const retainedBeyond = () =>
    Math.min(retainedPages, Math.floor(retainedPixels / 2 / pixelsAt(factor(), points)))
  const span = (ahead: number): PageSpan => {
    const [first, last] = visiblePages(view, layout, ahead)
    return { first: Math.max(0, first), last: Math.max(0, first, last) }
  }

  const markBusy = () => {
    isIdle = false
    clearTimeout(idleTimer)
    idleTimer = setTimeout(() => {
      isIdle = true
      ports.onVisibleChange()
      ports.onIdle()
    }, idleDelayMs)
  }

  const layOut = (count: number) => {
    while (pageViews.length > count) {
      const removed = pageViews.pop()
      removed?.clear()
      removed?.frame.remove()
    }
    while (pageViews.length < count) {
      const pageView = createPageView(() => points)
      viewport.append(pageView.frame)
      pageViews.push(pageView)
    }
    const perPoint = scale() * pixelsPerPoint
    const next = {
      width: Math.floor(points.width * perPoint),
      height: Math.floor(points.height * perPoint),
      count,
    }
    const isSame = next.width === layout.width && next.height === layout.height && next.count === layout.count
    layout = next
    if (isSame) return
    for (const { frame } of pageViews) {
      frame.style.width = `${layout.width}px`
      frame.style.height = `${layout.height}px`
    }
    label({ first: 0, last: count - 1 })
    ports.onScale(scale())
  }

  const label = ({ first, last }: PageSpan) => {
    for (let page = first; page <= last; page++) {
      pageViews[page]?.frame.setAttribute('aria-label', ports.labelOf(page + 1, layout.count))
    }
  }

  const report = () => {
    const { count } = layout
    const page = middlePage(view, layout) + 1
    if (count === 0 || (page === reported.page && count === reported.count)) return
    reported = { page, count }
    ports.onPageChange(page, count)
  }

  const isCurrent = (pageView: PageView | undefined, revision: number) =>
    pageView?.rendered?.revision === revision && pageView.rendered.factor === factor()

  const highlightAll = () => {
    for (const pageView of pageViews) {
      if (pageView.rendered)
        pageView.highlight(edited, hovered?.pageView === pageView ? hovered.region : null)
    }
  }

  const setTop = (top: number) => {
    viewport.scrollTop = top
    onScroll()
  }

  /** Scrolls the edited field into view, unless the user scrolled away from it. */
  const follow = (page: number) => {
    if (!isFollowing || edited === null) return
    const region = regionsOfField(edited, pageViews[page]?.regions ?? [])[0]
    const perPoint = layout.height / points.height
    const top = topOf(page, layout) + (region?.y ?? 0) * perPoint
    const height = (region?.height ?? 0) * perPoint
    const isInView = top >= view.top && top + height <= view.top + view.height
    if (!isInView) setTop(Math.max(0, top - view.height / 3))
  }

  const pageOf = (field: string) =>
    pageViews.findIndex(({ regions }) => regionsOfField(field, regions).length > 0)

  const clearDistant = () => {
    const { first, last } = span(0)
    const beyond = retainedBeyond()
    pageViews.forEach((pageView, page) => {
      if (page < first - beyond || page > last + beyond) pageView.clear()
    })
  }

  const allowOtherPages = () => {
    clearTimeout(otherPagesTimer)
    otherPagesTimer = undefined
    ports.onVisibleChange()
  }

  const draw = async (preview: Preview, next: RenderedState) => {
    const { bytes, revision, first, last, fieldPage } = preview
    const pdf = ports.open?.(preview) ?? getPdfRenderer().open(bytes)
    const drawOne = async (page: number) => {
      const image = await pdf.draw(page - first, next.factor)
      const pageView = pageViews[page]
      if (isStopped || !pageView) return image.close()
      pageView.show(image, next, regionsOn(page, preview))
      if (hovered?.pageView === pageView) hovered = null
      pageView.highlight(edited, null)
    }
    try {
      const pages = middleFirst(first, last, middlePage(view, layout))
      const isKeystroke = shownRevision > 0 && revision > shownRevision
      shownRevision = revision
      const pending = pages.filter((page, at) => !isKeystroke || at === 0 || page === fieldPage)
      // large images are rendered one at a time to halve the peak memory
      if (retainedBeyond() > 0) await Promise.all(pending.map(drawOne))
      else for (const page of pending) await drawOne(page)
      clearTimeout(otherPagesTimer)
      if (isKeystroke && pages.length > 1) otherPagesTimer = setTimeout(allowOtherPages, otherPagesDelayMs)
    } finally {
      pdf.close()
    }
  }

  const onScroll = () => {
    view.top = viewport.scrollTop
    report()
    markBusy()
    allowOtherPages()
  }
  const resized = new ResizeObserver(() => {
    // a hidden viewport has no size and keeps its previous one
    if (viewport.clientWidth === 0) return
    view.width = viewport.clientWidth
    view.height = viewport.clientHeight
    if (zoom !== 'page' && zoom !== 'width') return onScroll()
    layOut(pageViews.length)
    onScroll()
  })
  const onManualScroll = () => {
    isFollowing = false
  }

  const listening = new AbortController()
  const passive = { passive: true, signal: listening.signal }
  viewport.addEventListener('scroll', onScroll, passive)
  for (const manualEvent of ['wheel', 'pointerdown', 'keydown', 'touchmove'] as const)
    viewport.addEventListener(manualEvent, onManualScroll, passive)
  watchPointer(viewport, {
    pageViews,
    points: () => points,
    onPoint(hit) {
      hovered = hit
      highlightAll()
    },
    onChoose: ({ region }) => ports.onField(region.path),
    signal: listening.signal,
  })
  resized.observe(viewport)

  return {
    scale,
    relabel: () => label({ first: 0, last: layout.count - 1 }),
    visiblePages: () => span(0),
    revision: () => shownRevision,
    missingPages(revision) {
      if (otherPagesTimer !== undefined) return null
      const { first, last } = span(isIdle && retainedBeyond() > 0 ? layout.height : 0)
      const pending = pageViews.flatMap((pageView, page) =>
        page >= first && page <= last && !isCurrent(pageView, revision) ? [page] : [],
      )
      const from = pending[0]
      return from === undefined ? null : { first: from, last: pending.at(-1) ?? from }
    },
    async show(preview) {
      const { bytes, revision, first, last, pageCount, size, fieldPage } = preview
      points = size
      layOut(pageCount)
      label({ first, last })
      const next = { revision, factor: factor(), file: first === last ? bytes.slice() : null }
      const only = first === last ? pageViews[first] : undefined
      if (only && isSameImage(only.rendered, next)) {
        only.keepImage(next, regionsOn(first, preview))
        only.highlight(edited, hovered?.pageView === only ? hovered.region : null)
        shownRevision = revision
      } else await draw(preview, next)
      if (isStopped) return
      clearDistant()
      report()
      markBusy()
      if (fieldPage !== null) follow(fieldPage)
    },
    highlight(field) {
      if (edited === field) return
      edited = field
      isFollowing = true
      highlightAll()
      const page = field === null ? -1 : pageOf(field)
      if (page !== -1) follow(page)
    },
    hasField: field => pageOf(field) !== -1,
    setZoom(next) {
      if (zoom === next) return
      const middle = (viewport.scrollTop + viewport.clientHeight / 2) / Math.max(1, viewport.scrollHeight)
      zoom = next
      layOut(pageViews.length)
      // keeps the middle of the viewport in place
      setTop(middle * viewport.scrollHeight - viewport.clientHeight / 2)
    },
    goTo(page) {
      isFollowing = false
      setTop(topOf(page, layout) - padding)
    },
    chooseFirstField() {
      const page = middlePage(view, layout)
      const perPoint = layout.height / points.height
      const above = (view.top - topOf(page, layout)) / perPoint
      const first = pageViews[page]?.regions.filter(({ y }) => y >= above).toSorted((a, b) => a.y - b.y)[0]
      if (first) ports.onField(first.path)
    },
    pagesWithoutText() {
      const { first, last } = span(0)
      return pageViews.flatMap((pageView, page) =>
        page >= first && page <= last && pageView.rendered && !pageView.hasText
          ? [{ page, pageView, factor: scale() * pixelsPerPoint }]
          : [],
      )
    },
    stop() {
      isStopped = true
      clearTimeout(idleTimer)
      clearTimeout(otherPagesTimer)
      resized.disconnect()
      listening.abort()
      for (const pageView of pageViews) {
        pageView.clear()
        pageView.frame.remove()
      }
    },
  }
}

const regionsOn = (page: number, { regions }: Preview) => regions.filter(region => region.page === page)

/** Pages sorted by distance from the middle one. */
function middleFirst(first: number, last: number, middle: number): number[] {
  const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return pages.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
}

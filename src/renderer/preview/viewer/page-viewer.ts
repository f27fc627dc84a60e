import type { Preview } from '#contract/desktop-api.ts'
import { warmUp } from '../pdf/pdf-renderer.ts'
import type { PageSpan } from '../preview-loop.ts'
import {
  drawnFactor,
  gap,
  middleSheet,
  padding,
  pixelsAt,
  pixelsPerPoint,
  type SheetLayout,
  scaleOf,
  sheetsInView,
  topOf,
  type Zoom,
} from './page-layout.ts'
import { createSheet, isSamePicture, type Sheet, type Shown } from './page-view.ts'
import { regionsOfField } from './regions.ts'
import { type Place, watchPointer } from './watch-pointer.ts'

export interface Paper {
  show(preview: Preview): Promise<void>
  inView(): PageSpan
  /** those in view, and at rest also those next to it, that do not show this revision at this size */
  missing(revision: number): PageSpan | null
  /** outlines the field that is being edited, by its JSON path */
  mark(field: string | null): void
  /** whether a page that was drawn shows the field */
  knows(field: string): boolean
  setZoom(zoom: Zoom): void
  /** the zoom on screen, 1 = 96 pixels an inch */
  scale(): number
  goTo(page: number): void
  /** chooses the first field in view, for those who do not point */
  enter(): void
  /** the newest revision on screen */
  revision(): number
  /** sheets in view without their words, for whoever makes them */
  wordless(): { page: number; sheet: Sheet; factor: number }[]
  stop(): void
}

export interface PaperPorts {
  /** gives a page's frame its accessible name */
  labelOf(page: number, count: number): string
  /** another page fills most of the view, from 1, or there are more or fewer */
  onView(page: number, count: number): void
  onScale(scale: number): void
  /** other pages came into view, or the same ones at another size */
  onLook(): void
  /** nothing was drawn, scrolled or sized for a moment */
  onRest(): void
  /** a field on the page was chosen */
  onField(path: string): void
}

const rest = 250
/** after the page that is looked at was drawn, the hands have so long for the next key before others are */
const calm = 30
/** sheets beyond the view that keep their picture, of so many pixels at most; a long document would otherwise fill the memory */
const kept = 3
const keptPixels = 10e6

/**
 * Sheets of paper on the desk. Each page is drawn beside the one on screen and swapped in when ready, so nothing
 * flashes; only sheets in view are drawn; zoom and scroll stay where they are.
 */
export function createPaper(desk: HTMLElement, ports: PaperPorts): Paper {
  const sheets: Sheet[] = []
  let points = { width: 595, height: 842 }
  let layout: SheetLayout = { width: 0, height: 0, count: 0 }
  let zoom: Zoom = 'width'
  let reported = { page: 0, count: 0 }
  let edited: string | null = null
  let pointed: Place | null = null
  /** the page goes along with what is edited, until the person scrolls away from it */
  let isFollowing = false
  let isResting = false
  let isStopped = false
  let shownRevision = 0
  let restTimer: ReturnType<typeof setTimeout> | undefined
  let calmTimer: ReturnType<typeof setTimeout> | undefined
  // Kept from events, because reading them would force a layout in the middle of a keystroke.
  const view = { top: desk.scrollTop, height: desk.clientHeight, width: desk.clientWidth }

  desk.style.rowGap = `${gap}px`
  desk.style.paddingBlockStart = `${padding}px`

  const scale = () => scaleOf(zoom, view, points)
  const factor = () => drawnFactor(scale() * pixelsPerPoint * devicePixelRatio, points)
  /** on each side */
  const keptBeyond = () => Math.min(kept, Math.floor(keptPixels / 2 / pixelsAt(factor(), points)))
  const span = (ahead: number): PageSpan => {
    const [first, last] = sheetsInView(view, layout, ahead)
    return { first: Math.max(0, first), last: Math.max(0, first, last) }
  }

  const wake = () => {
    isResting = false
    clearTimeout(restTimer)
    restTimer = setTimeout(() => {
      isResting = true
      ports.onLook()
      ports.onRest()
    }, rest)
  }

  const layOut = (count: number) => {
    while (sheets.length > count) {
      const gone = sheets.pop()
      gone?.clear()
      gone?.frame.remove()
    }
    while (sheets.length < count) {
      const sheet = createSheet(() => points)
      desk.append(sheet.frame)
      sheets.push(sheet)
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
    for (const { frame } of sheets) {
      frame.style.width = `${layout.width}px`
      frame.style.height = `${layout.height}px`
    }
    label({ first: 0, last: count - 1 })
    ports.onScale(scale())
  }

  const label = ({ first, last }: PageSpan) => {
    for (let page = first; page <= last; page++) {
      sheets[page]?.frame.setAttribute('aria-label', ports.labelOf(page + 1, layout.count))
    }
  }

  const report = () => {
    const { count } = layout
    const page = middleSheet(view, layout) + 1
    if (count === 0 || (page === reported.page && count === reported.count)) return
    reported = { page, count }
    ports.onView(page, count)
  }

  const isCurrent = (sheet: Sheet | undefined, revision: number) =>
    sheet?.shown?.revision === revision && sheet.shown.factor === factor()

  const markAll = () => {
    for (const sheet of sheets) {
      if (sheet.shown) sheet.mark(edited, pointed?.sheet === sheet ? pointed.region : null)
    }
  }

  const setTop = (top: number) => {
    desk.scrollTop = top
    onScroll()
  }

  /** Brings what is edited into view, where it is not and the person did not scroll away from it. */
  const follow = (page: number) => {
    if (!isFollowing || edited === null) return
    const region = regionsOfField(edited, sheets[page]?.regions ?? [])[0]
    const perPoint = layout.height / points.height
    const top = topOf(page, layout) + (region?.y ?? 0) * perPoint
    const height = (region?.height ?? 0) * perPoint
    const isInView = top >= view.top && top + height <= view.top + view.height
    if (!isInView) setTop(Math.max(0, top - view.height / 3))
  }

  const pageOf = (field: string) =>
    sheets.findIndex(({ regions }) => regionsOfField(field, regions).length > 0)

  const clearFar = () => {
    const { first, last } = span(0)
    const beyond = keptBeyond()
    sheets.forEach((sheet, page) => {
      if (page < first - beyond || page > last + beyond) sheet.clear()
    })
  }

  const endCalm = () => {
    clearTimeout(calmTimer)
    calmTimer = undefined
    ports.onLook()
  }

  const draw = async (preview: Preview, next: Shown) => {
    const { bytes, revision, first, last, fieldPage } = preview
    const pdf = warmUp().open(bytes)
    const drawOne = async (page: number) => {
      const picture = await pdf.draw(page - first, next.factor)
      const sheet = sheets[page]
      if (isStopped || !sheet) return picture.close()
      sheet.show(picture, next, regionsOn(page, preview))
      if (pointed?.sheet === sheet) pointed = null
      sheet.mark(edited, null)
    }
    try {
      const pages = middleFirst(first, last, middleSheet(view, layout))
      const isKeystroke = shownRevision > 0 && revision > shownRevision
      shownRevision = revision
      const due = pages.filter((page, at) => !isKeystroke || at === 0 || page === fieldPage)
      // two large pictures in the making take as much memory again as those on the screen
      if (keptBeyond() > 0) await Promise.all(due.map(drawOne))
      else for (const page of due) await drawOne(page)
      clearTimeout(calmTimer)
      if (isKeystroke && pages.length > 1) calmTimer = setTimeout(endCalm, calm)
    } finally {
      pdf.close()
    }
  }

  const onScroll = () => {
    view.top = desk.scrollTop
    report()
    wake()
    endCalm()
  }
  const resized = new ResizeObserver(() => {
    // hidden behind its text, it has no size, and keeps the one it had
    if (desk.clientWidth === 0) return
    view.width = desk.clientWidth
    view.height = desk.clientHeight
    if (zoom !== 'page' && zoom !== 'width') return onScroll()
    layOut(sheets.length)
    onScroll()
  })
  const onScrolledByHand = () => {
    isFollowing = false
  }

  const listening = new AbortController()
  const passive = { passive: true, signal: listening.signal }
  desk.addEventListener('scroll', onScroll, passive)
  for (const byHand of ['wheel', 'pointerdown', 'keydown', 'touchmove'] as const)
    desk.addEventListener(byHand, onScrolledByHand, passive)
  watchPointer(desk, {
    sheets,
    points: () => points,
    onPoint(place) {
      pointed = place
      markAll()
    },
    onChoose: ({ region }) => ports.onField(region.path),
    signal: listening.signal,
  })
  resized.observe(desk)

  return {
    scale,
    inView: () => span(0),
    revision: () => shownRevision,
    missing(revision) {
      if (calmTimer !== undefined) return null
      const { first, last } = span(isResting && keptBeyond() > 0 ? layout.height : 0)
      const due = sheets.flatMap((sheet, page) =>
        page >= first && page <= last && !isCurrent(sheet, revision) ? [page] : [],
      )
      const from = due[0]
      return from === undefined ? null : { first: from, last: due.at(-1) ?? from }
    },
    async show(preview) {
      const { bytes, revision, first, last, pageCount, size, fieldPage } = preview
      points = size
      layOut(pageCount)
      label({ first, last })
      const next = { revision, factor: factor(), file: first === last ? bytes.slice() : null }
      const only = first === last ? sheets[first] : undefined
      if (only && isSamePicture(only.shown, next)) {
        only.keep(next, regionsOn(first, preview))
        only.mark(edited, pointed?.sheet === only ? pointed.region : null)
        shownRevision = revision
      } else await draw(preview, next)
      if (isStopped) return
      clearFar()
      report()
      wake()
      if (fieldPage !== null) follow(fieldPage)
    },
    mark(field) {
      if (edited === field) return
      edited = field
      isFollowing = true
      markAll()
      const page = field === null ? -1 : pageOf(field)
      if (page !== -1) follow(page)
    },
    knows: field => pageOf(field) !== -1,
    setZoom(next) {
      if (zoom === next) return
      const middle = (desk.scrollTop + desk.clientHeight / 2) / Math.max(1, desk.scrollHeight)
      zoom = next
      layOut(sheets.length)
      // What was in the middle stays in the middle.
      setTop(middle * desk.scrollHeight - desk.clientHeight / 2)
    },
    goTo(page) {
      isFollowing = false
      setTop(topOf(page, layout) - padding)
    },
    enter() {
      const page = middleSheet(view, layout)
      const perPoint = layout.height / points.height
      const above = (view.top - topOf(page, layout)) / perPoint
      const first = sheets[page]?.regions.filter(({ y }) => y >= above).toSorted((a, b) => a.y - b.y)[0]
      if (first) ports.onField(first.path)
    },
    wordless() {
      const { first, last } = span(0)
      return sheets.flatMap((sheet, page) =>
        page >= first && page <= last && sheet.shown && !sheet.hasText
          ? [{ page, sheet, factor: scale() * pixelsPerPoint }]
          : [],
      )
    },
    stop() {
      isStopped = true
      clearTimeout(restTimer)
      clearTimeout(calmTimer)
      resized.disconnect()
      listening.abort()
      for (const sheet of sheets) {
        sheet.clear()
        sheet.frame.remove()
      }
    },
  }
}

const regionsOn = (page: number, { regions }: Preview) => regions.filter(region => region.page === page)

/** What is looked at most is drawn first. */
function middleFirst(first: number, last: number, middle: number): number[] {
  const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return pages.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
}

import type { Region } from '#core/region.ts'
import type { PageView } from './page-view.ts'
import { regionAt } from './regions.ts'

/** A field of a page view. */
export interface FieldHit {
  sheet: PageView
  region: Region
}

interface PointerPorts {
  pageViews: readonly PageView[]
  points(): { width: number; height: number }
  /** the hovered field changed; null for none */
  onPoint(place: FieldHit | null): void
  onChoose(place: FieldHit): void
  signal: AbortSignal
}

/** Reports the field under the pointer and the clicked one. */
export function watchPointer(viewport: HTMLElement, ports: PointerPorts): void {
  let latest: FieldHit | null = null

  const fieldAtPointer = (event: MouseEvent): FieldHit | null => {
    const frame =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-page-view]') : null
    const sheet = ports.pageViews.find(each => each.frame === frame)
    if (!sheet || !frame) return null
    const box = frame.getBoundingClientRect()
    const { width, height } = ports.points()
    const x = ((event.clientX - box.left) / box.width) * width
    const y = ((event.clientY - box.top) / box.height) * height
    const region = regionAt(x, y, sheet.regions)
    return region ? { sheet, region } : null
  }
  const onPointer = (event: PointerEvent) => {
    const place = event.type === 'pointerleave' ? null : fieldAtPointer(event)
    viewport.toggleAttribute('data-on-field', place !== null)
    if (place?.region === latest?.region) return
    latest = place
    ports.onPoint(place)
  }
  const onClick = (event: MouseEvent) => {
    // the end of a text selection is not a click on a field
    if (!(getSelection()?.isCollapsed ?? true)) return
    const place = fieldAtPointer(event)
    if (place) ports.onChoose(place)
  }

  const passive = { passive: true, signal: ports.signal }
  viewport.addEventListener('pointermove', onPointer, passive)
  viewport.addEventListener('pointerleave', onPointer, passive)
  viewport.addEventListener('click', onClick, passive)
}

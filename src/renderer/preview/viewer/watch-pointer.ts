import type { Region } from '#core/fields/region.ts'
import type { PageView } from './page-view.ts'
import { regionAt } from './regions.ts'

/** A field of a page view. */
export interface FieldHit {
  pageView: PageView
  region: Region
}

interface PointerPorts {
  pageViews: readonly PageView[]
  points(): { width: number; height: number }
  /** the hovered field changed; `null` for none */
  onPoint(hit: FieldHit | null): void
  onChoose(hit: FieldHit): void
  signal: AbortSignal
}

/** Reports the field under the pointer and the clicked one. */
export function watchPointer(viewport: HTMLElement, ports: PointerPorts): void {
  let latest: FieldHit | null = null

  const fieldAtPointer = (event: MouseEvent): FieldHit | null => {
    const frame =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-page-view]') : null
    const pageView = ports.pageViews.find(each => each.frame === frame)
    if (!pageView || !frame) return null
    const box = frame.getBoundingClientRect()
    const { width, height } = ports.points()
    const x = ((event.clientX - box.left) / box.width) * width
    const y = ((event.clientY - box.top) / box.height) * height
    const region = regionAt(x, y, pageView.regions)
    return region ? { pageView, region } : null
  }
  const onPointer = (event: PointerEvent) => {
    const hit = event.type === 'pointerleave' ? null : fieldAtPointer(event)
    viewport.toggleAttribute('data-on-field', hit !== null)
    if (hit?.region === latest?.region) return
    latest = hit
    ports.onPoint(hit)
  }
  const onClick = (event: MouseEvent) => {
    // the end of a text selection is no click on a field
    if (!(getSelection()?.isCollapsed ?? true)) return
    const hit = fieldAtPointer(event)
    if (hit) ports.onChoose(hit)
  }

  const passive = { passive: true, signal: ports.signal }
  viewport.addEventListener('pointermove', onPointer, passive)
  viewport.addEventListener('pointerleave', onPointer, passive)
  viewport.addEventListener('click', onClick, passive)
}

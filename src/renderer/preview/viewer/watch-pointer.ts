import type { Region } from '#core/region.ts'
import type { Sheet } from './page-view.ts'
import { regionAt } from './regions.ts'

/** A field on a sheet. */
export interface Place {
  sheet: Sheet
  region: Region
}

interface PointerPorts {
  sheets: readonly Sheet[]
  points(): { width: number; height: number }
  /** the pointer came over another field, or over none */
  onPoint(place: Place | null): void
  onChoose(place: Place): void
  signal: AbortSignal
}

/** Which field the pointer is over, and which one is chosen by a click. */
export function watchPointer(desk: HTMLElement, ports: PointerPorts): void {
  let latest: Place | null = null

  const placeOf = (event: MouseEvent): Place | null => {
    const frame = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-sheet]') : null
    const sheet = ports.sheets.find(each => each.frame === frame)
    if (!sheet || !frame) return null
    const box = frame.getBoundingClientRect()
    const { width, height } = ports.points()
    const x = ((event.clientX - box.left) / box.width) * width
    const y = ((event.clientY - box.top) / box.height) * height
    const region = regionAt(x, y, sheet.regions)
    return region ? { sheet, region } : null
  }
  const onPointer = (event: PointerEvent) => {
    const place = event.type === 'pointerleave' ? null : placeOf(event)
    desk.toggleAttribute('data-on-field', place !== null)
    if (place?.region === latest?.region) return
    latest = place
    ports.onPoint(place)
  }
  const onClick = (event: MouseEvent) => {
    // the end of a selection is no choice of a field
    if (!(getSelection()?.isCollapsed ?? true)) return
    const place = placeOf(event)
    if (place) ports.onChoose(place)
  }

  const passive = { passive: true, signal: ports.signal }
  desk.addEventListener('pointermove', onPointer, passive)
  desk.addEventListener('pointerleave', onPointer, passive)
  desk.addEventListener('click', onClick, passive)
}

import { type RefObject, useState } from 'react'
import type { Zoom } from './viewer/page-layout.ts'
import type { PageViewer } from './viewer/page-viewer.ts'

export interface ViewerControls {
  zoom: Zoom
  zoomTo(zoom: Zoom): void
  zoomBy(by: 1 | -1): void
  goTo(page: number): void
}

const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4]

/** `undefined` at the ends. */
const nextZoom = (now: number, by: 1 | -1): number | undefined =>
  by === 1 ? zoomSteps.find(step => step > now + 0.01) : zoomSteps.findLast(step => step < now - 0.01)

/** Zoom and page position as the toolbar sets them. */
export function useViewerControls(viewer: RefObject<PageViewer | undefined>): ViewerControls {
  const [zoom, setZoom] = useState<Zoom>('width')
  const zoomTo = (next: Zoom) => {
    setZoom(next)
    viewer.current?.setZoom(next)
  }
  return {
    zoom,
    zoomTo,
    zoomBy(by) {
      const next = nextZoom(viewer.current?.scale() ?? 1, by)
      if (next !== undefined) zoomTo(next)
    },
    goTo: number => viewer.current?.goTo(number - 1),
  }
}

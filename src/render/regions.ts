import type { Region } from '#core/region.ts'
import type { Operation, Page } from './display-list.ts'

/** Where each field stands, on pages that begin with the page `first`. The lines of one field on one page are one rectangle. */
export function regionsOf(pages: readonly Page[], first = 0): Region[] {
  const regions: Region[] = []
  for (const [index, { placed }] of pages.entries()) {
    const page = first + index
    for (const { y, box } of placed) {
      for (const operation of box.operations) {
        const region = regionOf(operation, page, y)
        if (!region) continue
        const last = regions.at(-1)
        if (last && last.page === page && last.path === region.path) extend(last, region)
        else regions.push(region)
      }
    }
  }
  return regions
}

function regionOf(operation: Operation, page: number, y: number): Region | null {
  if (operation.kind === 'rectangle' || operation.path === null || operation.width === 0) return null
  const { x, width, path } = operation
  const height = operation.kind === 'text' ? operation.style.leading : operation.height
  return { page, x, y: y + operation.top, width, height, path }
}

function extend(region: Region, { x, y, width, height }: Region): void {
  const right = Math.max(region.x + region.width, x + width)
  const bottom = Math.max(region.y + region.height, y + height)
  region.x = Math.min(region.x, x)
  region.y = Math.min(region.y, y)
  region.width = right - region.x
  region.height = bottom - region.y
}

import type { Layout } from '../state/view/view-store.ts'

export const layoutOf = (windowWidth: number): Layout =>
  windowWidth < 860 ? 'tabs' : windowWidth < 1080 ? 'overlay' : 'wide'

/** a narrower window shows the list in place of the table of all invoices */
export const tableMin = 1280
/** of the columns of the table */
const tableColumnsMin = 1240

export const sidebarSize = { min: 200, max: 360, normal: 216 }
const settingsSize = { min: 400, max: 520, share: 0.36 }
/** A narrow window is shared equally, so that the page can be read; a line item then takes two rows. */
const sizes = {
  wide: { editorMin: 560, previewMin: 320, previewShare: 0.36 },
  overlay: { editorMin: 440, previewMin: 320, previewShare: 0.5 },
} as const

interface Panes {
  windowWidth: number
  /** width of the list beside the editor; 0 if it is hidden or overlaid */
  sidebar: number
  /** chosen with the splitter; `null` for the usual share */
  previewWidth: number | null
  hasSettings: boolean
}

/** Widths in CSS pixels; the editor takes what is left. */
export function paneWidths({ windowWidth, sidebar, previewWidth, hasSettings }: Panes) {
  const layout = layoutOf(windowWidth)
  const { editorMin, previewMin, previewShare } = sizes[layout === 'wide' ? 'wide' : 'overlay']
  const settings = clamp(windowWidth * settingsSize.share, settingsSize.min, settingsSize.max)
  const available = windowWidth - sidebar - (hasSettings ? settings : 0)
  const max = Math.max(previewMin, available - editorMin)
  return {
    settings,
    preview: clamp(previewWidth ?? windowWidth * previewShare, previewMin, max),
    previewMin,
    previewMax: max,
    /** beside the settings the editor has precedence over the preview */
    isPreviewFitting: !hasSettings || available >= editorMin + previewMin,
    isTableFitting: !hasSettings || windowWidth - settings >= tableColumnsMin,
  }
}

const clamp = (value: number, min: number, max: number) => Math.round(Math.min(max, Math.max(min, value)))

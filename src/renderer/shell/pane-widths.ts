import type { EditorNeeds, Layout } from '../state/view/view-store.ts'

export const layoutOf = (windowWidth: number): Layout =>
  windowWidth < 860 ? 'tabs' : windowWidth < 1600 ? 'overlay' : 'wide'

/** The rail is wider where a name of a place needs more. */
export const railMin = (windowWidth: number): number => (windowWidth < 1280 ? 56 : 72)

/** CSS pixels; narrower places, beside the settings or in a narrow window, list their rows in one column */
const tableMin = 780

export const sidebarSize = { min: 240, max: 400, normal: 296 }
const settingsSize = { min: 400, max: 520, share: 0.36 }
/** CSS pixels. The preview gets the remaining width; in the narrowest one its pages are still recognisable. */
const editorSize = { narrow: 652, wide: 744, min: 436, besideSettings: 560 }
const nothingNeeded: EditorNeeds = { usual: 0, compact: 0 }
const previewMin = 252
/** CSS pixels at which pages of A4 are shown at 62 % */
const readablePreview = 526
/** CSS pixels below which a page has to be enlarged over the editor to be read */
const glanceBelow = 400

interface Panes {
  windowWidth: number
  rail: number
  /** width of the list beside the editor; 0 if it is hidden or overlaid */
  sidebar: number
  /** chosen with the splitter; `null` for the width that the editor does not use */
  previewWidth: number | null
  hasSettings: boolean
  /** editor widths in which a line item fits in one row */
  editorNeeds?: EditorNeeds
}

/** Widths in CSS pixels; the editor takes the remaining width. */
export function paneWidths({
  windowWidth,
  rail,
  sidebar,
  previewWidth,
  hasSettings,
  editorNeeds = nothingNeeded,
}: Panes) {
  const settings = clamp(windowWidth * settingsSize.share, settingsSize.min, settingsSize.max)
  const content = windowWidth - rail - (hasSettings ? settings : 0)
  const available = content - sidebar
  const max = Math.max(previewMin, available - editorSize.min)
  const usual = layoutOf(windowWidth) === 'wide' ? editorSize.wide : editorSize.narrow
  // optional columns narrow the preview, as long as its page is readable
  const room = available - readablePreview
  const editor = Math.max(
    usual,
    editorNeeds.usual <= room ? editorNeeds.usual : Math.min(editorNeeds.compact, room),
  )
  const preview = clamp(previewWidth ?? available - editor, previewMin, max)
  return {
    settings,
    preview,
    isGlance: preview < glanceBelow,
    previewMin,
    previewMax: max,
    /** beside the settings the editor takes precedence over the preview */
    isPreviewFitting: !hasSettings || available >= editorSize.besideSettings + previewMin,
    isTableFitting: content >= tableMin,
  }
}

const clamp = (value: number, min: number, max: number) => Math.round(Math.min(max, Math.max(min, value)))

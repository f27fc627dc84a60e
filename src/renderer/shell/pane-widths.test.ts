import { expect, test } from 'vitest'
import { layoutOf, paneWidths, railMin, sidebarSize } from './pane-widths.ts'

const widths = (windowWidth: number, rest: Partial<Parameters<typeof paneWidths>[0]> = {}) =>
  paneWidths({
    windowWidth,
    rail: railMin(windowWidth),
    sidebar: layoutOf(windowWidth) === 'wide' ? sidebarSize.normal : 0,
    previewWidth: null,
    hasSettings: false,
    ...rest,
  })

test('the preview takes the remaining width', () => {
  expect(widths(960).preview).toBe(252)
  expect(widths(1280).preview).toBe(556)
  expect(widths(1920).preview).toBe(1920 - 72 - 296 - 744)
  expect(widths(1280, { rail: 104 }).preview).toBe(556 - 32)
})

test('columns of the line items take their width from the preview, down to a readable page', () => {
  const needs = (usual: number, compact = usual) => ({ editorNeeds: { usual, compact } })
  expect(widths(1280, needs(600)).preview).toBe(556)
  expect(widths(1280, needs(676)).preview).toBe(532)
  expect(widths(1280, needs(5000)).preview).toBe(526)
  expect(widths(960, needs(5000)).preview).toBe(252)
  // with the discount below the price, the page is wider
  expect(widths(1280, needs(746, 660)).preview).toBe(548)
  expect(widths(1920, needs(746, 660)).preview).toBe(1920 - 72 - 296 - 746)
})

test('a page that is only seen at a glance is read in place of the editor', () => {
  expect(widths(960).isGlance).toBe(true)
  expect(widths(960, { previewWidth: 468 }).isGlance).toBe(false)
  expect(widths(1280).isGlance).toBe(false)
})

test('in a window of 960 px the splitter reaches about half of it', () => {
  expect(widths(960, { previewWidth: 5000 }).preview).toBe(468)
})

test.each([860, 960, 1079, 1080, 1280, 1920])(
  'at %s px the editor keeps its minimum whatever the splitter says',
  windowWidth => {
    const sidebar = layoutOf(windowWidth) === 'wide' ? sidebarSize.normal : 0
    for (const previewWidth of [null, 0, 320, 700, 5000]) {
      const { preview, previewMin } = widths(windowWidth, { previewWidth })
      const editor = windowWidth - railMin(windowWidth) - sidebar - preview
      expect(preview).toBeGreaterThanOrEqual(previewMin)
      expect(editor >= 436 || preview === previewMin).toBe(true)
    }
  },
)

test('the table of all documents needs its columns, also beside the settings', () => {
  expect(widths(860).isTableFitting).toBe(true)
  expect(widths(820).isTableFitting).toBe(false)
  expect(widths(960, { hasSettings: true }).isTableFitting).toBe(false)
})

test('beside the settings the preview is shown only where the editor keeps its width', () => {
  expect(widths(1280, { hasSettings: true }).isPreviewFitting).toBe(false)
  expect(widths(1920, { hasSettings: true }).isPreviewFitting).toBe(true)
})

import { expect, test } from 'vitest'
import { layoutOf, paneWidths } from './pane-widths.ts'

const widths = (windowWidth: number, rest: Partial<Parameters<typeof paneWidths>[0]> = {}) =>
  paneWidths({
    windowWidth,
    sidebar: layoutOf(windowWidth) === 'wide' ? 216 : 0,
    previewWidth: null,
    hasSettings: false,
    ...rest,
  })

test('in a window of 960 px the preview takes half, and the editor its minimum at least', () => {
  expect(widths(960).preview).toBe(480)
  expect(widths(860).preview).toBe(420)
})

test('in a window of 960 px the splitter reaches half of it', () => {
  expect(widths(960, { previewWidth: 5000 }).preview).toBeGreaterThanOrEqual(480)
})

test.each([860, 960, 1079, 1080, 1280, 1920])(
  'at %s px the editor keeps its minimum whatever the splitter says',
  windowWidth => {
    const sidebar = layoutOf(windowWidth) === 'wide' ? 216 : 0
    for (const previewWidth of [null, 0, 320, 700, 5000]) {
      const { preview, previewMin } = widths(windowWidth, { previewWidth })
      const editor = windowWidth - sidebar - preview
      expect(preview).toBeGreaterThanOrEqual(previewMin)
      expect(editor >= 440 || preview === previewMin).toBe(true)
    }
  },
)

test('beside the settings the preview is shown only where the editor keeps its width', () => {
  expect(widths(1280, { hasSettings: true }).isPreviewFitting).toBe(false)
  expect(widths(1920, { hasSettings: true }).isPreviewFitting).toBe(true)
})

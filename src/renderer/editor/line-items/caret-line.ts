/**
 * Whether the caret is on the first or last visual line of a wrapped text area. The browser does not expose
 * this, so the text is measured in a mirror element with the same box.
 */
export function caretLine(field: HTMLElement): { atFirstLine: boolean; atLastLine: boolean } {
  if (!(field instanceof HTMLTextAreaElement)) return { atFirstLine: true, atLastLine: true }
  const style = getComputedStyle(field)
  const lineHeight = Number.parseFloat(style.lineHeight)
  if (field.scrollHeight < lineHeight * 2) return { atFirstLine: true, atLastLine: true }

  const mirror = document.createElement('div')
  for (const property of ['font', 'letterSpacing', 'lineHeight', 'padding', 'wordBreak'] as const) {
    mirror.style[property] = style[property]
  }
  Object.assign(mirror.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    boxSizing: 'border-box',
    width: `${field.clientWidth}px`,
  })
  const caretMarker = document.createElement('span')
  mirror.append(
    field.value.slice(0, field.selectionStart),
    caretMarker,
    field.value.slice(field.selectionStart) || '\u200b',
  )
  document.body.append(mirror)
  const line = Math.round((caretMarker.offsetTop - Number.parseFloat(style.paddingTop)) / lineHeight)
  const lines = Math.round(
    (mirror.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom)) /
      lineHeight,
  )
  mirror.remove()
  return { atFirstLine: line <= 0, atLastLine: line >= lines - 1 }
}

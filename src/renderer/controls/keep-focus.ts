/** Parts of the window in which the user would look for the lost element. */
const containers =
  '[tabindex], section, article, form, dialog, nav, aside, main, footer, [role="dialog"], [data-region]'
const rows = '[data-invoice], [data-record], [role="option"], [role="row"], li, tr'
const rowNames = ['data-invoice', 'data-record']
const layers = 'dialog, [role="dialog"], [role="menu"], [popover]'
const maxEarlier = 20

/**
 * Moves the focus if its element is removed, hidden or disabled, because keys and screen readers would otherwise start
 * at the body. Targets in order: the same row in its new group, the next row of the list, the element that had the
 * focus before the dialog, the part of the window around the element. A part is not a control, so the next keys have no
 * effect. Runs before the next key is handled.
 * @returns stops it
 */
export function keepFocus(): () => void {
  /** elements that had the focus, latest last */
  let earlier: HTMLElement[] = []
  /** an element disabled while it had the focus, and the part that has the focus until it is enabled again */
  let waiting: { element: HTMLElement; part: Element | null } | undefined

  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    earlier = [...earlier.filter(each => each !== target), target].slice(-maxEarlier)
    if (waiting && target !== waiting.part) waiting = undefined
  }
  const observer = new MutationObserver(records => {
    const active = document.activeElement
    if (waiting && active === waiting.part && isUsable(waiting.element)) return waiting.element.focus()
    const last = earlier.at(-1)
    const isOnLast = active === null || active === document.body || active === last
    if (!last || !isOnLast || isUsable(last)) return
    const removal = records.findLast(({ removedNodes }) =>
      [...removedNodes].some(node => node.contains(last)),
    )
    const removed = removal && [...removal.removedNodes].find(node => node.contains(last))
    const next = removal && removed && rowBeside(removed, removal)
    const isLayer = removed instanceof Element && (removed.matches(layers) || removed.querySelector(layers))
    const before = isLayer ? earlier.map(currentElementOf).findLast(isUsable) : undefined
    const moved = [currentElementOf(last)].find(isUsable)
    const target = moved ?? next ?? before ?? partAround(removal?.target ?? last)
    if (last.isConnected) waiting = { element: last, part: target }
    target.focus({ preventScroll: true })
  })
  document.addEventListener('focusin', onFocusIn)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  return () => {
    document.removeEventListener('focusin', onFocusIn)
    observer.disconnect()
  }
}

const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.closest('[inert], [hidden]') === null

/** The element of the same row, because a row that moved to another group is rendered anew. */
function currentElementOf(element: HTMLElement): HTMLElement {
  const name = element.isConnected ? undefined : rowNames.find(each => element.hasAttribute(each))
  const value = CSS.escape((name && element.getAttribute(name)) ?? '')
  return (name && document.querySelector<HTMLElement>(`[${name}="${value}"]`)) || element
}

/** The row after a removed row, or the one before if it was the last. */
function rowBeside(removed: Node, { nextSibling, previousSibling }: MutationRecord): HTMLElement | undefined {
  if (!(removed instanceof Element) || !removed.matches(rows)) return undefined
  for (const row of [nextSibling, previousSibling]) {
    if (!(row instanceof HTMLElement) || !row.isConnected) continue
    const stop = row.matches('[tabindex], button')
      ? row
      : row.querySelector<HTMLElement>('[tabindex], button')
    if (stop) return stop
  }
  return undefined
}

function partAround(place: Node): HTMLElement {
  const element = place instanceof Element ? place : place.parentElement
  let part = element?.isConnected ? element.closest<HTMLElement>(containers) : null
  while (part && !isUsable(part)) part = part.parentElement?.closest<HTMLElement>(containers) ?? null
  const visible = part ?? [...document.querySelectorAll<HTMLElement>('main, [data-region]')].find(isUsable)
  const found = visible ?? document.body
  if (!found.hasAttribute('tabindex')) found.tabIndex = -1
  return found
}

import type { Page } from '@playwright/test'

/**
 * Returns what does not fit in the view, one line each: clipped text without a title, content beyond the
 * window, covered controls, a scroller within a scroller of the same direction.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>()
    const open = [...document.querySelectorAll('dialog[open]')].at(-1)
    const nameOf = (element: Element) => {
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)
      return `${element.tagName.toLowerCase()}.${[...element.classList].join('.').slice(0, 60)} “${text}”`
    }
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      !element.closest('.visually-hidden, [inert], [aria-hidden="true"], canvas')
    const { innerWidth, innerHeight } = window
    const scroller = document.scrollingElement
    if (scroller && (scroller.scrollWidth > innerWidth || scroller.scrollHeight > innerHeight))
      faults.add(`the window scrolls: ${scroller.scrollWidth} x ${scroller.scrollHeight}`)
    const scrolls = (element: Element, axis: 'X' | 'Y') => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const [style, inner, outer] =
        axis === 'X'
          ? [overflowX, element.scrollWidth, element.clientWidth]
          : [overflowY, element.scrollHeight, element.clientHeight]
      return (style === 'auto' || style === 'scroll') && inner > outer + 1
    }
    /** Returns the element whose scrolling moves this one; `null` for a fixed element. */
    const containerOf = (element: Element) => {
      const { position } = getComputedStyle(element)
      if (position === 'fixed') return null
      return position === 'absolute' && element instanceof HTMLElement
        ? element.offsetParent
        : element.parentElement
    }
    const containersOf = (element: Element) => {
      const found: Element[] = []
      for (let outer = containerOf(element); outer; outer = containerOf(outer)) found.push(outer)
      return found
    }
    /** Temporary overlays, which may cover the page. */
    const layerOf = (element: Element) => {
      for (let outer: Element | null = element; outer; outer = outer.parentElement)
        if (
          outer.matches(
            'dialog, [popover], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [data-region="notifications"]',
          ) ||
          // the box around a menu, which is wider than the menu while it appears
          outer.querySelector(':scope > [role="menu"]') ||
          getComputedStyle(outer).position === 'fixed' ||
          // the selection bar
          (getComputedStyle(outer).position === 'absolute' && Number(getComputedStyle(outer).zIndex) >= 20)
        )
          return outer
      return null
    }
    const isWithin = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1
    /** Returns the box of visible text; clipped text is reported separately. */
    const boxOfText = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
      while (texts.nextNode()) {
        const { parentElement } = texts.currentNode
        if (
          !parentElement ||
          !isShown(parentElement) ||
          getComputedStyle(parentElement).overflowX !== 'visible'
        )
          continue
        range.selectNodeContents(texts.currentNode)
        for (const line of range.getClientRects()) {
          ;[left, top] = [Math.min(left, line.left), Math.min(top, line.top)]
          ;[right, bottom] = [Math.max(right, line.right), Math.max(bottom, line.bottom)]
        }
      }
      return left > right
        ? element.getBoundingClientRect()
        : new DOMRect(left, top, right - left, bottom - top)
    }
    const widthOfText = (field: Element, shown: string) => {
      const context = document.createElement('canvas').getContext('2d')
      if (!context) return 0
      // `font` is empty if figures have one width
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(field)
      context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
      return context.measureText(shown).width
    }
    const paddingOf = (element: Element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      return Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
    }
    /** The placeholder or the value of a field that the user cannot edit. */
    const givenTextOf = (field: Element) => {
      if (field instanceof HTMLInputElement) return field.value === '' ? field.placeholder : ''
      if (!(field instanceof HTMLSelectElement)) return ''
      // a styled select shows a copy of the option, parts of which may be hidden
      return (
        field.querySelector<HTMLElement>('selectedcontent')?.innerText ??
        field.selectedOptions[0]?.label ??
        ''
      )
    }
    /** Whether the covering element is positioned there on purpose. */
    const mayCover = (top: Element, element: Element) => {
      const layer = layerOf(top)
      if (layer && !layer.contains(element)) return true
      // a button at the end of a field, the checkbox of a row
      if (isWithin(top.getBoundingClientRect(), element.getBoundingClientRect())) return true
      // content below a sticky bar can be scrolled into view
      for (let outer: Element | null = top; outer; outer = outer.parentElement)
        if (getComputedStyle(outer).position === 'sticky')
          return containersOf(element).some(each => each.contains(outer) && scrolls(each, 'Y'))
      return false
    }
    /** Returns overlapping lines of text, in the page and in overlays. */
    const overlaps = () => {
      const found: string[] = []
      const lines: { element: Element; layer: Element | null; box: DOMRect }[] = []
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement
        if (!element || texts.currentNode.textContent?.trim() === '' || !isShown(element)) continue
        let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight]
        let isUnderBar = false
        for (const outer of [element, ...containersOf(element)]) {
          const { overflowX, overflowY, position } = getComputedStyle(outer)
          // scrolled content is below a sticky bar
          if (position === 'sticky') isUnderBar = true
          const clip = outer.getBoundingClientRect()
          if (overflowX !== 'visible')
            [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)]
          if (overflowY !== 'visible')
            [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)]
        }
        if (isUnderBar) continue
        range.selectNodeContents(texts.currentNode)
        for (const line of range.getClientRects()) {
          const box = new DOMRect(
            Math.max(line.left, left),
            Math.max(line.top, top),
            Math.min(line.right, right) - Math.max(line.left, left),
            Math.min(line.bottom, bottom) - Math.max(line.top, top),
          )
          if (box.width > 2 && box.height > 6) lines.push({ element, layer: layerOf(element), box })
        }
      }
      for (const [index, one] of lines.entries())
        for (const other of lines.slice(index + 1)) {
          // the rectangles of one text overlap where a word is broken or hyphenated
          if (one.layer !== other.layer || one.element === other.element) continue
          const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
          const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
          if (width > 2 && height > Math.min(one.box.height, other.box.height) * 0.4)
            found.push(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`)
        }
      return found
    }
    for (const element of (open ?? document.body).querySelectorAll('*')) {
      if (!(element instanceof HTMLElement) || !isShown(element)) continue
      const style = getComputedStyle(element)
      const isField = element.matches('input, textarea, select')
      const hasText = [...element.childNodes].some(
        node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
      if (hasText && !isField && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) {
        const isTitled = element.closest('[title]') !== null
        if (style.overflowX === 'hidden' || style.overflowX === 'clip') {
          if (!isTitled) faults.add(`cut ${element.clientWidth}/${element.scrollWidth}: ${nameOf(element)}`)
        } else if (style.overflowX === 'visible' && style.display !== 'inline')
          faults.add(`overflows ${element.clientWidth}/${element.scrollWidth}: ${nameOf(element)}`)
      }
      const given = givenTextOf(element)
      if (given !== '' && !element.title && !(style.whiteSpace === 'normal' && element.matches('select'))) {
        const wanted = widthOfText(element, given) + paddingOf(element)
        if (wanted > element.clientWidth + 1)
          faults.add(`cut ${element.clientWidth}/${Math.round(wanted)}: ${nameOf(element)} “${given}”`)
      }
      if (scrolls(element, 'Y')) {
        // the pages of a document have their own scroller
        if (!element.querySelector('[data-page-view]'))
          for (const outer of containersOf(element))
            if (scrolls(outer, 'Y')) faults.add(`two scrollbars: ${nameOf(element)} in ${nameOf(outer)}`)
      }
      // WCAG 1.4.10 allows data tables to scroll sideways, if they can be scrolled by keyboard
      const isTableRegion = element.tabIndex === 0 && element.querySelector(':scope > table') !== null
      if (
        scrolls(element, 'X') &&
        !element.matches('input, textarea') &&
        !(isTableRegion && innerWidth <= 640)
      )
        faults.add(`scrolls sideways ${element.clientWidth}/${element.scrollWidth}: ${nameOf(element)}`)
      if (!element.matches('button, input, select, textarea, a[href], [role="tab"]')) continue
      if (element.matches('[type="file"], [type="radio"], [type="checkbox"]')) continue
      const box = element.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) continue
      if (!isField && !isWithin(boxOfText(element), box))
        faults.add(`text beyond its control: ${nameOf(element)}`)
      const { parentElement } = element
      if (parentElement && !['absolute', 'fixed'].includes(style.position)) {
        const room = parentElement.getBoundingClientRect()
        const margin = Math.min(0, Number.parseFloat(style.marginLeft), Number.parseFloat(style.marginRight))
        if (
          // elements of one pixel are for screen readers only
          room.width > 1 &&
          (box.left < room.left - 1 + margin || box.right > room.right + 1 - margin) &&
          !scrolls(parentElement, 'X')
        )
          faults.add(`wider than what contains it: ${nameOf(element)} in ${nameOf(parentElement)}`)
      }
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight]
      for (const outer of containersOf(element)) {
        if (getComputedStyle(outer).overflow === 'visible') continue
        const clip = outer.getBoundingClientRect()
        ;[left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)]
        ;[right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)]
      }
      if (x < left || x > right || y < top || y > bottom) {
        if (!containersOf(element).some(outer => scrolls(outer, 'Y') || scrolls(outer, 'X')))
          faults.add(`out of sight at ${Math.round(x)},${Math.round(y)}: ${nameOf(element)}`)
        continue
      }
      for (const at of [
        [x, y],
        [box.right - 3, y],
        [box.left + 3, y],
      ] as const) {
        if (at[0] < left || at[0] > right) continue
        const top = document.elementFromPoint(...at)
        if (
          top &&
          top !== element &&
          !element.contains(top) &&
          !top.contains(element) &&
          !top.closest('label')?.contains(element) &&
          !mayCover(top, element)
        ) {
          faults.add(`covered: ${nameOf(element)} by ${nameOf(top)}`)
          break
        }
      }
    }
    for (const fault of overlaps()) faults.add(fault)
    return [...faults]
  })

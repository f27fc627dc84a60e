import type { Page } from 'playwright-core'

/** ms from a change of the search field to the painted result. */
export async function search(page: Page, text: string): Promise<number> {
  return await page.evaluate(async wanted => {
    const field = document.querySelector('[data-search]')
    if (!(field instanceof HTMLInputElement)) throw new Error('no search field')
    const answer = await window.billwright.listInvoices({
      search: wanted,
      limit: 1,
      sort: { by: 'group', descending: true },
    })
    const first = answer.ok ? answer.value[0]?.id : undefined
    if (first === undefined) throw new Error(`nothing is found for ${wanted}`)
    const shown = () => document.querySelector('[data-invoice]')?.getAttribute('data-invoice')
    if (shown() === first) throw new Error(`${wanted} changes nothing in the list`)

    const list = document.querySelector('[data-invoice]')?.closest('ul')?.parentElement?.parentElement
    const start = performance.now()
    const changed = new Promise<void>(resolve => {
      const watcher = new MutationObserver(() => {
        if (shown() !== first) return
        watcher.disconnect()
        resolve()
      })
      watcher.observe(list ?? document.body, { childList: true, subtree: true, attributes: true })
    })
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, wanted)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await changed
    // Painted in the next frame.
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, text)
}

/** ms from each wheel event to the painted rows, over some screens. */
export async function scroll(page: Page, screens: number): Promise<number[]> {
  return await page.evaluate(async count => {
    const box = document.querySelector('[data-invoice]')?.closest('ul')?.parentElement
    if (!box) throw new Error('no list')
    const times: number[] = []
    for (let screen = 0; screen < count; screen++) {
      const start = performance.now()
      box.scrollTop += box.clientHeight * 0.9
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
      times.push(performance.now() - start)
    }
    return times
  }, screens)
}

/** ms until another invoice of the list is in the editor. */
export async function openRow(page: Page, row: number): Promise<number> {
  return await page.evaluate(async wanted => {
    const button = document.querySelectorAll<HTMLElement>('[data-invoice]')[wanted]
    if (!button) throw new Error('no such row')
    const start = performance.now()
    button.click()
    while (button.getAttribute('aria-current') !== 'true')
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, row)
}

const places = {
  // not the list next to an invoice
  table: { name: 'Invoices', content: 'tbody [data-invoice]', count: 1 },
  // the bars of the months, which are painted with all reports
  overview: { name: 'Overview', content: '[data-region="overview"] li', count: 12 },
}

/** ms from the click on a section of the window to its painted rows or charts. */
export async function openPlace(page: Page, place: keyof typeof places): Promise<number> {
  return await page.evaluate(async ({ name, content, count }) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-region="places"] button')]
    const button = buttons.find(({ textContent }) => textContent === name)
    if (!button) throw new Error(`no place ${name}`)
    const start = performance.now()
    button.click()
    while (document.querySelectorAll(content).length < count)
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, places[place])
}

/** ms until the table shows other rows, sorted by a column. */
export async function sortTable(page: Page, column: string): Promise<number> {
  return await page.evaluate(async wanted => {
    const heads = [...document.querySelectorAll<HTMLElement>('th[aria-sort]')]
    const button = heads.find(({ textContent }) => textContent?.startsWith(wanted))?.querySelector('button')
    if (!button) throw new Error(`no column ${wanted}`)
    const first = () => document.querySelector('tbody [data-invoice]')?.getAttribute('data-invoice')
    const before = first()
    const start = performance.now()
    button.click()
    while (first() === before || first() === undefined)
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, column)
}

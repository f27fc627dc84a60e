import type { Page } from 'playwright-core'

const painted = 'keystroke to paint'

/**
 * Types into the first description, each key after the page of the one before was painted.
 * @returns milliseconds from keystroke to paint, for each letter; the end is taken as in the naive preview
 */
export async function typeIntoWindow(page: Page, letters: string): Promise<number[]> {
  await page.evaluate(watchPaint, painted)
  for (const [index, letter] of [...letters].entries()) {
    await page.keyboard.press(letter)
    await page.waitForFunction(
      ({ name, wanted }) => performance.getEntriesByName(name).length >= wanted,
      { name: painted, wanted: index + 1 },
      { timeout: 60_000 },
    )
  }
  return page.evaluate(name => performance.getEntriesByName(name).map(({ duration }) => duration), painted)
}

/** Runs in the page: from the key until the frame after the one that got the first page's new picture. */
function watchPaint(name: string): void {
  const sheet = document.querySelector('[data-sheet]')
  if (!sheet) throw new Error('There is no page on the desk')
  performance.clearMeasures(name)
  let start = 0
  addEventListener('input', ({ timeStamp }) => (start = timeStamp), true)
  new MutationObserver(() => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => performance.measure(name, { start })
      port2.postMessage(null)
    })
  }).observe(sheet, { attributes: true, attributeFilter: ['data-revision'] })
}

/**
 * Types without waiting, as quick hands do.
 * @returns frames of the slowest second, and the longest time between two frames in milliseconds
 */
export async function framesWhileTyping(
  page: Page,
  keysPerSecond: number,
  seconds: number,
): Promise<{ slowestSecond: number; longest: number }> {
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { frames })
    const next = (now: number) => {
      frames.push(now)
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  const start = performance.now()
  for (let key = 0; key < keysPerSecond * seconds; key += 1) {
    const due = start + (key * 1000) / keysPerSecond
    await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())))
    void page.keyboard.press('abcdefghij '.charAt(key % 11)).catch(() => undefined)
  }
  await page.waitForTimeout(100)
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames)
  return { slowestSecond: slowestSecondOf(frames), longest: longestOf(frames) }
}

function slowestSecondOf(frames: readonly number[]): number {
  let slowest = Number.POSITIVE_INFINITY
  let end = 0
  for (const [begin, time] of frames.entries()) {
    while (end < frames.length && (frames[end] ?? 0) < time + 1000) end += 1
    if (end === frames.length) break
    slowest = Math.min(slowest, end - begin)
  }
  return slowest
}

const longestOf = (frames: readonly number[]): number =>
  Math.max(...frames.slice(1).map((time, index) => time - (frames[index] ?? time)))

import type { Page } from 'playwright-core'
import { paintedEvent, pressKeys } from '../press-keys.ts'
import type { Stages } from '../targets.ts'

interface Watch {
  /** stages of each painted keystroke */
  stages: Stages[]
  /** times of the first request of a revision and of its answer */
  requests: Map<number, { asked: number; answered: number }>
  observer?: MutationObserver
}

declare global {
  interface Window {
    watch: Watch
  }
}

/** Records times of preview requests and answers in documents loaded from now on. */
export const watchHost = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watch: Watch = { stages: [], requests: new Map() }
    const listening = (given: Window['billwright']) =>
      Object.freeze<Window['billwright']>({
        ...given,
        async preview(request) {
          const asked = performance.now()
          const answer = await given.preview(request)
          const { revision } = request
          if (!watch.requests.has(revision))
            watch.requests.set(revision, { asked, answered: performance.now() })
          return answer
        },
      })
    // The bridge may be created before or after this script.
    let api = window.billwright && listening(window.billwright)
    window.watch = watch
    Object.defineProperty(window, 'billwright', {
      get: () => api,
      set: given => {
        api = listening(given)
      },
    })
  })

/**
 * Types into the first description.
 * @returns the stages of each keystroke; the end is measured as in the naive preview
 */
export async function typeIntoWindow(page: Page, letters: string): Promise<Stages[]> {
  await page.evaluate(watchPaint, paintedEvent)
  await pressKeys(page, letters)
  return page.evaluate(() => window.watch.stages)
}

/** Runs in the page: measures until the frame after the new image of the first page. */
function watchPaint(eventName: string): void {
  const view = document.querySelector<HTMLElement>('[data-page-view]')
  if (!view) throw new Error('There is no page on the viewport')
  const { watch } = window
  watch.observer?.disconnect()
  watch.stages = []
  let start = 0
  const paints = (asked: number, answered: number, drawn: number) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const painted = performance.now()
      watch.stages.push({
        page: asked - start,
        host: answered - asked,
        drawing: drawn - answered,
        screen: painted - drawn,
        whole: painted - start,
      })
      dispatchEvent(new Event(eventName))
    }
    port2.postMessage(null)
  }
  addEventListener('input', ({ timeStamp }) => (start = timeStamp), true)
  watch.observer = new MutationObserver(() => {
    const request = watch.requests.get(Number(view.dataset.revision))
    if (!request) throw new Error('A page was drawn that nobody asked for')
    const drawn = performance.now()
    requestAnimationFrame(() => paints(request.asked, request.answered, drawn))
  })
  watch.observer.observe(view, { attributes: true, attributeFilter: ['data-revision'] })
}

/**
 * Types without waiting.
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

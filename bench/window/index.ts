import { readFileSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright-core'
import { toTable } from '../measure/table.ts'
import { openWindow } from '../preview/ours/open-window.ts'
import { measureLanguageSwitch } from './language-switch.ts'

/** Current and peak megabytes of the window's process after a part of the session. */
interface Held {
  part: string
  now: number
  max: number
}

/** Memory limit of the window's process. */
const limit = 512

/** Milliseconds of a change of the language. */
const switchLimit = 200

/**
 * `npm run bench -- window`: memory of the window's process in a session of one minute: fast typing,
 * scrolling a long invoice, the largest zoom, the text view; and the time of a language change. Linux only.
 */
export async function benchWindow({ json, quick }: { json: boolean; quick: boolean }): Promise<void> {
  if (process.platform !== 'linux') throw new Error('Only Linux tells what a process holds')
  const window = await openWindow()
  try {
    const { page } = window
    await page.setViewportSize({ width: 1600, height: 1000 })
    const session = await page.context().newCDPSession(page)
    const pid = await windowProcess(page)
    const held: Held[] = []
    const note = (part: string) => held.push({ part, ...memoryOf(pid) })

    await window.show(quick ? 300 : 3000, 1)
    note('opened')
    for (let key = 0; key < (quick ? 50 : 200); key += 1) {
      await page.keyboard.press('abcdefghij'.charAt(key % 10))
      await page.waitForTimeout(30)
    }
    note('typed')
    await leaf(page, quick ? 20 : 80, 60)
    note('leafed through')
    await page.locator(viewport).focus()
    await press(page, '+', 14)
    await leaf(page, quick ? 10 : 40, 150)
    note('leafed through at 400 %')
    await page.locator(viewport).focus()
    await page.keyboard.press('0')
    await page.getByRole('button', { name: 'Read as text' }).click()
    await page.waitForTimeout(5000)
    note('read as text')
    await collect(session)
    await page.waitForTimeout(2000)
    note('at rest')
    report(held, await measureLanguageSwitch(page), json)
  } finally {
    await window.close()
  }
}

const viewport = '[data-region="preview"] div[tabindex="0"]:not([role])'

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
}

async function leaf(page: Page, steps: number, pause: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.locator(viewport).evaluate((element, share) => {
      element.scrollTop = element.scrollHeight * share
    }, step / steps)
    await page.waitForTimeout(pause)
  }
}

const collect = (session: CDPSession): Promise<unknown> => session.send('HeapProfiler.collectGarbage')

/** The largest page process of the browser; the other one is empty. */
async function windowProcess(page: Page): Promise<number> {
  const browser = await page.context().browser()?.newBrowserCDPSession()
  const { processInfo } = (await browser?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] }
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const [largest] = pages.toSorted((a, b) => memoryOf(b).now - memoryOf(a).now)
  if (largest === undefined) throw new Error('The browser has no page')
  return largest
}

function memoryOf(pid: number): { now: number; max: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
  return { now: megabytes('VmRSS'), max: megabytes('VmHWM') }
}

function report(held: readonly Held[], languageSwitch: number, json: boolean): void {
  const max = Math.max(...held.map(each => each.max))
  const isMet = max <= limit && languageSwitch <= switchLimit
  if (json) {
    process.stdout.write(`${JSON.stringify({ held, max, limit, languageSwitch, switchLimit, isMet })}\n`)
    return
  }
  const rows = held.map(({ part, now, max: peak }) => [part, now.toFixed(0), peak.toFixed(0)])
  const verdict = `${max.toFixed(0)} MB at most, ${limit} allowed: ${max <= limit ? 'met' : 'missed'}.`
  const change = `${languageSwitch.toFixed(0)} ms to change the language, ${switchLimit} allowed: ${languageSwitch <= switchLimit ? 'met' : 'missed'}.`
  process.stdout.write(`${toTable(['after', 'MB', 'most so far'], rows)}\n\n${verdict}\n${change}\n`)
}

import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { AppModel } from '../models/app.ts'
import { violationsOf, violationsOfLayout } from '../models/axe.ts'
import { language } from '../models/texts.ts'
import { listBesideInvoice } from '../targets/target.ts'
import { layoutFaults } from './layout-faults.ts'

export const folder = join(import.meta.dirname, '..', '..', '.cache', 'views', language)

/**
 * `BILLWRIGHT_VIEWS=once` takes one picture of each view, for reviewing texts; `=light` omits the dark theme
 * and axe.
 */
const extent = process.env.BILLWRIGHT_VIEWS

/** 1,280 x 800 at 200 % zoom has 640 x 400 CSS pixels. */
export const sizes: readonly Size[] =
  extent === 'once'
    ? [[1280, 800]]
    : [
        [960, 640],
        [1280, 800],
        [1920, 1080],
        [640, 400],
      ]

const themes = extent === undefined ? (['light', 'dark'] as const) : (['light'] as const)

type Size = readonly [width: number, height: number]

/** All rules and both themes in the narrowest window of a desktop; the rules without contrast at 200 %. */
async function axeFaults(page: Page, width: number): Promise<string[]> {
  if (extent !== undefined) return []
  const found = width === 960 ? await violationsOf(page) : width === 640 ? await violationsOfLayout(page) : []
  return found.map(({ id, nodes, ...theme }) => `axe ${id} ${JSON.stringify({ ...theme, nodes })}`)
}

/**
 * Takes the view in each size, light and dark, writes its text to a file of the same name, and lists in
 * `faults.txt` what does not fit or is not accessible.
 */
export async function takePictures(
  { page }: AppModel,
  view: string,
  shown: readonly Size[] = sizes,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  // read by `npm run languages -- export`, which names the picture of a text
  await writeFile(join(folder, `${view}.txt`), await page.evaluate(() => document.body.innerText))
  for (const [width, height] of shown.filter(([width]) => sizes.some(size => size[0] === width))) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // the preview follows the width when it is idle
      await page.waitForTimeout(colorScheme === 'light' ? 600 : 350)
      await page.screenshot({
        path: join(folder, `${view}-${width}-${colorScheme}.png`),
        timeout: 120_000,
      })
    }
    const faults = [...(await layoutFaults(page)), ...(await axeFaults(page, width))]
    if (faults.length > 0)
      await appendFile(
        join(folder, 'faults.txt'),
        `${faults.map(fault => `${view} ${width}: ${fault}`).join('\n')}\n`,
      )
  }
  await page.setViewportSize(listBesideInvoice)
}

/**
 * The same for a menu, which is opened in each size, because an open one would leave a lower window with its
 * button.
 */
export async function takePicturesOfMenu(
  app: AppModel,
  view: string,
  open: () => Promise<void>,
): Promise<void> {
  for (const size of sizes) {
    await app.page.setViewportSize({ width: size[0], height: size[1] })
    await open()
    await takePictures(app, view, [size])
    await app.page.keyboard.press('Escape')
  }
}

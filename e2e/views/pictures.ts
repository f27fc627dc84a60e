import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppModel } from '../models/app.ts'
import { layoutFaults } from './layout-faults.ts'

const folder = join(import.meta.dirname, '..', '..', '.cache', 'views')

/** 1,280 x 800 at 200 % zoom has 640 x 400 CSS pixels. */
const sizes = [
  [960, 640],
  [1280, 800],
  [1920, 1080],
  [640, 400],
] as const

/** Takes the shown view in each size, light and dark, and writes what does not fit to `faults.txt`. */
export async function takePictures(
  { page }: AppModel,
  view: string,
  shown: readonly (readonly [width: number, height: number])[] = sizes,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [width, height] of shown) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // the preview follows the width once it is idle
      await page.waitForTimeout(colorScheme === 'light' ? 600 : 350)
      await page.screenshot({ path: join(folder, `${view}-${width}-${colorScheme}.png`) })
    }
    const faults = await layoutFaults(page)
    if (faults.length > 0)
      await appendFile(
        join(folder, 'faults.txt'),
        `${faults.map(fault => `${view} ${width}: ${fault}`).join('\n')}\n`,
      )
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

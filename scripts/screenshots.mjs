// Takes the screenshots of the README, from the Chromium shell with its own data folder and the sample invoice, and those of
// docs/getting-started.md, from the test that walks that way.
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { deflateSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { pixelsOf } from '../src/pdf/testing/pixels.ts'
import { pngChunk, pngFile } from '../src/pdf/testing/png-file.ts'
import { ensureBuilt } from './build.mjs'
import { root, run } from './steps.mjs'

if (!ensureBuilt()) process.exit(1)
const folder = await mkdtemp(join(tmpdir(), 'billwright-pictures-'))
const shell = spawn(
  process.execPath,
  [join(root, 'src/chromium/index.ts'), '--headless', '--debug-port', '0', '--data', folder],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
try {
  const browser = await chromium.connectOverCDP(await firstLine(shell.stdout))
  const page = browser.contexts()[0].pages()[0]
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Look at a sample invoice' }).click()
  await page.getByRole('img', { name: /^Page 1 of/ }).waitFor()
  await page.getByText(/^Saved \d/).waitFor()
  for (const scheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.waitForTimeout(600)
    await page.screenshot({ path: join(root, `docs/window-${scheme}.png`) })
  }
  await browser.close()
} finally {
  shell.kill('SIGTERM')
  await new Promise(resolve => shell.once('exit', resolve))
  await rm(folder, { recursive: true, force: true })
}

const story = join(root, 'docs/getting-started')
await mkdir(story, { recursive: true })
const hasWalked = run({
  name: 'the way in',
  command: [
    join(root, 'node_modules/.bin/playwright'),
    ...['test', 'e2e/journeys/getting-started.spec.ts', '--project=chromium', '--workers=1', '--retries=0'],
  ],
  env: { BILLWRIGHT_PICTURES: story, BILLWRIGHT_IS_BUILT: '1' },
})
if (!hasWalked) process.exit(1)
for (const name of await readdir(story)) {
  const path = join(story, name)
  await writeFile(path, withPalette(await readFile(path)))
}

/**
 * Reduces a picture to its 256 most frequent colours, which takes a third of the bytes; other pixels get the
 * nearest colour.
 */
function withPalette(png) {
  const { width, height, rgb } = pixelsOf(png)
  const colors = Array.from({ length: width * height }, (_, pixel) =>
    Buffer.from(rgb.buffer, rgb.byteOffset + pixel * 3, 3).readUIntBE(0, 3),
  )
  const counts = new Map()
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1)
  const palette = [...counts].sort(([, one], [, other]) => other - one).slice(0, 256)
  const indices = new Map(palette.map(([color], index) => [color, index]))
  const parts = color => [color >> 16, (color >> 8) & 255, color & 255]
  const distance = (one, other) =>
    parts(one).reduce((sum, part, index) => sum + (part - parts(other)[index]) ** 2, 0)
  const indexOf = color => {
    if (indices.has(color)) return indices.get(color)
    const [nearest] = palette.reduce((best, each) =>
      distance(each[0], color) < distance(best[0], color) ? each : best,
    )
    const index = indices.get(nearest)
    indices.set(color, index)
    return index
  }
  const rows = Buffer.alloc(height * (width + 1))
  colors.forEach((color, pixel) => {
    rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] = indexOf(color)
  })
  const plte = pngChunk('PLTE', Buffer.from(palette.flatMap(([color]) => parts(color))))
  const compressedRows = deflateSync(rows, { level: 9 })
  return pngFile({ width, height, type: 3, extra: [plte], compressedRows })
}

async function firstLine(stream) {
  for await (const line of createInterface({ input: stream })) return JSON.parse(line).cdp
  throw new Error('the window did not open')
}

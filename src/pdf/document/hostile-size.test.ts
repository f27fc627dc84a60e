import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { runs } from '#core/testing/runs.ts'
import { semiSpaceLimit } from '../pool/semi-space-limit.ts'
import { hostileInvoice } from '../testing/fuzz/hostile-families.ts'
import { bareInvoice, manyItems, withDescription } from '../testing/invoices.ts'
import { deflatedZeros, type PngPlan, pngFile } from '../testing/png-file.ts'

const script = fileURLToPath(new URL('../testing/fuzz/render-hostile-script.ts', import.meta.url))
/** maximum of a whole process, including Node and fonts */
const megabytes = 512
const heapMegabytes = 384
const seconds = 5
/** Processor time, which depends on shared caches and the speed of the machine. */
const processorSeconds = 3 * seconds
/** ends only a process that hangs */
const longestWait = 170_000

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-hostile-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

interface Outcome {
  pageCount?: number
  warnings?: string[]
  refused?: string
  megabytes: number
  seconds: number
}

/** Renders in a separate process, which reports its resources. */
function outcomeOf(text: string): Outcome {
  const file = join(folder, 'document.json')
  writeFileSync(file, text)
  const args = [
    `--max-old-space-size=${heapMegabytes}`,
    `--max-semi-space-size=${semiSpaceLimit}`,
    script,
    file,
  ]
  return JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8', timeout: longestWait, stdio: 'pipe' }),
  )
}

function expectWithin(outcome: Outcome): void {
  expect(outcome.megabytes).toBeLessThanOrEqual(megabytes)
  expect(outcome.seconds).toBeLessThanOrEqual(processorSeconds)
}

const withLogo = (plan: PngPlan) => {
  const logo = `data:image/png;base64,${pngFile(plan).toString('base64')}`
  return JSON.stringify({ invoice: { ...bareInvoice(), logo } })
}

/** Returns the bytes of the rows of the seven passes, with their filter types. */
function interlacedBytes(side: number, pixelBytes: number): number {
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ]
  const bytesOf = ([x = 0, y = 0, dx = 1, dy = 1]: number[]) =>
    Math.ceil((side - y) / dy) * (Math.ceil((side - x) / dx) * pixelBytes + 1)
  return passes.reduce((sum, pass) => sum + bytesOf(pass), 0)
}

const largest = { width: 4096, height: 4096, type: 6, bits: 16 }

/** The most expensive families; `npm run fuzz:render -- --families` renders all. */
const families = runs(
  ['Devanagari without a space', 'all of Unicode', 'Arabic in words', 'all scripts at once'],
  ['Devanagari without a space', 'all of Unicode'],
)

test.each(families)(
  `a request full of %s is rendered or refused in words: within ${seconds} s and ${megabytes} MB`,
  family => {
    const outcome = outcomeOf(JSON.stringify({ invoice: hostileInvoice(family, limits.bodyBytes) }))
    expect(outcome.refused ?? outcome.pageCount).toEqual(
      outcome.refused
        ? expect.stringMatching(
            /^The (line items have too many different words|text has more than 60,000 different letters) with/,
          )
        : expect.any(Number),
    )
    expectWithin(outcome)
  },
)

test.each<[string, () => string, Omit<Outcome, 'megabytes' | 'seconds'>]>([
  ['ten thousand items', () => JSON.stringify({ invoice: manyItems(10_000) }), { warnings: [] }],
  [
    'a hundred thousand letters without a space',
    () => JSON.stringify({ invoice: withDescription('x'.repeat(100_000)) }),
    { warnings: [] },
  ],
  [
    'three million lines in three thousand items',
    () => {
      const invoice = manyItems(3000)
      const description = 'y\n'.repeat(1000)
      return JSON.stringify({
        invoice: { ...invoice, items: invoice.items.map(item => ({ ...item, description })) },
      })
    },
    { refused: 'The line items fill more than 3000 pages. Shorten them, or use several documents.' },
  ],
  [
    'a PNG of 8000 by 8000 pixels in 249 kB',
    () => withLogo({ width: 8000, height: 8000, type: 6, compressedRows: deflatedZeros(8000 * 32_001) }),
    { warnings: ['The logo is 8000 × 8000 pixels. Use a picture of at most 4096 pixels a side.'] },
  ],
  [
    'a PNG of 4 by 4 pixels that unpacks to 300 MB',
    () => withLogo({ type: 6, compressedRows: deflatedZeros(300_000_000) }),
    { warnings: ['The logo is not a PNG that can be read. Save it again.'] },
  ],
  [
    'a PNG as large as there may be',
    () => withLogo({ ...largest, compressedRows: deflatedZeros(4096 * (4096 * 8 + 1)) }),
    { warnings: [] },
  ],
  [
    'one that is interlaced as well',
    () => withLogo({ ...largest, interlace: 1, compressedRows: deflatedZeros(interlacedBytes(4096, 8)) }),
    { warnings: [] },
  ],
  [
    '2 MB of base64',
    () =>
      JSON.stringify({
        invoice: { ...bareInvoice(), logo: `data:image/png;base64,${'A'.repeat(2_000_000)}` },
      }),
    { warnings: ['The logo is larger than 1 MiB. Use a smaller picture.'] },
  ],
  [
    'a template a hundred thousand levels deep',
    () => `{"template":${'[{"blocks":'.repeat(50_000)}1${'}]'.repeat(50_000)}}`,
    { refused: 'invalid_template' },
  ],
])(`%s: within ${seconds} s and ${megabytes} MB`, (_, make, expected) => {
  const outcome = outcomeOf(make())
  expect(outcome).toMatchObject(expected)
  expectWithin(outcome)
})

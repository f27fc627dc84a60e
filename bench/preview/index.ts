import { chromium } from 'playwright-core'
import { findBrowser } from '../../src/chromium/find-browser.ts'
import { median } from '../measure/median.ts'
import { toTable } from '../measure/table.ts'
import { serveNaively } from './naive/serve.ts'
import { typeNaively } from './naive/type-naively.ts'

const letters = 'a table of oak'

/** `npm run bench -- preview`: keystroke to painted page, in the real browser. */
export async function benchPreview({ json, quick }: { json: boolean; quick: boolean }): Promise<void> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium, Chrome or Edge is installed')
  const isRoot = process.getuid?.() === 0
  const browser = await chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] })
  const server = await serveNaively()
  try {
    const page = await browser.newPage()
    const naive: { items: number; median: number }[] = []
    for (const items of quick ? [10] : [10, 1000]) {
      const times = await typeNaively(page, server.address(items, items), letters)
      naive.push({ items, median: median(times) })
    }
    const rows = naive.map(figure => [String(figure.items), figure.median.toFixed(0)])
    process.stdout.write(
      json
        ? `${JSON.stringify({ naive })}\n`
        : `${toTable(['items', 'plain pdfkit and pdf.js as it comes, ms'], rows)}\n`,
    )
  } finally {
    await browser.close()
    await server.close()
  }
}

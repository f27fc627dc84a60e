import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../../src/chromium/find-browser.ts'
import type { InvoiceTexts } from '../../invoice/invoice-texts.ts'
import type { Engine } from '../engine.ts'
import {
  colors,
  columns,
  fontFiles,
  gutter,
  leading,
  markOpacity,
  paper,
  rowPadding,
  sizes,
  totalsWidth,
} from './paper.ts'

let opened: { browser: Browser; page: Page; folder: string } | undefined

/** Prints from one page that stays open with styles and fonts loaded. */
export const engine: Engine = {
  takes: 'texts',
  async prepare() {
    const executablePath = findBrowser()
    if (!executablePath) throw new Error('No Chromium, Chrome or Edge is installed')
    const folder = mkdtempSync(join(tmpdir(), 'billwright-bench-'))
    const file = join(folder, 'invoice.html')
    writeFileSync(file, emptyPage)
    const isRoot = process.getuid?.() === 0
    const browser = await chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] })
    const page = await browser.newPage()
    opened = { browser, page, folder }
    await page.goto(pathToFileURL(file).href)
    await page.evaluate(async () => {
      await Promise.all([...document.fonts].map(font => font.load()))
    })
  },
  async render(texts) {
    if (!opened) throw new Error('The browser was not started')
    const { page } = opened
    await page.evaluate(html => {
      document.body.innerHTML = html
    }, bodyOf(texts))
    return page.pdf({ preferCSSPageSize: true })
  },
  async close() {
    await opened?.browser.close()
    if (opened) rmSync(opened.folder, { recursive: true, force: true })
  },
}

const face = (file: string, weight: number) =>
  `@font-face { font-family: Inter; font-weight: ${weight}; src: url(${pathToFileURL(file).href}) }`

const emptyPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Invoice</title><style>
${face(fontFiles.regular, 400)} ${face(fontFiles.semibold, 600)}
@page {
  size: A4; margin: ${paper.top}pt ${paper.right}pt ${paper.bottom}pt ${paper.left}pt;
  @bottom-right {
    content: "Page " counter(page) " of " counter(pages);
    font: ${sizes.footer}pt Inter; color: ${colors.soft};
  }
}
body { margin: 0; font: ${sizes.body}pt/${leading} Inter; color: ${colors.ink} }
.mark {
  position: fixed; inset: 0; display: grid; place-items: center; opacity: ${markOpacity};
  font-size: ${sizes.mark}pt; font-weight: 600; transform: rotate(-55deg);
}
h1 { font-size: ${sizes.title}pt; font-weight: 600; margin: 0 } .number { font-size: ${sizes.number}pt }
.columns { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; margin: 30pt 0; white-space: pre-line }
table { border-collapse: collapse; table-layout: fixed; width: 100% }
th, td { text-align: left; vertical-align: top; padding: ${rowPadding}pt ${gutter}pt ${rowPadding}pt 0;
  border-bottom: 0.5pt solid ${colors.line} }
th { font-weight: 600 } tr { break-inside: avoid } .right { text-align: right }
.totals { break-inside: avoid; width: ${totalsWidth}pt; margin: 14pt ${gutter}pt 0 auto }
.totals div { display: flex; justify-content: space-between }
.payable { font-size: ${sizes.payable}pt; font-weight: 600 }
</style><body></body></html>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, sign => entities[sign] ?? sign)

function bodyOf(texts: InvoiceTexts): string {
  const { title, number, seller, buyer, facts, head, rows, totals, payable, payment, notes } = texts
  const block = (lines: readonly string[]) => `<div>${escaped(lines.join('\n'))}</div>`
  const pairs = (entries: readonly (readonly [string, string])[]) =>
    block(entries.map(([label, value]) => `${label}: ${value}`))
  const row = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells
      .map((cell, index) => {
        const side = columns[index]?.align === 'right' ? ' class="right"' : ''
        return `<${tag}${side}>${escaped(cell)}</${tag}>`
      })
      .join('')}</tr>`
  const total = ([label, value]: readonly [string, string]) =>
    `<span>${escaped(label)}</span><span>${escaped(value)}</span>`
  const widths = columns.map(({ width }) => `<col style="width: ${width}pt">`).join('')
  return `<style>@page { @bottom-left {
  content: ${JSON.stringify(texts.footer)}; font: ${sizes.footer}pt Inter; color: ${colors.soft} } }</style>
<div class="mark">${texts.mark}</div>
<h1>${escaped(title)}</h1><div class="number">${escaped(number)}</div>
<div class="columns">${block(seller)}${block(buyer)}${pairs(facts)}</div>
<table><colgroup>${widths}</colgroup><thead>${row(head, 'th')}</thead>
<tbody>${rows.map(cells => row(cells, 'td')).join('')}</tbody></table>
<div class="totals">${totals.map(entry => `<div>${total(entry)}</div>`).join('')}
<div class="payable">${total(payable)}</div></div>
<div class="columns">${pairs(payment)}${block([notes])}</div>`
}

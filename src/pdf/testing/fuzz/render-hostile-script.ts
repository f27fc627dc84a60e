// Renders the document in a file, or parses a template in it, in a process of its own, and reports the result
// with memory and processor time.
import { readFileSync } from 'node:fs'
import { AppError } from '#core/errors/app-error.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { textOf } from '#core/testing/english-text.ts'
import { parseTemplate } from '#render/template/parse-template.ts'
import { renderInvoice } from '../../document/render-invoice.ts'
import { templateNamed } from '../invoices.ts'

async function outcomeOf(file: string): Promise<object> {
  const given: { invoice?: RenderableInvoice; template?: unknown } = JSON.parse(readFileSync(file, 'utf8'))
  if (!given.invoice) return refusalOf(given.template)
  try {
    const { pageCount, warnings } = await renderInvoice(given.invoice, templateNamed('bold'), {
      watermark: 'TEST',
    })
    return { pageCount, warnings: warnings.map(({ message }) => textOf(message)) }
  } catch (error) {
    if (error instanceof AppError) return { refused: textOf(error.reason) }
    throw error
  }
}

function refusalOf(template: unknown): object {
  try {
    return { taken: parseTemplate(template).name }
  } catch (error) {
    if (error instanceof AppError) return { refused: error.code }
    throw error
  }
}

const outcome = await outcomeOf(process.argv[2] ?? '')
const { user, system } = process.cpuUsage()
const seconds = (user + system) / 1e6
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
process.stdout.write(JSON.stringify({ ...outcome, seconds, megabytes }))

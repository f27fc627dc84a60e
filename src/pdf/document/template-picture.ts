import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Invoice } from '#core/invoice/invoice.ts'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import type { Template } from '#render/template/template.ts'
import { pictureOfPage } from '../painting/page-picture.ts'
import { sampleFile } from '../templates.ts'
import { layOutInvoice } from './lay-out-invoice.ts'

let sample: Invoice | undefined

/** Renders the first page of the sample invoice with a template and the TEST watermark as SVG. */
export function templatePicture(template: Template, checkTime?: () => void): string {
  sample ??= readSample()
  const { list } = layOutInvoice(sample, template, { watermark: 'TEST', checkTime })
  return pictureOfPage(list, sample.logo)
}

function readSample(): Invoice {
  const read = readInvoice(readFileSync(fileURLToPath(sampleFile), 'utf8'))
  if (!read.ok) throw new Error('the sample is no invoice')
  return read.invoice
}

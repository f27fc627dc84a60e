import type { TemplateSample } from '#contract/preview.ts'
import { AppError } from '#core/errors/app-error.ts'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import type { Files, Renderer } from '../ports/ports.ts'

interface Kept {
  version: string
  bytes: Promise<Uint8Array>
}

/**
 * Renders the sample invoice with each custom template, for the thumbnails of the template list. Cached by version of the
 * template's file.
 */
export function createTemplateSamples(renderer: Renderer, files: Pick<Files, 'sample'>) {
  const kept = new Map<string, Kept>()
  let invoice: Promise<RenderableInvoice> | undefined

  return {
    /** @throws AppError `unknown_template`, `invalid_template` */
    async templateSample({ name }: { name: string }): Promise<TemplateSample> {
      const listed = renderer.templates()
      const template = listed.find(each => each.isCustom && each.name === name)
      if (!template) throw new AppError('unknown_template')
      for (const each of kept.keys()) if (!listed.some(({ name: still }) => still === each)) kept.delete(each)
      const { version } = template
      const known = kept.get(name)
      if (known?.version === version) return { version, bytes: await known.bytes }
      invoice ??= sampleOf(files)
      const bytes = invoice.then(sample => renderer.render(sample, name)).then(made => made.bytes)
      kept.set(name, { version, bytes })
      // failures are not cached, so that the next call retries
      bytes.catch(() => kept.delete(name))
      return { version, bytes: await bytes }
    },
  }
}

async function sampleOf(files: Pick<Files, 'sample'>): Promise<RenderableInvoice> {
  const read = readInvoice(await files.sample())
  if (!read.ok) throw new AppError('internal')
  return read.invoice
}

import type { Invoice } from '#core/invoice/invoice.ts'
import { invoiceAsXml } from '#einvoice/invoice/invoice-findings.ts'
import { sha256Of } from '#node/sha256.ts'
import { facturX } from '#pdf/file/factur-x.ts'
import { createRenderPool } from '#pdf/pool/render-pool.ts'
import { readInThread } from '#pdf/reading/read-in-thread.ts'
import { createTemplateLibrary, type TemplateLibrary } from '#pdf/template-library.ts'
import type { Renderer } from '../ports/ports.ts'

/**
 * Runs the pdf layer in a thread, always with a watermark; of a final file only the digest is returned.
 * @param customTemplates folder of the custom templates; it need not exist
 */
export function createRenderer(customTemplates: string | null = null, { warmUp = true } = {}): Renderer {
  const pool = createRenderPool({ customTemplates, hasPreview: true, warmUp })
  const library = createTemplateLibrary(customTemplates)
  return {
    render: (invoice, template, options) => pool.render(invoice, template, { watermark: 'TEST', ...options }),
    renderReceived: (invoice, template) => pool.render(invoice, template, { watermark: 'RECEIVED' }),
    digest: (invoice, template, mode, options) =>
      pool.digest(invoice, template, {
        ...options,
        ...(mode === 'test' ? { watermark: 'TEST' } : finalMarking(invoice)),
      }),
    read: readInThread,
    preview: (request, fields) => pool.preview(request, fields),
    templates: () =>
      library
        .list()
        .map(({ issue, ...template }) => ({ ...template, issue: issue?.message ?? null }))
        .sort(inTemplateOrder),
    templateFile: createTemplateFiles(library),
    close: () => pool.close(),
  }
}

/** Reads the file of a custom template, without a byte order mark, which a service ignores. */
export const createTemplateFiles =
  (library: Pick<TemplateLibrary, 'textOf'>): Renderer['templateFile'] =>
  name => {
    const content = library.textOf(name)?.replace(/^\ufeff/, '')
    return content === undefined ? undefined : { sha256: sha256Of(content), content }
  }

/** Options of the PDF that the service generates with a live key, including the e-invoice. */
function finalMarking(invoice: Invoice) {
  const written = invoice.e_invoice === undefined ? undefined : invoiceAsXml(invoice, invoice.e_invoice)
  const attachment = written?.ok ? facturX(invoice.invoice_number, written.xml) : undefined
  return { watermark: null, attachment }
}

/** The templates named in the original documentation of the service. */
const documented = ['minimal', 'bold']

interface Ordered {
  name: string
  isCustom?: boolean
}

/** Sort order of templates: documented, other shipped, custom. */
export const inTemplateOrder = (a: Ordered, b: Ordered): number =>
  rankOf(a) - rankOf(b) || (a.name < b.name ? -1 : 1)

function rankOf({ name, isCustom = false }: Ordered): number {
  const rank = documented.indexOf(name)
  if (isCustom) return documented.length + 1
  return rank === -1 ? documented.length : rank
}

import type { Issue } from '#core/errors/issue.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import type { Renderer } from '../ports/ports.ts'

/** The warnings that only rendering finds, such as a missing glyph; one of its own if the invoice cannot be rendered. */
export async function renderingFindings(
  renderer: Pick<Renderer, 'render'>,
  invoice: RenderableInvoice,
): Promise<Issue[]> {
  try {
    const { warnings } = await renderer.render(invoice, invoice.template)
    return warnings.filter(({ severity }) => severity !== 'info')
  } catch {
    return [
      {
        path: 'template',
        code: 'not_rendered',
        severity: 'warning',
        message: { code: 'template.not_rendered' },
      },
    ]
  }
}

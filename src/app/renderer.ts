import { createRenderPool } from '#pdf/render-pool.ts'
import { loadTemplates } from '#pdf/templates.ts'
import type { Renderer } from './ports.ts'
import { inTemplateOrder } from './template-order.ts'

/** The pdf layer as the desk may use it: in a thread, and always marked. */
export function createRenderer(): Renderer {
  const pool = createRenderPool()
  const templates = [...loadTemplates().values()]
    .map(({ name, title, description }) => ({ name, title, description }))
    .sort(inTemplateOrder)
  return {
    render: (invoice, template) => pool.render(invoice, template, { mark: 'TEST' }),
    preview: (request, fields) => pool.preview({ request, fields }),
    templates: () => templates,
    close: () => pool.close(),
  }
}

import type { App } from '../state/app.ts'
import { setText } from '../state/document/editor-doc.ts'

export function selectTemplate(app: App, name: string): void {
  app.openInvoices.edit({ label: 'edit.template', coalesceKey: null, recipe: setText('template', name) })
}

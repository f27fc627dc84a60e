import type { Page } from '../state/app.ts'
import { setText } from '../state/document/editor-doc.ts'

export function pickTemplate(page: Page, name: string): void {
  page.documents.edit({ label: 'edit.template', burst: null, recipe: setText('template', name) })
}

import { setText } from '../state/document.ts'
import type { Page } from '../state/page.ts'

export function pickTemplate(page: Page, name: string): void {
  page.documents.edit({ label: 'edit.template', burst: null, recipe: setText('template', name) })
}

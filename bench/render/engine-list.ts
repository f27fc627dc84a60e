import type { Engine } from './engine.ts'

/**
 * The measured engines, ours first. Each is loaded in its own process, so that none shares memory with
 * another.
 */
export const engineList = [
  { id: 'billwright', name: 'Billwright', package: null },
  { id: 'pdfkit', name: 'pdfkit `text()`', package: 'pdfkit' },
  { id: 'pdfkit-shared', name: 'pdfkit, fonts shared', package: 'pdfkit' },
  { id: 'pdfmake', name: 'pdfmake', package: 'pdfmake' },
  { id: 'react-pdf', name: '@react-pdf/renderer', package: '@react-pdf/renderer' },
  { id: 'jspdf', name: 'jspdf + autotable', package: 'jspdf' },
  { id: 'pdf-lib', name: 'pdf-lib', package: 'pdf-lib' },
  { id: 'typst', name: 'typst (native)', package: '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu' },
  { id: 'chromium', name: 'Chromium printing HTML', package: null },
] as const

export type EngineId = (typeof engineList)[number]['id']

const loaders: Record<EngineId, () => Promise<{ engine: Engine }>> = {
  billwright: () => import('./engines/billwright.ts'),
  pdfkit: () => import('./engines/pdfkit.ts'),
  'pdfkit-shared': () => import('./engines/pdfkit-shared.ts'),
  pdfmake: () => import('./engines/pdfmake.ts'),
  'react-pdf': () => import('./engines/react-pdf.ts'),
  jspdf: () => import('./engines/jspdf.ts'),
  'pdf-lib': () => import('./engines/pdf-lib.ts'),
  typst: () => import('./engines/typst.ts'),
  chromium: () => import('./engines/chromium.ts'),
}

export const isEngineId = (id: string): id is EngineId => Object.hasOwn(loaders, id)

export async function loadEngine(id: EngineId): Promise<Engine> {
  const { engine } = await loaders[id]()
  return engine
}

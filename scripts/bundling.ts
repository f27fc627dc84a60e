import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { iconNames } from '../src/renderer/controls/icon-names.ts'

const replaced = fileURLToPath(new URL('../src/pdf/shipped-templates.ts', import.meta.url))
const checker = new URL('../src/pdf/templates.ts', import.meta.url).href

/**
 * A Vite plugin that bundles the shipped templates as validated, with every default filled in. Reading them
 * then needs no schema, which is a quarter of the cold start of a program that only renders.
 */
export const bundledTemplates = {
  name: 'bundled-templates',
  async load(id: string): Promise<string | null> {
    if (id !== replaced) return null
    const { loadTemplates }: typeof import('../src/pdf/templates.ts') = await import(checker)
    const texts = Array.from(loadTemplates(), ([name, template]) => [name, JSON.stringify(template)])
    return `const texts = ${JSON.stringify(texts)}
export const shippedTemplates = new Map(texts.map(([name, text]) => [name, () => JSON.parse(text)]))`
  },
}

const operationNames = fileURLToPath(
  new URL('../src/contract/operations/operation-names.ts', import.meta.url),
)

/** A Vite plugin that bundles the names of the operations without the tables that define them. */
export const bundledOperationNames = {
  name: 'bundled-operation-names',
  async load(id: string): Promise<string | null> {
    if (id !== operationNames) return null
    const names: typeof import('../src/contract/operations/operation-names.ts') = await import(
      pathToFileURL(operationNames).href
    )
    const lines = Object.entries(names).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
    )
    return lines.join('\n')
  },
}

/** A Vite plugin that bundles only the icons in use, of the two thousand in the set. */
export const bundledIcons = {
  name: 'bundled-icons',
  load(id: string): string | null {
    if (!id.endsWith('/@iconify-json/lucide/icons.json')) return null
    const { icons, width, height } = JSON.parse(readFileSync(id, 'utf8'))
    return JSON.stringify({
      width,
      height,
      icons: Object.fromEntries(iconNames.map(name => [name, icons[name]])),
    })
  },
}

/** A Vite plugin that tree-shakes pdf.js by removing its unused globals, which would keep all of it. */
export const bundledPdfjs = {
  name: 'bundled-pdfjs',
  transform(code: string, id: string): { code: string; map: null } | null {
    if (!id.endsWith('/pdfjs-dist/build/pdf.mjs')) return null
    const globals = /^\{\n {2}globalThis\._pdfjsTestingUtils = .*?^globalThis\.pdfjsLib = \{.*?^\};\n/ms
    if (!globals.test(code)) throw new Error('pdf.js has no globals that can be removed')
    return { code: code.replace(globals, ''), map: null }
  },
}

/**
 * Packages bundled with the host: those that a program needs for rendering only. Resolving a hundred small
 * files takes longer than running them, and delays the render thread.
 */
export const bundledPackages = ['zod', 'big.js', 'bidi-js']

import { fileURLToPath } from 'node:url'

const replaced = fileURLToPath(new URL('../src/pdf/shipped-templates.ts', import.meta.url))
const checker = new URL('../src/pdf/templates.ts', import.meta.url).href

/**
 * A plugin of Vite: the shipped templates go into the bundle as they are after their check, every default filled in.
 * Reading them needs no schema then, and of what starts a program that only renders, the schema is a quarter.
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

/**
 * What of node_modules goes into the bundle of the host: all that a program needs which only renders. A hundred small
 * files of a package take longer to find than to run, one file still takes some milliseconds, and the render thread
 * waits for them.
 */
export const bundledPackages = ['zod', 'big.js', 'bidi-js']

import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { bundledPackages, bundledTemplates } from '../../scripts/bundling.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * Bundles the cold process like the app, so that a cold start is measured as in the product, without
 * TypeScript.
 * @returns the path of the bundle, at the same depth as the source, because the product finds its templates
 * relative to it
 */
export async function bundleColdProcess(): Promise<string> {
  await build({
    configFile: false,
    root: path('..'),
    logLevel: 'warn',
    plugins: [bundledTemplates],
    ssr: { noExternal: bundledPackages },
    build: {
      ssr: true,
      outDir: path('../.cache'),
      emptyOutDir: true,
      target: 'node24',
      rollupOptions: {
        input: { 'cold-process': path('cold-process.ts') },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  return path('../.cache/cold-process.js')
}

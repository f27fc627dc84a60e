import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { bundledPackages, bundledTemplates } from '../../scripts/bundling.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * Bundles the cold process the way the app itself is bundled: own code and some packages in files, the others from
 * node_modules. So a cold start costs what it costs in the product, and no engine pays for TypeScript.
 * @returns the path of the bundle, which lies as deep below the root as the source does, because that is how the
 *   product finds its templates
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

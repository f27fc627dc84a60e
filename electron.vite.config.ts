import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'

const source = (path: string) => resolve(import.meta.dirname, 'src', path)

/**
 * Three bundles: the host, its sandboxed preloads, and the pages. The render worker and the bundled practice
 * service are entries of their own because they run in threads and processes of their own.
 */
export default defineConfig({
  main: {
    build: {
      rollupOptions: {
        input: {
          index: source('main/index.ts'),
          'render-worker': source('pdf/render-worker.ts'),
          'service-process': source('service/service-process.ts'),
        },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      rollupOptions: {
        input: { desktop: source('preload/desktop.ts'), 'key-window': source('preload/key-window.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: source('renderer'),
    build: {
      minify: true,
      rollupOptions: {
        input: { index: source('renderer/index.html'), 'key-window': source('renderer/key-window.html') },
      },
    },
    plugins: [react()],
  },
})

import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import {
  bundledIcons,
  bundledOperationNames,
  bundledPackages,
  bundledPdfjs,
  bundledTemplates,
} from './scripts/bundling.ts'

const source = (path: string) => resolve(import.meta.dirname, 'src', path)

/** What the service's dashboard sends as it is. */
const dashboardFiles = [
  'contract/tokens.css',
  ...['base.css', 'forms.css', 'dashboard.css', 'dashboard.js', 'icon.svg'].map(
    name => `service/dashboard/assets/${name}`,
  ),
]

const besideTheBundle = {
  name: 'beside-the-bundle',
  generateBundle(this: { emitFile(file: { type: 'asset'; fileName: string; source: Uint8Array }): string }) {
    for (const file of dashboardFiles)
      this.emitFile({ type: 'asset', fileName: basename(file), source: readFileSync(source(file)) })
  },
}

/**
 * Three bundles: the host, its sandboxed preloads, and the pages. The workers and the bundled practice service are
 * entries of their own because they run in threads and processes of their own; they find each other by lying in
 * one folder, as their chunks do.
 */
export default defineConfig({
  main: {
    plugins: [besideTheBundle, bundledTemplates],
    build: {
      externalizeDeps: { exclude: bundledPackages },
      rollupOptions: {
        input: {
          index: source('main/index.ts'),
          'render-worker': source('pdf/pool/render-worker.ts'),
          'read-worker': source('pdf/reading/read-worker.ts'),
          'einvoice-worker': source('app/einvoices/einvoice-worker.ts'),
          'keychain-worker': source('platform/keychain/keychain-worker.ts'),
          'integrity-worker': source('platform/store/schema/integrity-worker.ts'),
          'recovery-worker': source('platform/store/recovery/recovery-worker.ts'),
          'service-process': source('service/service-process.ts'),
          'preparation-thread': source('service/generation/preparation-thread.ts'),
          'render-process': source('service/rendering/render-process.ts'),
          'memory-guard': source('service/rendering/memory-guard.ts'),
        },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  },
  preload: {
    plugins: [bundledOperationNames],
    build: {
      // a sandboxed preload can require nothing but electron, so each holds all that it uses
      isolatedEntries: true,
      externalizeDeps: false,
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
      // the page's policy lets fonts and scripts come from files only
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // read from this computer's disk, not from a network
      chunkSizeWarningLimit: 2000,
      rollupOptions: {
        input: { index: source('renderer/index.html'), 'key-window': source('renderer/key-window.html') },
        // No other chunk may use zod before its setting: chunks run in the order of their imports.
        output: {
          codeSplitting: { groups: [{ name: 'zod', test: /node_modules\/zod\/|disable-zod-eval/ }] },
        },
      },
    },
    plugins: [react(), bundledIcons, bundledPdfjs],
    worker: { plugins: () => [bundledPdfjs] },
  },
})

// Makes installers of the Electron shell for this system in dist/. With --dir only the folder that they
// contain.
import { resolve } from 'node:path'
import { build } from 'electron-builder'
import { config } from './electron-builder.mjs'

await build({
  projectDir: resolve(import.meta.dirname, '..', '..'),
  config: {
    ...config,
    // Uses a local Electron where it cannot be downloaded.
    ...(process.env.ELECTRON_DIST ? { electronDist: process.env.ELECTRON_DIST } : {}),
  },
  dir: process.argv.includes('--dir'),
})

// Makes installers of the Electron shell for this system, in dist/. With --dir only the folder that goes into them.
import { resolve } from 'node:path'
import { build } from 'electron-builder'
import { config } from './electron-builder.mjs'

await build({
  projectDir: resolve(import.meta.dirname, '..', '..'),
  config: {
    ...config,
    // where its download is not to be had
    ...(process.env.ELECTRON_DIST ? { electronDist: process.env.ELECTRON_DIST } : {}),
  },
  dir: process.argv.includes('--dir'),
})

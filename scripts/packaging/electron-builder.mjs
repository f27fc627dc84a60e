import { setFuses } from './fuses.mjs'
import { neverLoaded } from './never-loaded.mjs'

/** What electron-builder is to make; see docs/verification.md. */
export const config = {
  appId: 'app.billwright.desktop',
  productName: 'Billwright',
  directories: { output: 'dist' },
  files: ['out/**', 'resources/**', 'templates/**', 'package.json', ...neverLoaded().map(glob => `!${glob}`)],
  asar: true,
  // a library is loaded by the system, which cannot look into an archive
  asarUnpack: ['**/*.node'],
  // they come built, with the interface that every Electron has
  npmRebuild: false,
  afterPack: setFuses,
  publish: null,
  linux: { target: ['AppImage', 'deb'], category: 'Office', executableName: 'billwright' },
  mac: { target: ['dmg', 'zip'], category: 'public.app-category.business', hardenedRuntime: true },
  win: { target: ['nsis'] },
}

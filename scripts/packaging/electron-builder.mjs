import { excludedFiles } from './excluded-files.mjs'
import { setFuses } from './fuses.mjs'

/** The configuration of electron-builder; see docs/verification.md. */
export const config = {
  appId: 'app.billwright.desktop',
  productName: 'Billwright',
  directories: { output: 'dist' },
  files: [
    'out/**',
    'resources/**',
    'templates/**',
    'package.json',
    ...excludedFiles().map(glob => `!${glob}`),
  ],
  asar: true,
  // The system loads native libraries and cannot read an archive.
  asarUnpack: ['**/*.node'],
  // Native modules are prebuilt against Node-API, which every Electron version has.
  npmRebuild: false,
  afterPack: setFuses,
  publish: null,
  linux: { target: ['AppImage', 'deb'], category: 'Office', executableName: 'billwright' },
  mac: { target: ['dmg', 'zip'], category: 'public.app-category.business', hardenedRuntime: true },
  win: { target: ['nsis'] },
}

import { setFuses } from './fuses.mjs'

/** What electron-builder is to make; see docs/verification.md. */
export const config = {
  appId: 'app.billwright.desktop',
  productName: 'Billwright',
  directories: { output: 'dist' },
  files: [
    'out/**',
    'resources/**',
    'templates/**',
    'package.json',
    // of the other shell
    '!node_modules/playwright-core/**',
    // the page was built with its part of them
    '!node_modules/{lucide-react,@base-ui,@atlaskit,@floating-ui}/**',
  ],
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

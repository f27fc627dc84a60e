import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..', '..')

/** Dependencies that the packaged app has no use for. What they alone need goes with them. */
const notInApp = [
  // built into the page and the host (electron.vite.config.ts)
  '@atlaskit/pragmatic-drag-and-drop',
  '@base-ui/react',
  '@tanstack/react-virtual',
  'bidi-js',
  'big.js',
  'immer',
  'lucide-react',
  'react',
  'react-dom',
  'zod',
  'zustand',
  // of the other shell
  'playwright-core',
  // the practice service keeps what it makes in the data folder
  '@aws-sdk/client-s3',
  'pg',
]

/** Families of which five weights are set, and those that step in where these have no glyph. */
const cuts = {
  '{inter,source-serif-4}': ['400Regular', '500Medium', '600SemiBold', '700Bold', '900Black'],
  'noto-sans-*': ['400Regular', '700Bold'],
}

/** Paths of what is in the folder and never loaded at run time, as globs. Licences stay: they have to go with the program. */
export const neverLoaded = () => [
  ...packagesOnlyOf(notInApp).map(path => `${path}/**`),

  // for who reads or builds a package, not for who runs it
  '**/node_modules/**/*.{map,ts,cts,mts,flow}',
  '**/node_modules/**/{README,CHANGELOG,HISTORY,CONTRIBUTING,SECURITY}*.md',

  ...Object.entries(cuts).flatMap(([family, kept]) => [
    `node_modules/@expo-google-fonts/${family}/!(${kept.join('|')})/**`,
    `node_modules/@expo-google-fonts/${family}/**/*.{js,png}`,
  ]),
  // of the dashboard; the page has a copy of its own
  'node_modules/@fontsource-variable/inter/*.css',
  'node_modules/@fontsource-variable/inter/scss/**',
  'node_modules/@fontsource-variable/inter/files/!(inter-latin-wght-normal|inter-latin-ext-wght-normal).woff2',

  // a PDF is only read for what it says (src/pdf/reading/read-pdf.ts), which needs nothing but these two
  'node_modules/pdfjs-dist/!(legacy)/**',
  'node_modules/pdfjs-dist/legacy/!(build)/**',
  'node_modules/pdfjs-dist/legacy/build/!(pdf|pdf.worker).mjs',

  // the languages that src/pdf/hyphenate.ts knows
  'node_modules/hyphen/*/index.js',
  'node_modules/hyphen/patterns/!(de-1996|en-gb|en-us|es|fr|it|nl|pl|pt).js',

  // other builds of it, and what its own fonts and profile need (src/pdf/file/archive-document.ts has neither)
  'node_modules/pdfkit/{tools,types}/**',
  'node_modules/pdfkit/js/{data,standard-fonts}/**',
  'node_modules/pdfkit/js/!(pdfkit.node.mjs)',

  // Node has parts of its own for these
  'node_modules/fontkit/{src/**,dist/browser*}',

  // only the library itself is loaded (src/pdf/shaping/harfbuzz)
  'node_modules/harfbuzzjs/dist/!(harfbuzz.wasm)',
]

/** Folders of installed packages that nothing of the rest needs. */
function packagesOnlyOf(names) {
  const { dependencies } = manifestIn('')
  const kept = new Set()
  for (const name of Object.keys(dependencies)) if (!names.includes(name)) gather(name, '', kept)
  const left = new Set()
  for (const name of names) gather(name, '', left)
  return [...left.difference(kept)].sort()
}

/** A package as the one in `from` finds it, and all that it needs. */
function gather(name, from, found) {
  const path = placeOf(name, from)
  if (path === undefined || found.has(path)) return
  found.add(path)
  const { dependencies, optionalDependencies, peerDependencies } = manifestIn(path)
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
    gather(needed, path, found)
}

/** Other computers' binaries are optional and not there. */
function placeOf(name, from) {
  const path = join(from, 'node_modules', name).replaceAll('\\', '/')
  if (existsSync(join(root, path, 'package.json'))) return path
  if (from === '') return undefined
  const outer = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))
  return placeOf(name, from.includes('/node_modules/') ? outer : '')
}

const manifestIn = path => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))

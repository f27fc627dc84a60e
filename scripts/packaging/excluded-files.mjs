import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..', '..')

/**
 * Dependencies that the packaged app does not need; their own dependencies are excluded too. electron-builder
 * packs no development dependencies, which include all that is bundled with the page only.
 */
const excludedDependencies = [
  // Bundled with the host (electron.vite.config.ts).
  'bidi-js',
  'big.js',
  'zod',
  // The practice service stores its files in the data folder.
  '@aws-sdk/client-s3',
  'pg',
  'pg-boss',
  // A service that a program starts for itself sends no traces.
  '@opentelemetry/api',
  '@opentelemetry/context-async-hooks',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
]

/** Fonts used in five weights, and fallback fonts in two; those in `resources/fonts` are all used. */
const fontWeights = {
  '{inter,source-serif-4}': ['400Regular', '500Medium', '600SemiBold', '700Bold', '900Black'],
  'noto-sans-*': ['400Regular', '700Bold'],
}

/** Globs of files of packages that neither the app nor the service loads. */
export const unusedFilesOfPackages = [
  // Needed to read or build a package only.
  '**/node_modules/**/*.{map,ts,cts,mts,flow}',
  '**/node_modules/**/{README,CHANGELOG,HISTORY,CONTRIBUTING,SECURITY}*.md',

  ...Object.entries(fontWeights).flatMap(([family, kept]) => [
    `node_modules/@expo-google-fonts/${family}/!(${kept.join('|')})/**`,
    `node_modules/@expo-google-fonts/${family}/**/*.{js,png}`,
  ]),
  // The service's dashboard uses these; the page has its own copy.
  'node_modules/@fontsource-variable/inter/*.css',
  'node_modules/@fontsource-variable/inter/scss/**',
  'node_modules/@fontsource-variable/inter/files/!(inter-latin-wght-normal|inter-latin-ext-wght-normal).woff2',

  // Text extraction from a PDF (src/pdf/reading/open-pdf.ts) needs only these two files.
  'node_modules/pdfjs-dist/!(legacy|node_modules)/**',
  'node_modules/pdfjs-dist/legacy/!(build)/**',
  'node_modules/pdfjs-dist/legacy/build/!(pdf|pdf.worker).mjs',

  // Only the hyphenation patterns used by src/pdf/document/hyphenate.ts.
  'node_modules/hyphen/*/index.js',
  'node_modules/hyphen/patterns/!(de-1996|en-gb|en-us|es|fr|it|nl|pl|pt).js',

  // Other builds, and files for standard fonts and colour profiles (not used by src/pdf/file/archive-document.ts).
  'node_modules/pdfkit/{tools,types}/**',
  'node_modules/pdfkit/js/{data,standard-fonts}/**',
  'node_modules/pdfkit/js/!(pdfkit.node.mjs)',

  // Variants for browsers.
  'node_modules/fontkit/{src/**,dist/browser*}',

  // only the library itself is loaded (src/pdf/shaping/harfbuzz-library.ts)
  'node_modules/harfbuzzjs/dist/!(harfbuzz.wasm)',
]

/**
 * Globs of installed files that are never loaded at run time. Licences are kept, because they must be
 * distributed.
 */
export const excludedFiles = () => [
  ...packagesOnlyNeededBy(excludedDependencies).map(path => `${path}/**`),

  // For operators of the service, who have the repository.
  'resources/hosting/**',

  ...unusedFilesOfPackages,
]

/** Returns installed packages that only these packages depend on. */
export function packagesOnlyNeededBy(names) {
  const { dependencies } = manifestIn('')
  const kept = new Set()
  for (const name of Object.keys(dependencies)) if (!names.includes(name)) collect(name, '', kept)
  const excluded = new Set()
  for (const name of names) collect(name, '', excluded)
  return [...excluded.difference(kept)].sort()
}

/** Collects a package as resolved from `from`, with its dependencies. */
function collect(name, from, found) {
  const path = resolvePackage(name, from)
  if (path === undefined || found.has(path)) return
  found.add(path)
  const { dependencies, optionalDependencies, peerDependencies } = manifestIn(path)
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
    collect(needed, path, found)
}

/** Optional binaries for other platforms are not installed. */
function resolvePackage(name, from) {
  const path = join(from, 'node_modules', name).replaceAll('\\', '/')
  if (existsSync(join(root, path, 'package.json'))) return path
  if (from === '') return undefined
  const outer = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))
  return resolvePackage(name, from.includes('/node_modules/') ? outer : '')
}

const manifestIn = path => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))

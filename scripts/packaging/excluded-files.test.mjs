/** @module-tag extended */

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import viteConfig from '../../electron.vite.config.ts'
import { config } from './electron-builder.mjs'

const root = resolve(import.meta.dirname, '..', '..')
const excluded = config.files.filter(glob => glob.startsWith('!')).map(glob => glob.slice(1))
const isExcluded = path => excluded.some(glob => matchesGlob(path, glob))

const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages

/** Whether electron-builder packs the package that a file belongs to. */
const isProduction = path => {
  const [folder] = path.match(/^.*node_modules\/(@[^/]+\/)?[^/]+/) ?? []
  return locked[folder] !== undefined && !locked[folder].dev
}

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-packaging-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Files of packages and resources; the app itself is bundled (electron.vite.config.ts). */
function loadEverything() {
  const notes = join(folder, 'loaded')
  const noting = pathToFileURL(join(import.meta.dirname, 'trace-loaded-files.mjs'))
  noting.searchParams.set('to', notes)
  const script = join(import.meta.dirname, 'load-everything.mjs')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', noting.href, script, join(folder, 'data')],
    {
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
    },
  )
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('Error')])
  const paths = new Set(readFileSync(notes, 'utf8').trimEnd().split('\n'))
  return [...paths].map(path => relative(root, path).replaceAll('\\', '/'))
}

test('every file that the app loads is packed', () => {
  const loaded = loadEverything().filter(path => /^(node_modules|resources)\//.test(path))
  const isPacked = path => !isExcluded(path) && (path.startsWith('resources/') || isProduction(path))
  // Bundled packages are not loaded from node_modules.
  const bundled = viteConfig.main.build.externalizeDeps.exclude.map(name => `node_modules/${name}/`)
  const lost = loaded.filter(path => !isPacked(path) && !bundled.some(place => path.startsWith(place)))
  expect(lost).toEqual([])
  // The trace contains a file of each kind.
  for (const part of [
    'NotoSansJP_700Bold.ttf',
    'harfbuzzjs/dist/harfbuzz.wasm',
    'NotoSansTC_400Regular.ttf',
    'pdf.worker.mjs',
    '.node',
    'fastify.js',
    'qrcode.js',
    'hyphen/patterns/pl.js',
  ])
    expect(loaded.some(path => path.endsWith(part))).toBe(true)
  expect(loaded.some(path => path.startsWith('node_modules/@napi-rs/keyring-'))).toBe(true)
})

test('the package contains the hyphenation patterns of the supported languages only', () => {
  const languages = ['de-1996', 'en-gb', 'en-us', 'es', 'fr', 'it', 'nl', 'pl', 'pt']
  const kept = readdirSync(join(root, 'node_modules/hyphen/patterns')).filter(
    name => !isExcluded(`node_modules/hyphen/patterns/${name}`),
  )
  expect(kept.sort()).toEqual(languages.map(language => `${language}.js`))
  for (const name of ['LICENSE', 'hyphen.js']) expect(isExcluded(`node_modules/hyphen/${name}`)).toBe(false)
})

test('the templates, samples and thumbnails are in the package', () => {
  for (const path of [
    'templates/minimal/template.json',
    'resources/samples/full.json',
    'resources/thumbnails',
    'resources/fonts/NotoSansSC_700Bold.ttf',
    'out/main/index.js',
  ]) {
    expect(config.files.some(glob => !glob.startsWith('!') && matchesGlob(path, glob))).toBe(true)
    expect(isExcluded(path)).toBe(false)
  }
  expect(isExcluded('resources/hosting/prometheus-alerts.yml')).toBe(true)
})

test.each(['react-dom', 'zustand', 'playwright-core'])('%s is not packed', name => {
  expect(isProduction(`node_modules/${name}/package.json`)).toBe(false)
})

test.each([
  'node_modules/@aws-sdk/client-s3/package.json',
  'node_modules/@expo-google-fonts/noto-sans-thai/100Thin/NotoSansThai_100Thin.ttf',
  'node_modules/pdfjs-dist/build/pdf.mjs',
  'node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm',
  'node_modules/zod/index.d.ts',
])('%s, which the app never loads, is excluded', path => {
  expect(existsSync(join(root, path))).toBe(true)
  expect(isExcluded(path)).toBe(true)
})

test.each([
  'node_modules/@expo-google-fonts/noto-sans-thai/LICENSE_FONT',
  'node_modules/pdfjs-dist/LICENSE',
  'resources/fonts/OFL.txt',
])('%s is distributed with the files that it covers', path => {
  expect(existsSync(join(root, path))).toBe(true)
  expect(isExcluded(path)).toBe(false)
})

/** @module-tag extended */

import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import config, { mayImport } from '../.dependency-cruiser.mjs'
import cycleConfig from '../.dependency-cruiser-folders.mjs'
import { cruiseFolders, folderCycles } from './folder-cycles.mjs'
import { root } from './steps.mjs'

// Each planted file violates exactly one rule; the rules run over the planted tree as over the source.
const planted = {
  'src/languages/reaches-core.ts': ["import '../core/target.ts'", 'languages-imports-only-what-it-may'],
  'src/core/reaches-app.ts': ["import '../app/target.ts'", 'core-imports-only-what-it-may'],
  'src/contract/reaches-app.ts': ["import '../app/target.ts'", 'contract-imports-only-what-it-may'],
  'src/render/reaches-pdf.ts': ["import '../pdf/target.ts'", 'render-imports-only-what-it-may'],
  'src/einvoice/reaches-render.ts': ["import '../render/target.ts'", 'einvoice-imports-only-what-it-may'],
  'src/node/reaches-app.ts': ["import '../app/target.ts'", 'node-imports-only-what-it-may'],
  'src/pdf/reaches-app.ts': ["import '../app/target.ts'", 'pdf-imports-only-what-it-may'],
  'src/app/reaches-platform.ts': ["import '../platform/target.ts'", 'app-imports-only-what-it-may'],
  'src/platform/reaches-main.ts': ["import '../main/target.ts'", 'platform-imports-only-what-it-may'],
  'src/platform/reaches-a-use-case.ts': ["import '../app/target.ts'", 'platform-imports-only-ports-of-app'],
  'src/main/reaches-chromium.ts': ["import '../chromium/target.ts'", 'main-imports-only-what-it-may'],
  'src/chromium/reaches-main.ts': ["import '../main/target.ts'", 'chromium-imports-only-what-it-may'],
  'src/preload/reaches-platform.ts': ["import '../platform/target.ts'", 'preload-imports-only-what-it-may'],
  'src/renderer/reaches-platform.ts': ["import '../platform/target.ts'", 'renderer-imports-only-what-it-may'],
  'src/service/reaches-app.ts': ["import '../app/target.ts'", 'service-imports-only-what-it-may'],
  'src/cli/reaches-main.ts': ["import '../main/target.ts'", 'cli-imports-only-what-it-may'],
  'src/app/takes-pdfkit.ts': ["import 'pdfkit'", 'home-of-pdfkit'],
  'src/app/takes-keytar.ts': ["import 'keytar'", 'home-of-keytar'],
  'src/app/takes-electron.ts': ["import 'electron'", 'home-of-electron'],
  'src/app/takes-playwright.ts': ["import 'playwright-core'", 'home-of-playwright-core'],
  'src/app/takes-react.ts': ["import 'react'", 'home-of-react'],
  'src/app/takes-pdfjs.ts': ["import 'pdfjs-dist/legacy/build/pdf.mjs'", 'home-of-pdfjs-dist'],
  'src/app/takes-fastify.ts': ["import 'fastify'", 'home-of-fastify'],
  'src/app/takes-pg.ts': ["import 'pg'", 'home-of-fastify'],
  'src/app/takes-commander.ts': ["import 'commander'", 'home-of-commander'],
  'src/cli/takes-csv-parse.ts': ["import 'csv-parse/sync'", 'home-of-csv-parse'],
  'src/app/takes-saxes.ts': ["import 'saxes'", 'home-of-ltx'],
  'src/core/takes-bidi.ts': ["import 'bidi-js'", 'home-of-bidi-js'],
  'src/core/takes-node.ts': ["import 'node:fs'", 'pure-layers-use-no-node'],
  'src/einvoice/takes-node.ts': ["import 'node:fs'", 'pure-layers-use-no-node'],
  'src/einvoice/takes-another-package.ts': ["import 'pino'", 'core-uses-only-zod-and-big'],
  'src/core/takes-another-package.ts': ["import 'pino'", 'core-uses-only-zod-and-big'],
  'src/core/takes-a-test.ts': ["import './some.test.ts'", 'no-test-in-product'],
  'src/service/takes-ajv.ts': ["import 'ajv'", 'no-development-dependency'],
  'src/cli/takes-playwright.ts': ["import 'playwright-core'", 'no-development-dependency'],
  'e2e/reaches-app.ts': ["import '../src/app/target.ts'", 'e2e-imports-only-contract-and-core'],
  'src/app/reads-a-pdf.ts': ["import '#pdf/reading/read-pdf.ts'", 'read-pdf-only-in-its-worker'],
  'src/app/reads-xml.ts': ["import '#einvoice/read-einvoice.ts'", 'read-einvoice-only-in-its-worker'],
  'src/app/takes-a-peer.ts': ["import '../../bench/target.ts'", 'no-import-of-bench'],
  'clients/typescript/src/takes-zod.ts': ["import 'zod'", 'client-imports-nothing'],
  'clients/typescript/src/takes-node.ts': ["import 'node:fs'", 'client-imports-nothing'],
  'clients/typescript/src/reaches-contract.ts': [
    "import '../../../src/contract/target.ts'",
    'client-imports-nothing',
  ],
  'src/service/takes-a-client.ts': ["import '../../clients/target.ts'", 'no-import-of-clients'],
  'src/app/ring-a.ts': ["import './ring-b.ts'", 'no-circular'],
  'src/app/takes-nothing.ts': ["import './does-not-exist.ts'", 'not-to-unresolvable'],
}
/** Cycles that the layer rules allow: between folders, between a folder and its subfolder, through types. */
const plantedCycles = {
  'src/main/left/to-right.ts': "import '../right/end.ts'",
  'src/main/right/to-left.ts': "import '../left/end.ts'",
  'src/main/parent/to-child.ts': "import './child/end.ts'",
  'src/main/parent/child/to-parent.ts': "import type {} from '../end.ts'",
  'src/main/type-a.ts': "import type {} from './type-b.ts'",
  'src/main/type-b.ts': "import type {} from './type-a.ts'",
}
const targets = {
  ...Object.fromEntries(Object.keys(mayImport).map(layer => [`src/${layer}/target.ts`, ''])),
  'src/core/some.test.ts': '',
  'src/pdf/reading/read-pdf.ts': '',
  'src/einvoice/read-einvoice.ts': '',
  'bench/target.ts': '',
  'clients/target.ts': '',
  'src/app/ring-b.ts': "import './ring-a.ts'",
  'src/main/left/end.ts': '',
  'src/main/right/end.ts': '',
  'src/main/parent/end.ts': '',
  'src/main/parent/child/end.ts': '',
  ...plantedCycles,
}

let folder = ''
let violations = []

function cruise(configuration) {
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', join(root, configuration), '--output-type', 'json', 'src', 'e2e', 'clients'],
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout).summary.violations
}

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache/planted-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const [path, source] of [
    ...Object.entries(targets),
    ...Object.entries(planted).map(([path, [source]]) => [path, source]),
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${source}\nexport {}\n`)
  }
  const { type, imports, dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const manifest = { type, imports, dependencies, devDependencies }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  violations = cruise('.dependency-cruiser.mjs')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('each layer rule detects its planted violation', () => {
  test.each(Object.entries(planted))('%s', (path, [, rule]) => {
    expect(violations.filter(found => found.from === path).map(found => found.rule.name)).toContain(rule)
  })

  test('every rule has a planted violation and a reason', () => {
    const caught = new Set(Object.values(planted).map(([, rule]) => rule))
    expect(config.forbidden.map(rule => rule.name).filter(name => !caught.has(name))).toEqual([])
    expect(config.forbidden.filter(rule => !rule.comment)).toEqual([])
  })

  test('every folder under src is a layer with a rule', () => {
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter(entry =>
      entry.isDirectory(),
    )
    expect(folders.map(entry => entry.name).sort()).toEqual(Object.keys(mayImport).sort())
  })
})

describe('each rule against cycles detects its planted violation', () => {
  test.each([
    ['no-cycle-between-folders', ['src/main/left', 'src/main/right']],
    ['no-cycle-through-types', ['src/main/type-a.ts']],
  ])('%s', (rule, expected) => {
    const found = cruise('.dependency-cruiser-folders.mjs').filter(violation => violation.rule.name === rule)
    expect(found.map(({ from }) => from)).toEqual(expect.arrayContaining(expected))
  })

  test('a folder and its subfolder', () => {
    const cycles = folderCycles(cruiseFolders(folder).modules)
    expect(cycles.map(({ folders }) => folders)).toEqual(
      expect.arrayContaining([
        ['src/main/left', 'src/main/right'],
        ['src/main/parent', 'src/main/parent/child'],
      ]),
    )
  })

  test('every rule has a reason', () => {
    expect(cycleConfig.forbidden.filter(rule => !rule.comment)).toEqual([])
  })
})

describe('the compiler rejects what an environment lacks', () => {
  const compile = (environment, source) => {
    const home = mkdtempSync(join(folder, 'types-'))
    writeFileSync(join(home, 'planted.ts'), source)
    const configuration = {
      extends: join(root, `src/tsconfig.${environment}.json`),
      compilerOptions: {
        composite: false,
        noEmit: true,
        emitDeclarationOnly: false,
        rootDir: home,
        tsBuildInfoFile: null,
      },
      include: [],
      files: [join(home, 'planted.ts')],
      references: [],
    }
    writeFileSync(join(home, 'tsconfig.json'), JSON.stringify(configuration))
    return spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', home], {
      encoding: 'utf8',
    }).stdout
  }

  test('no document, console or process in the pure layers', () => {
    expect(compile('pure', 'export const title = document.title')).toContain("Cannot find name 'document'")
    expect(compile('pure', "import 'node:fs'\nexport const now = process.hrtime()")).toContain(
      "Cannot find name 'process'",
    )
    expect(compile('pure', 'export const fine = new Map<string, number>()')).toBe('')
  })

  test('no node in the page, no document in the host', () => {
    expect(compile('page', 'export const home = process.env')).toContain("Cannot find name 'process'")
    expect(compile('node', 'export const title = document.title')).toContain("Cannot find name 'document'")
  })
})

/**
 * The layers of docs/architecture.md as rules, each with its reason. scripts/layers.test.mjs plants a violation
 * of every rule.
 */

/** What each layer may import besides itself. */
export const mayImport = {
  languages: [],
  core: ['languages'],
  contract: ['core'],
  render: ['core'],
  einvoice: ['core'],
  node: ['core'],
  pdf: ['core', 'node', 'render'],
  app: ['core', 'contract', 'node', 'render', 'pdf', 'einvoice'],
  platform: ['languages', 'core', 'contract', 'node', 'app'],
  main: ['languages', 'core', 'contract', 'node', 'app', 'platform'],
  chromium: ['languages', 'core', 'contract', 'node', 'app', 'platform'],
  preload: ['contract'],
  renderer: ['languages', 'core', 'contract'],
  service: ['languages', 'core', 'contract', 'node', 'render', 'pdf', 'einvoice'],
  cli: ['languages', 'core', 'contract', 'node', 'render', 'pdf', 'einvoice', 'app', 'platform', 'service'],
}

const reasons = {
  languages:
    'translators and every surface read the texts; what the texts speak of is known by their codes alone',
  core: 'core runs in the page, the host and the service',
  contract: 'the contract is shared by both sides of a boundary and depends on neither',
  render: 'layout is pure: same input, same display list; no clock, no files, no PDF library',
  einvoice: 'writing, checking and reading e-invoices is pure: no clock, no files',
  node: 'helpers on the modules of Node that several layers share; no policy, so they know no use case',
  pdf: 'the painter is used by the desktop, the CLI and the service, and depends on none of them',
  app: 'use cases access the environment through ports/, which both shells and tests implement',
  platform: 'adapters implement the ports of app without policy',
  main: 'the Electron shell owns windows and checks senders; it is independent of the Chromium shell',
  chromium: 'the Chromium shell is a second host of the same page, independent of Electron',
  preload: 'the preload exposes named functions; anything else would be reachable from the page',
  renderer: 'the page uses only window.billwright, so it cannot import the key',
  service: 'the service can be hosted without the desktop app',
  cli: 'the command line is a host of its own; no layer below may depend on it',
}

/** Packages restricted to some layers, so that replacing one changes only these. */
const homes = {
  'pdfkit|fontkit|harfbuzzjs': ['pdf'],
  keytar: ['platform'],
  electron: ['main', 'preload'],
  'playwright-core': ['chromium'],
  'react|react-dom|zustand|immer|@iconify-json/lucide|@base-ui/react|@tanstack/react-virtual|@atlaskit/pragmatic-drag-and-drop':
    ['renderer'],
  // the page displays PDFs, and pdf reads downloaded ones in a worker thread
  'pdfjs-dist': ['renderer', 'pdf'],
  'fastify|@fastify/[^/]+|prom-client|rate-limiter-flexible|pg|@aws-sdk/[^/]+': ['service'],
  commander: ['cli', 'service'],
  'bidi-js': ['render'],
  'csv-parse': ['app'],
  'ltx|saxes|xmlchars': ['einvoice'],
}

const layerRules = Object.entries(mayImport).map(([layer, allowed]) => ({
  name: `${layer}-imports-only-what-it-may`,
  comment: reasons[layer],
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: '(\\.test\\.tsx?|/testing/)' },
  to: { path: '^src/', pathNot: `^src/(${[layer, ...allowed].join('|')})/` },
}))

const homeRules = Object.entries(homes).map(([packages, layers]) => ({
  name: `home-of-${packages.split('|')[0].replace(/[@/]/g, '')}`,
  comment: `these packages live only in ${layers.join(' and ')}`,
  severity: 'error',
  from: { path: '^src/', pathNot: `(^src/(${layers.join('|')})/|\\.test\\.tsx?$|/testing/)` },
  to: { path: `node_modules/(${packages})/` },
}))

export default {
  forbidden: [
    ...layerRules,
    ...homeRules,
    {
      name: 'platform-imports-only-ports-of-app',
      comment: 'adapters implement the ports of app; policy stays in app',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/app/', pathNot: '^src/app/ports/' },
    },
    {
      name: 'pure-layers-use-no-node',
      comment:
        'languages, core, contract, render and einvoice run in the page too, where node does not exist',
      severity: 'error',
      from: { path: '^src/(languages|core|contract|render|einvoice)/', pathNot: '(\\.test\\.ts|/testing/)' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'core-uses-only-zod-and-big',
      comment:
        'the pure layers depend on one parser, one decimal library and the formats of postal addresses, layout also ' +
        'on a bidi library, e-invoices on XML libraries',
      severity: 'error',
      from: { path: '^src/(languages|core|contract|render|einvoice)/', pathNot: '(\\.test\\.ts|/testing/)' },
      to: {
        path: 'node_modules/',
        pathNot:
          'node_modules/(zod|big\\.js|@types/big\\.js|localized-address-format|bidi-js|ltx|saxes|xmlchars)/',
      },
    },
    {
      name: 'no-test-in-product',
      comment: 'product code must not depend on test code',
      severity: 'error',
      from: { path: '^src/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: { path: '(\\.test\\.tsx?$|/testing/)' },
    },
    {
      name: 'no-development-dependency',
      comment:
        'service and command line run from source after `npm ci --omit=dev`; the page is bundled, and Electron and ' +
        'the Chromium shell come with a whole installation',
      severity: 'error',
      from: {
        path: '^src/(languages|core|contract|render|einvoice|pdf|app|platform|service|cli)/',
        pathNot: '(\\.test\\.tsx?$|/testing/)',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'e2e-imports-only-contract-and-core',
      comment:
        'tests in the browser act as a user: they may use messages and schemas, read PDFs and e-mail with other ' +
        'programs, fill a data folder, receive mail, and answer as another service; only the page tier composes the host',
      severity: 'error',
      from: { path: '^e2e/', pathNot: '^e2e/targets/page-tier\\.ts$' },
      to: {
        path: '^src/',
        pathNot:
          '^src/((languages|core|contract)/|chromium/(launch-options|testing/headless-browser)\\.ts$|pdf/testing/(pdf-tools|pixels)\\.ts$|platform/testing/(fill-folder|fill-payments|read-mail|fake-service|fake-authorization-server)\\.ts$|service/testing/smtp\\.ts$)',
      },
    },
    {
      name: 'no-import-of-bench',
      comment: 'the libraries of the benchmarks must not enter the product',
      severity: 'error',
      from: { path: '^(src|e2e)/' },
      to: { path: '^bench/' },
    },
    {
      name: 'client-imports-nothing',
      comment:
        'clients are copied into other programs, so they depend on no package and on nothing of the product',
      severity: 'error',
      from: { path: '^clients/' },
      to: { pathNot: '^clients/' },
    },
    {
      name: 'no-import-of-clients',
      comment: 'the product knows its interface by the contract; only tests use a client',
      severity: 'error',
      from: { path: '^(src|e2e)/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: { path: '^clients/' },
    },
    {
      name: 'read-pdf-only-in-its-worker',
      comment: 'an untrusted PDF may take unlimited time and memory, so only a terminable worker reads it',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '(^src/pdf/reading/(read-worker|read-pdf|read-attachment)\\.ts$|/testing/)',
      },
      to: {
        path: '^src/pdf/reading/(read-pdf|read-attachment|open-pdf)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'read-einvoice-only-in-its-worker',
      comment: 'untrusted XML may take unlimited time and memory, so only a terminable worker reads it',
      severity: 'error',
      from: {
        path: '^src/(app|cli|main|chromium|platform)/',
        pathNot: '^src/app/einvoices/(einvoice-worker|received-einvoice)\\.ts$|\\.test\\.ts$',
      },
      to: {
        path: '^src/(app/einvoices/received-einvoice|einvoice/read-einvoice)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-circular',
      comment: 'a cycle means that two files are one',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'an import that resolves to nothing works only by accident',
      severity: 'error',
      from: { path: '^(src|e2e)/' },
      to: { couldNotResolve: true, pathNot: '\\?' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}

/**
 * The layers of docs/architecture.md, as rules. Each carries its reason; scripts/layers.test.ts plants a
 * violation of every one and expects it to be caught.
 */

/** What a layer may import besides itself. A layer that is not listed here is a mistake. */
export const mayImport = {
  core: [],
  contract: ['core'],
  render: ['core'],
  pdf: ['core', 'render'],
  app: ['core', 'contract', 'render', 'pdf'],
  platform: ['core', 'contract', 'app'],
  main: ['core', 'contract', 'app', 'platform'],
  chromium: ['core', 'contract', 'app', 'platform'],
  preload: ['contract'],
  renderer: ['core', 'contract'],
  service: ['core', 'contract', 'render', 'pdf'],
  cli: ['core', 'contract', 'render', 'pdf', 'app', 'platform', 'service'],
}

const reasons = {
  core: 'core is the invoice itself: it must run in the page, the host and the service alike',
  contract: 'the contract is read by both sides of a boundary and may lean on neither',
  render: 'layout is pure: same input, same display list, no clock, no files, no PDF library',
  pdf: 'the painter serves the desktop, the CLI and the service, so it knows none of them',
  app: 'use cases reach the outside through ports.ts, so both shells and the tests can supply it',
  platform: 'adapters implement the ports of app and decide nothing',
  main: 'the Electron shell owns windows and checks senders; the other shell is none of its business',
  chromium: 'the Chromium shell is a second host of the same page; Electron is none of its business',
  preload: 'the preload exposes named functions; anything more would reach the page',
  renderer: 'the page knows window.billwright and nothing else of the host: the key cannot be imported',
  service: 'the service knows nothing of the desktop; it must be hostable on its own',
  cli: 'the command line is a host of its own; no layer below may depend on it',
}

/** Outside packages that have one home, so that swapping one touches one layer. */
const homes = {
  'pdfkit|fontkit|harfbuzzjs': ['pdf'],
  keytar: ['platform'],
  electron: ['main', 'preload'],
  'playwright-core': ['chromium'],
  'react|react-dom|zustand|immer|lucide-react|@base-ui/react|@tanstack/react-virtual|@atlaskit/pragmatic-drag-and-drop':
    ['renderer'],
  // the page draws what was rendered, and pdf reads what others made, in a thread of its own
  'pdfjs-dist': ['renderer', 'pdf'],
  'fastify|@fastify/[^/]+|prom-client|rate-limiter-flexible|pg|@aws-sdk/[^/]+': ['service'],
  commander: ['cli', 'service'],
  'bidi-js': ['render'],
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
      name: 'platform-knows-only-the-ports-of-app',
      comment: 'adapters implement the ports of app; reaching further would let them decide what app decides',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/app/', pathNot: '^src/app/(service-)?ports\\.ts$' },
    },
    {
      name: 'pure-layers-use-no-node',
      comment: 'core, contract and render run in the page too, where node does not exist',
      severity: 'error',
      from: { path: '^src/(core|contract|render)/', pathNot: '(\\.test\\.ts|/testing/)' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'core-uses-only-zod-and-big',
      comment:
        'the invoice depends on one parser and one decimal, so that it can move anywhere; its layout also on the order of letters',
      severity: 'error',
      from: { path: '^src/(core|contract|render)/', pathNot: '(\\.test\\.ts|/testing/)' },
      to: { path: 'node_modules/', pathNot: 'node_modules/(zod|big\\.js|@types/big\\.js|bidi-js)/' },
    },
    {
      name: 'no-test-in-product',
      comment: 'what only a test can reach is not a feature',
      severity: 'error',
      from: { path: '^src/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: { path: '(\\.test\\.tsx?$|/testing/)' },
    },
    {
      name: 'e2e-knows-contract-and-core',
      comment:
        'end-to-end tests act as a user: they may know the words, not the machinery, ' +
        'hold what they got against what other programs see in it, and may fill a folder with the data of years',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^src/',
        pathNot:
          '^src/((core|contract)/|pdf/testing/(pdf-tools|pixels)\\.ts$|platform/testing/fill-folder\\.ts$)',
      },
    },
    {
      name: 'bench-serves-nobody',
      comment:
        'what ours is measured against must never enter the product: the bench looks at it from outside',
      severity: 'error',
      from: { path: '^(src|e2e)/' },
      to: { path: '^bench/' },
    },
    {
      name: 'a-pdf-is-read-in-its-thread',
      comment:
        'a file that anybody made may cost any time and memory: only the thread that can be ended reads it',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/pdf/reading/read-worker\\.ts$' },
      to: { path: '^src/pdf/reading/read-pdf\\.ts$', dependencyTypesNot: ['type-only'] },
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

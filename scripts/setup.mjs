// Runs before every npm script. Uses built-in modules of Node 20.19 only, because nothing is installed yet.
// Usage: node scripts/setup.mjs <start|dev|build|test|check|check:security|test:mutation|package|bench|service|billwright>
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'

const root = resolve(import.meta.dirname, '..')
const command = process.argv[2] ?? 'start'
/** The service and the command line need no development dependencies. */
const runsInstalledOnly = command === 'service' || command === 'billwright'
const isTerminal = Boolean(process.stdin.isTTY && process.stderr.isTTY)
const log = text => process.stderr.write(`setup: ${text}\n`)

/** Programs used by tests, with their Debian packages. */
const testPrograms = {
  chromium: 'chromium',
  'chromium-headless-shell': 'chromium-headless-shell',
  'dbus-run-session': 'dbus',
  'gnome-keyring-daemon': 'gnome-keyring',
  Xvfb: 'xvfb',
  qpdf: 'qpdf',
  pdftotext: 'poppler-utils',
  mutool: 'mupdf-tools',
  gs: 'ghostscript',
  strace: 'strace',
  initdb: 'postgresql',
  'hb-shape': 'libharfbuzz-bin',
  zbarimg: 'zbar-tools',
}

/** Word lists that the shaping tests read, by the name of their file in /usr/share/hunspell. */
const testDictionaries = {
  de_DE: 'hunspell-de-de',
  fr: 'hunspell-fr-classical',
  tr_TR: 'hunspell-tr',
  ro_RO: 'hunspell-ro',
  ca: 'hunspell-ca',
  nl: 'hunspell-nl',
  pl_PL: 'hunspell-pl',
  vi_VN: 'hunspell-vi',
  el_GR: 'hunspell-el',
  ru_RU: 'hunspell-ru',
  bg_BG: 'hunspell-bg',
  sr_RS: 'hunspell-sr',
  he_IL: 'hunspell-he',
  ar: 'hunspell-ar',
  hi_IN: 'hunspell-hi',
  ne_NP: 'hunspell-ne',
  th_TH: 'hunspell-th',
  ko: 'hunspell-ko',
}

requireNode(20, 19)
// first, so that its question is the first line of the output
if (command === 'test') await installTestPrograms()
installPackages()
if (command === 'bench') installIn('bench', 'the libraries of the benchmarks')
if (command === 'package') installIn('scripts/packaging', 'electron-builder')
if (command === 'check:security') installIn('scripts/security', 'electronegativity')
if (command === 'test:mutation') installIn('scripts/mutation', 'StrykerJS')

function requireNode(major, minor) {
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split('.').map(Number)
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return
  fail(`Node ${major}.${minor} or newer is needed, this is ${process.versions.node}. See https://nodejs.org/`)
}

function installPackages() {
  if (installedMatchesLock(root) && runtimeWorks()) return
  log('installing packages (npm ci) …')
  if (!npmCi(root)) fail('npm ci failed; see its output above. The package registry must be reachable once.')
  if (!runtimeWorks()) {
    fail(
      'Node 24 is needed, and did not install. Its install script may be blocked: run `npm rebuild node --ignore-scripts=false`.',
    )
  }
}

/** Installs the packages of one command into its own folder, because other commands do not need them. */
function installIn(name, purpose) {
  const folder = join(root, name)
  if (installedMatchesLock(folder)) return
  log(`installing ${purpose} (npm ci in ${name}/) …`)
  if (!npmCi(folder)) {
    fail(
      `npm ci in ${name}/ failed; see its output above. It comes from the package registry, which must be reachable once.`,
    )
  }
}

function npmCi(folder) {
  const node = outerNode()
  const npm = process.env.npm_execpath
  const options = { cwd: folder, stdio: ['ignore', 2, 2] }
  const result = npm
    ? spawnSync(node, [npm, 'ci', '--loglevel=error'], options)
    : spawnSync('npm', ['ci', '--loglevel=error'], { ...options, shell: process.platform === 'win32' })
  return result.status === 0
}

/**
 * Finds the system's Node: `npm ci` replaces the folder of ours, and installs ours only if npm runs on an
 * older one.
 */
function outerNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const onPath = (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, name))
  const candidates = [process.env.npm_node_execpath, process.execPath, ...onPath]
  const isOuter = path =>
    path && existsSync(path) && !realpathSync(path).startsWith(join(root, 'node_modules'))
  return candidates.find(isOuter) ?? process.execPath
}

/** Whether every required package is installed in its locked version. */
function installedMatchesLock(folder) {
  try {
    const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages
    const found = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')).packages
    return Object.entries(wanted).every(
      ([path, entry]) =>
        path === '' ||
        entry.optional ||
        entry.peer ||
        (entry.dev && runsInstalledOnly) ||
        found[path]?.version === entry.version,
    )
  } catch {
    return false
  }
}

/** Whether scripts can run: on the Node installed by npm, else on the system's. */
function runtimeWorks() {
  const own = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const node = existsSync(own) ? own : outerNode()
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1]) >= 24
}

async function installTestPrograms() {
  // Debian keeps the PostgreSQL server programs off the PATH.
  const servers = '/usr/lib/postgresql'
  const serverFolders = existsSync(servers)
    ? readdirSync(servers).map(name => join(servers, name, 'bin'))
    : []
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...serverFolders]
  const onPath = program => folders.some(folder => existsSync(join(folder, program)))
  const hasDictionary = name => existsSync(`/usr/share/hunspell/${name}.dic`)
  const missing = [
    ...Object.entries(testPrograms).filter(([program]) => !onPath(program)),
    ...Object.entries(testDictionaries).filter(([name]) => !hasDictionary(name)),
  ]
  if (missing.length === 0) return
  const packages = missing.map(([, name]) => name).join(' ')
  const canInstall = process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get')
  if (!canInstall) {
    const how = process.platform === 'linux' ? `sudo apt-get install ${packages}` : 'see README.md, "Testing"'
    log(
      `some tests need programs or word lists that are not here: ${missing.map(([program]) => program).join(', ')} (${how})`,
    )
    return
  }
  if (
    isTerminal &&
    !(await confirm(`Tests use Debian packages that are not here: ${packages}. Install them now?`))
  ) {
    log('the tests that need them will be reported as not run.')
    return
  }
  log(`${isTerminal ? '' : 'without asking, because there is no terminal: '}apt-get install ${packages} …`)
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  apt('update')
  if (!apt('install', '-y', '--no-install-recommends', ...packages.split(' '))) {
    log(`apt-get could not install ${packages}; the tests that need them will be reported as not run.`)
  }
}

/** Asks on the terminal; an empty line means yes. Ctrl+C and Ctrl+D abort the setup. */
async function confirm(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^\s*(y(es)?)?\s*$/i.test(await terminal.question(`setup: ${question} [Y/n] `))
  } catch {
    fail('stopped')
  } finally {
    terminal.close()
  }
}

function fail(text) {
  log(text)
  process.exit(1)
}

// Runs before every npm script. Built-ins only, and nothing newer than Node 20.19: it has to work before anything
// is installed. Usage: node scripts/setup.mjs <start|dev|build|test|check|check:security|package|bench|service|billwright>
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const command = process.argv[2] ?? 'start'
const say = text => process.stderr.write(`setup: ${text}\n`)

/** What the tests use of the system: the program, and the Debian package that has it. */
const testPrograms = {
  chromium: 'chromium',
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
installPackages()
if (command === 'test') installTestPrograms()
if (command === 'bench') installBeside('bench', 'what the renderer is measured against')
if (command === 'package') installBeside('scripts/packaging', 'what makes installers')
if (command === 'check:security') installBeside('scripts/security', 'what looks for weaknesses')

function requireNode(major, minor) {
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split('.').map(Number)
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return
  fail(`Node ${major}.${minor} or newer is needed, this is ${process.versions.node}. See https://nodejs.org/`)
}

function installPackages() {
  if (installedMatchesLock(root) && runtimeWorks()) return
  say('installing packages (npm ci) …')
  if (!npmCi(root)) fail('npm ci failed; its words are above. The package registry must be reachable once.')
  if (!runtimeWorks()) {
    fail(
      'the bundled Node 24 did not install. Its install script may be blocked: run `npm rebuild node --ignore-scripts=false`.',
    )
  }
}

/** A package of its own for what one command alone uses, so that nobody installs it who does not. */
function installBeside(name, purpose) {
  const folder = join(root, name)
  if (installedMatchesLock(folder)) return
  say(`installing ${purpose} (npm ci in ${name}/) …`)
  if (!npmCi(folder)) {
    fail(
      `npm ci in ${name}/ failed; its words are above. It comes from the package registry, which must be reachable once.`,
    )
  }
}

function npmCi(folder) {
  // npm's own node, because ours lies in the folder that npm ci replaces
  const node = process.env.npm_node_execpath ?? process.execPath
  const npm = process.env.npm_execpath
  const options = { cwd: folder, stdio: ['ignore', 2, 2] }
  const result = npm
    ? spawnSync(node, [npm, 'ci', '--loglevel=error'], options)
    : spawnSync('npm', ['ci', '--loglevel=error'], { ...options, shell: process.platform === 'win32' })
  return result.status === 0
}

/** Every package of the lock file that is not optional here, in the version the lock file names. */
function installedMatchesLock(folder) {
  try {
    const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages
    const found = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')).packages
    return Object.entries(wanted).every(
      ([path, entry]) =>
        path === '' || entry.optional || entry.peer || found[path]?.version === entry.version,
    )
  } catch {
    return false
  }
}

function runtimeWorks() {
  const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const result = existsSync(node) ? spawnSync(node, ['--version'], { encoding: 'utf8' }) : undefined
  return result?.stdout?.startsWith('v24.') === true
}

function installTestPrograms() {
  // Debian keeps the programs of its database servers off the PATH
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
    say(
      `some tests need programs or word lists that are not here: ${missing.map(([program]) => program).join(', ')} (${how})`,
    )
    return
  }
  say(`installing what the tests use (apt-get install ${packages}) …`)
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  apt('update')
  if (!apt('install', '-y', '--no-install-recommends', ...packages.split(' '))) {
    say(`apt-get could not install ${packages}; the tests that need them will say that they did not run.`)
  }
}

function fail(text) {
  say(text)
  process.exit(1)
}

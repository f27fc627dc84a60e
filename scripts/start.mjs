// `npm start`: opens the app in the best shell available here, and prints which one and why.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../src/chromium/find-browser.ts'
import { ensureBuilt } from './build.mjs'
import { root } from './steps.mjs'

const shells = ['electron', 'chromium', 'terminal']
const usage = `npm start -- [--shell ${shells.join('|')}] [--data FOLDER]

  --shell   which window to use; without it: Electron, else an installed Chromium, Chrome or Edge,
            else the whole job once in this terminal
  --data    where invoices are kept (default: the data folder of your system, or BILLWRIGHT_DATA_DIR)`

const electronFolder = join(root, 'node_modules/electron')
const fetchFailedMarker = join(root, '.cache/electron-fetch-failed')
const dayMs = 24 * 60 * 60 * 1000

const options = readOptions()
if (options.data) process.env.BILLWRIGHT_DATA_DIR = options.data

const { shell, why } = choose(options.shell)
process.stdout.write(
  `Billwright in ${{ electron: 'Electron', chromium: 'Chromium', terminal: 'the terminal' }[shell]}: ${why}\n`,
)
if (shell !== 'terminal' && !ensureBuilt()) process.exit(1)

const command = {
  electron: () => [electronBinary(), root],
  chromium: () => [process.execPath, join(root, 'src/chromium/index.ts')],
  terminal: () => [process.execPath, join(root, 'src/cli/commands/terminal-job.ts')],
}[shell]()
// Caches compiled code between starts from source.
const kept = shell === 'electron' ? {} : { NODE_COMPILE_CACHE: join(root, '.cache/compile') }
const env = { ...kept, ...process.env }
const child = spawn(command[0], command.slice(1), { cwd: root, stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0)
})

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { shell: { type: 'string' }, data: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    })
    if (values.help) {
      process.stdout.write(`${usage}\n`)
      process.exit(0)
    }
    if (values.shell !== undefined && !shells.includes(values.shell))
      throw new Error(`there is no shell "${values.shell}"`)
    return values
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${usage}\n`)
    process.exit(2)
  }
}

/** Returns the first shell that works here, or the requested one; `why` completes "Billwright in …: ". */
function choose(forced) {
  if (forced === 'electron' && !electronBinary() && !fetchElectron()) {
    process.stderr.write("Electron's binary is not here and could not be fetched. Try --shell chromium.\n")
    process.exit(1)
  }
  if (forced) return { shell: forced, why: 'asked for with --shell.' }
  const hasDisplay =
    process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
  if (!hasDisplay) return { shell: 'terminal', why: 'there is no display, so the job runs once, here.' }
  if (electronBinary()) return { shell: 'electron', why: 'its binary is installed.' }
  if (!failedRecently() && fetchElectron()) return { shell: 'electron', why: 'its binary was just fetched.' }
  if (findBrowser())
    return { shell: 'chromium', why: "Electron's binary could not be fetched; this browser is installed." }
  return {
    shell: 'terminal',
    why: "Electron's binary could not be fetched and no Chromium, Chrome or Edge is installed.",
  }
}

function electronBinary() {
  const pathFile = join(electronFolder, 'path.txt')
  if (!existsSync(pathFile)) return undefined
  const binary = join(electronFolder, 'dist', readFileSync(pathFile, 'utf8'))
  return existsSync(binary) ? binary : undefined
}

function failedRecently() {
  return existsSync(fetchFailedMarker) && Date.now() - statSync(fetchFailedMarker).mtimeMs < dayMs
}

function fetchElectron() {
  process.stderr.write("Fetching Electron's binary, once …\n")
  const { status } = spawnSync(process.execPath, [join(electronFolder, 'install.js')], {
    stdio: 'ignore',
    timeout: 180_000,
  })
  if (status === 0 && electronBinary()) {
    rmSync(fetchFailedMarker, { force: true })
    return true
  }
  mkdirSync(dirname(fetchFailedMarker), { recursive: true })
  writeFileSync(fetchFailedMarker, '')
  return false
}

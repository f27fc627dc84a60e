// `node scripts/packaging/assemble-service.mjs FOLDER`: writes the contents of the container image without a
// container engine: the service with its templates and fonts, and the files that it loads of its installed
// packages. With --check it starts the service there and makes a PDF with each template.
import { spawn } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { packagesOnlyNeededBy, unusedFilesOfPackages } from './excluded-files.mjs'

const root = resolve(import.meta.dirname, '..', '..')

/** Maximum bytes without Node, which the base image contains. */
export const largestContents = 200_000_000

/** Layers of src used by the service; dependency-cruiser enforces this. */
const layers = ['languages', 'core', 'node', 'contract', 'render', 'einvoice', 'pdf', 'service']

/** Packages of the desktop app, for reading PDFs and keychains. */
const packagesOfTheApp = ['pdfjs-dist', 'keytar']

/**
 * Writes the contents into a new folder. Files of packages are linked where the file system allows it.
 * @returns bytes of the packages and of everything
 */
function assembleService(folder) {
  for (const layer of layers)
    cpSync(join(root, 'src', layer), join(folder, 'src', layer), { recursive: true, filter: isProduct })
  for (const name of ['templates', 'resources/fonts', 'resources/samples/full.json', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  const excluded = new Set(
    [...unusedFilesOfPackages, ...packagesOnlyNeededBy(packagesOfTheApp).map(path => `${path}/**`)].flatMap(
      glob => globSync(glob, { cwd: root }),
    ),
  )
  for (const path of productionPackages()) link(path, folder, excluded)
  return { packages: sizeOf(join(folder, 'node_modules')), all: sizeOf(folder) }
}

const isProduct = path => !/[\\/]testing$|\.test\.ts$/.test(path) && !textsOfWindows.test(path)

/** Translated texts of the windows, which the service never loads, and the sources of translations. */
const textsOfWindows =
  /[\\/]languages[\\/](?!en[\\/])[^\\/]+[\\/](page|codes\.ts|key-window\.ts|shell\.ts|translated-from\.json)$/

/** Returns production packages of the lock file that are installed on this system. */
function productionPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(
      ([path, { dev, devOptional, link: isLink }]) =>
        path.startsWith('node_modules/') && !dev && !devOptional && !isLink,
    )
    .map(([path]) => path)
    .filter(path => statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory())
}

/** Lists a package without nested packages, which the lock file lists separately. */
function link(path, folder, excluded) {
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const inside = `${path}/${entry.name}`
    if (excluded.has(inside)) continue
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') link(inside, folder, excluded)
      continue
    }
    const target = join(folder, inside)
    mkdirSync(dirname(target), { recursive: true })
    linkOrCopy(join(root, inside), target)
  }
}

function linkOrCopy(from, to) {
  try {
    linkSync(from, to)
  } catch (error) {
    if (error.code !== 'EXDEV' && error.code !== 'EPERM') throw error
    copyFileSync(from, to)
  }
}

const sizeOf = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

/** Starts the service in the folder and makes a PDF with each template. */
async function checkService(folder) {
  const data = join(folder, 'data')
  const entry = join(folder, 'src', 'service', 'index.ts')
  const env = { PATH: process.env.PATH, BILLWRIGHT_SERVICE_DATA: data, PORT: '0' }
  const service = spawn(process.execPath, [entry, 'serve'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const { url } = JSON.parse(await firstLine(service))
    const key = await output(
      spawn(process.execPath, [entry, 'keys', 'create', '--mode', 'test', '--name', 'Example'], {
        cwd: folder,
        env,
      }),
    )
    const headers = { 'x-api-key': key.trim(), 'content-type': 'application/json' }
    const { templates } = await (await fetch(`${url}/v1/templates`, { headers })).json()
    for (const { name } of templates) {
      const items = ['Brand identity', 'ค่าบริการ', '请求书', 'سعر'].map(description => ({
        description,
        quantity: 1,
        unit_price: '80.00',
      }))
      const body = JSON.stringify({ template: name, invoice_number: '2026-0042', items })
      const made = await fetch(`${url}/v1/invoices/generate`, { method: 'POST', headers, body })
      if (!made.ok) throw new Error(`${name}: ${await made.text()}`)
      const { invoiceUrl } = await made.json()
      const pdf = Buffer.from(await (await fetch(invoiceUrl)).arrayBuffer())
      if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error(`${name}: no PDF`)
    }
    return templates.length
  } finally {
    service.kill('SIGTERM')
    await new Promise(done => service.once('exit', done))
    rmSync(data, { recursive: true, force: true })
  }
}

async function firstLine(child) {
  for await (const chunk of child.stdout) return String(chunk).split('\n')[0]
  throw new Error('the service did not start')
}

async function output(child) {
  let text = ''
  for await (const chunk of child.stdout) text += chunk
  return text
}

if (process.argv[1] === import.meta.filename) {
  const [folder, check] = process.argv.slice(2)
  const { packages, all } = assembleService(resolve(folder))
  const megabytes = bytes => `${(bytes / 1_000_000).toFixed(0)} MB`
  process.stdout.write(`${megabytes(all)}, of which packages ${megabytes(packages)}\n`)
  if (all > largestContents) throw new Error(`more than ${megabytes(largestContents)}`)
  if (check === '--check') process.stdout.write(`PDFs of ${await checkService(resolve(folder))} templates\n`)
}

/** @module-tag extended */

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { channelOf, eventChannel } from '#contract/operations/channels.ts'
import { keyWindowOperationNames, operationNames } from '#contract/operations/operation-names.ts'

const root = join(import.meta.dirname, '..', '..')
/** A copy of the package as installed: the build with the files that it reads at run time. */
const installed = mkdtempSync(join(tmpdir(), 'billwright-build-'))
const out = join(installed, 'out')

beforeAll(() => {
  for (const part of ['package.json', 'templates', 'resources'])
    cpSync(join(root, part), join(installed, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(installed, 'node_modules'))
  const builder = join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js')
  execFileSync(process.execPath, [builder, 'build', '--outDir', out], { cwd: root, stdio: 'pipe' })
})
afterAll(() => rmSync(installed, { recursive: true, force: true }))

const filesOf = (folder: string) =>
  readdirSync(join(out, folder), { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.(c?js|mjs|html|css)$/.test(name),
  )

/** Runs a built preload like Electron's sandbox: CommonJS that can only require electron. */
const runPreload = (name: string) => {
  const required: string[] = []
  const exposed: Record<string, Record<string, (...given: unknown[]) => unknown>> = {}
  const invoked: unknown[][] = []
  const listeners = new Map<string, (...given: unknown[]) => void>()
  const electron = {
    contextBridge: {
      exposeInMainWorld: (key: string, api: (typeof exposed)[string]) => {
        exposed[key] = api
      },
    },
    ipcRenderer: {
      invoke: (...given: unknown[]) => {
        invoked.push(given)
        return Promise.resolve('answer')
      },
      on: (channel: string, listener: (...given: unknown[]) => void) => listeners.set(channel, listener),
      off: (channel: string) => listeners.delete(channel),
    },
  }
  runInNewContext(readFileSync(join(out, 'preload', name), 'utf8'), {
    require: (module: string) => {
      required.push(module)
      if (module !== 'electron') throw new Error(`module not found: ${module}`)
      return electron
    },
  })
  return { required, exposed, invoked, listeners }
}

test('the preload of the invoice page requires only electron and exposes the named functions', async () => {
  const { required, exposed, invoked, listeners } = runPreload('desktop.cjs')
  expect(required).toEqual(['electron'])
  expect(Object.keys(exposed)).toEqual(['billwright'])
  const api = exposed.billwright ?? {}
  expect(Object.keys(api).sort()).toEqual([...operationNames, 'onEvent'].sort())
  for (const operation of operationNames) await api[operation]?.({ argument: operation })
  expect(invoked).toEqual(operationNames.map(operation => [channelOf(operation), { argument: operation }]))

  const received: unknown[] = []
  const stop = api.onEvent?.((...given: unknown[]) => received.push(given))
  listeners.get(eventChannel)?.({ sender: 'leads back to the host' }, { type: 'closing' })
  expect(received).toEqual([[{ type: 'closing' }]])
  if (typeof stop === 'function') stop()
  expect(listeners.size).toBe(0)
})

test('the preload of the key window exposes exactly its four operations', () => {
  const { required, exposed } = runPreload('key-window.cjs')
  expect(required).toEqual(['electron'])
  expect(Object.keys(exposed)).toEqual(['billwrightKey'])
  expect(Object.keys(exposed.billwrightKey ?? {}).sort()).toEqual([...keyWindowOperationNames].sort())
})

test('the host, its workers and the practice service are in one folder', () => {
  for (const entry of [
    'index.js',
    'render-worker.js',
    'einvoice-worker.js',
    'keychain-worker.js',
    'integrity-worker.js',
    'recovery-worker.js',
    'service-process.js',
    'preparation-thread.js',
    'render-process.js',
    'memory-guard.js',
  ])
    expect(existsSync(join(out, 'main', entry)), entry).toBe(true)
  expect(filesOf('main').some(name => name.includes('/'))).toBe(false)
})

test('the practice service runs from the bundle', () => {
  const help = execFileSync(process.execPath, [join(out, 'main', 'service-process.js'), '--help'], {
    encoding: 'utf8',
  })
  expect(help).toContain('serve')
})

test('the practice service renders from the bundle', async () => {
  const program = join(out, 'main', 'service-process.js')
  const data = ['--data', join(installed, 'practice')]
  const args = ['keys', 'create', '--mode', 'test', '--name', 'practice', ...data]
  const key = execFileSync(process.execPath, [program, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim()
  const service = spawn(process.execPath, [program, '--port', '0', ...data], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    const [line] = await Promise.race([once(service.stdout, 'data'), once(service, 'exit')])
    const response = await fetch(`${JSON.parse(String(line)).url}/v1/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: '{"template":"minimal","invoice_number":"1","items":[{"description":"A","quantity":1,"unit_price":1}]}',
    })
    expect(response.status).toBe(200)
    const page = await fetch(`${JSON.parse(String(line)).url}/dashboard/assets/tokens.css`)
    expect(page.status).toBe(200)
  } finally {
    if (service.kill()) await once(service, 'exit')
  }
})

test('no bundle contains the path where it was built', () => {
  for (const folder of ['main', 'preload', 'renderer'])
    for (const name of filesOf(folder))
      expect(readFileSync(join(out, folder, name), 'utf8'), name).not.toContain(root)
})

test('the pages have no inline script or style, which their policy would block', () => {
  for (const page of ['index.html', 'key-window.html']) {
    const html = readFileSync(join(out, 'renderer', page), 'utf8')
    expect(html, page).not.toMatch(/<script(?![^>]*\bsrc=)/)
    expect(html, page).not.toMatch(/<style|\sstyle=|\son\w+=/)
  }
})

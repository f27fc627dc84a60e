#!/usr/bin/env node
// The `bin`: runs the command line on the project's own Node 24, whatever Node version started this file.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const entry = join(root, 'src/cli/index.ts')
const ownNode = ['node_modules/node/bin/node', 'node_modules/node/bin/node.exe']
  .map(path => join(root, path))
  .find(existsSync)
const isNewEnough = Number(process.versions.node.split('.')[0]) >= 24

if (!ownNode && !isNewEnough) {
  process.stderr.write(`Billwright needs Node 24. Run "npm ci" in ${root}: it brings its own.\n`)
  process.exit(1)
}

const child = spawn(ownNode ?? process.execPath, [entry, ...process.argv.slice(2)], { stdio: 'inherit' })
// The terminal sends Ctrl+C to both processes; the child handles it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', error => {
  process.stderr.write(`Node could not be started: ${error.message}\n`)
  process.exitCode = 1
})
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0)
})

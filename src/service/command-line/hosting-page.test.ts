import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { expect, test } from 'vitest'
import { longestQueuedBody } from '../http/routes/json.ts'
import { requestTimeouts } from '../limits/request-limits.ts'
import { processLimits } from '../rendering/process-renderer.ts'
import { addServeCommand } from './commands/serve-command.ts'
import { outputOf } from './io/output.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/hosting.md'), 'utf8')
const settings = page.slice(page.indexOf('## Settings'), page.indexOf('## PostgreSQL'))
const rows = settings
  .split('\n')
  .filter(line => /^\|.*`/.test(line))
  .map(line => line.split('|').map(cell => cell.trim()))

const program = new Command()
addServeCommand(program, outputOf(process))
const [serve] = program.commands
const unquoted = (cell = '') => cell.replaceAll('`', '')

test('docs/hosting.md names every flag of serve with its variable, and no other', () => {
  const documented = rows.flatMap(([, flag, variable]) =>
    flag ? [[unquoted(flag), unquoted(variable)]] : [],
  )
  const flags = serve?.options.map(option => [option.long ?? '', option.envVar ?? ''])
  expect(documented).toEqual(flags)
})

test('docs/hosting.md has the defaults that are the same everywhere', () => {
  const defaults = new Map(rows.map(([, flag, , standard]) => [unquoted(flag), standard]))
  for (const option of serve?.options ?? []) {
    const { long, defaultValue } = option
    if (long === '--data' || defaultValue === undefined) continue
    expect([long, defaults.get(long ?? '')]).toEqual([long, String(defaultValue)])
  }
})

test('docs/hosting.md names every other variable that is read', () => {
  const source = readFileSync(join(import.meta.dirname, '../backends/backends-from-environment.ts'), 'utf8')
  const read = new Set(source.match(/\b(?:DATABASE_URL|SMTP_URL|MAIL_FROM|S3_[A-Z_]+|AWS_[A-Z_]+)\b/g))
  const documented = new Set(
    settings.match(/\b(?:DATABASE_URL|SMTP_URL|MAIL_FROM|S3_[A-Z_]+|AWS_[A-Z_]+)\b/g),
  )
  expect([...read].filter(name => !documented.has(name))).toEqual([])
})

test('docs/hosting.md lets the largest body and the longest wait through a reverse proxy', () => {
  const [, proxies = ''] = /## Reverse proxy and TLS\n([\s\S]*?)\n## /.exec(page) ?? []
  const megabytes = [...proxies.matchAll(/bodies of (\d+) MB|max_size (\d+)MB|body_size (\d+)m;/g)]
  expect(megabytes).toHaveLength(3)
  for (const [, ...counts] of megabytes) {
    const bytes = Number(counts.find(count => count !== undefined)) * 1_000_000
    expect(bytes).toBeGreaterThan(longestQueuedBody)
    expect(bytes).toBeLessThan(longestQueuedBody * 1.1)
  }
  const seconds = [...proxies.matchAll(/wait (\d+) seconds|read_timeout (\d+)s/g)]
  expect(seconds).toHaveLength(2)
  for (const [, ...counts] of seconds)
    expect(Number(counts.find(count => count !== undefined)) * 1000).toBeGreaterThan(
      requestTimeouts.wait + processLimits.time,
    )
})

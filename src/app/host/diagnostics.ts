import { isLoopback } from '#contract/external-link.ts'
import type { HostInfo } from '#contract/operations/desktop-api.ts'
import type { Settings } from '#contract/settings.ts'
import { AppError } from '#core/errors/app-error.ts'
import { redactKeys } from '#core/text/key.ts'
import { practiceId } from '../connections/destination.ts'
import type { Keys } from '../connections/keys.ts'
import type { Clock, Files, Machine, ShellPorts } from '../ports/ports.ts'
import type { Store } from '../ports/store.ts'
import { createSettings } from '../settings.ts'

/** `store` is the error if the data cannot be opened. */
export interface DiagnosticSources {
  host: HostInfo
  machine: Machine
  clock: Clock
  keys: Keys
  store: Store | AppError
}

/**
 * Readable diagnostics for a support request. Every value is listed here explicitly, so that no key, name, address or
 * invoice is included.
 */
export async function diagnosticsText(sources: DiagnosticSources): Promise<string> {
  const { host, machine, clock, keys, store } = sources
  const sections = [
    [
      'Billwright diagnostics',
      [`taken ${clock.now().toISOString()}`, 'no keys, names or invoices are in it'],
    ],
    ['Program', programLines(host, machine)],
    ['Data', store instanceof AppError ? [`not opened: ${store.message}`] : dataLines(store)],
    ['Settings', store instanceof AppError ? ['unknown'] : settingLines(createSettings(store).settings())],
    ['Password store', [await keychainLine(keys)]],
    ['Connections', store instanceof AppError ? ['unknown'] : await connectionLines(store, keys)],
    ['Log', orNone(machine.recentLog())],
  ] as const
  const text = sections.map(([title, lines]) => `${title}\n${lines.map(line => `  ${line}\n`).join('')}`)
  return machine.withoutHome(redactKeys(text.join('\n')))
}

export function createDiagnostics(
  sources: DiagnosticSources & { files: Files; shell: Pick<ShellPorts, 'chooseSavePath'> },
) {
  return {
    async exportDiagnostics(): Promise<{ path: string } | null> {
      const { shell, files, clock } = sources
      const path = await shell.chooseSavePath(`Billwright diagnostics ${clock.today()}.txt`)
      if (path === null) return null
      await files.write(path, new TextEncoder().encode(await diagnosticsText(sources)))
      return { path }
    },
  }
}

const programLines = (host: HostInfo, machine: Machine): string[] => [
  `version: ${host.version}`,
  `shell: ${host.shell}`,
  `data folder: ${host.dataFolder}`,
  ...Object.entries(machine.versions()).map(([name, version]) => `${name}: ${version}`),
]

function dataLines({ dataFile, attempts }: Store): string[] {
  const condition = dataFile.condition()
  const [newest] = dataFile.backups()
  const waiting = attempts.open().map(({ state, mode, tries, problem }) => {
    const suffix = problem === null ? '' : `, ${problem.code} ${problem.status ?? ''}`.trimEnd()
    return `submission: ${state}, ${mode}, ${tries} tries${suffix}`
  })
  return [
    `state: ${condition.state}`,
    ...(condition.state === 'ready' ? [`notice: ${condition.notice ?? 'none'}`] : []),
    ...('reason' in condition ? [`reason: ${condition.reason}`] : []),
    `backups: ${dataFile.backups().length}, newest ${newest ?? 'none'}`,
    ...waiting,
  ]
}

const settingLines = ({ theme, currency, template, typeface, paper, dueDays }: Settings): string[] =>
  Object.entries({ theme, currency, template, typeface, paper, dueDays }).map(
    ([name, value]) => `${name}: ${value === '' ? 'as the template has it' : value}`,
  )

async function keychainLine(keys: Keys): Promise<string> {
  const status = await keys.keychain()
  return status.available ? `available: ${status.name}` : `unavailable: ${status.reason}`
}

async function connectionLines(store: Store, keys: Keys): Promise<readonly string[]> {
  const lines = store.connections.all().map(async ({ id, baseUrl, requestFields }, index) => {
    const { status: key } = await keys.stored({ id, baseUrl })
    const url = URL.parse(baseUrl)
    const active = store.settings.read('activeConnection') === id ? ', in use' : ''
    return `${index + 1}: ${url?.protocol}//${isLoopback(url?.hostname ?? '') ? url?.hostname : '…'}, ${requestFields} fields, ${
      key === null ? 'no key' : `${key.kind} key in the ${key.store}`
    }${active}`
  })
  return [practiceId, ...(await Promise.all(lines))]
}

const orNone = (lines: readonly string[]): readonly string[] => (lines.length === 0 ? ['none'] : lines)

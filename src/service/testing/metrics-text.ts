import { spawnSync } from 'node:child_process'
import { systemCodeOf } from '#core/errors/system-error.ts'

/** A metric in the Prometheus text format. */
export interface MetricFamily {
  name: string
  type: string
  help: string
  /** names of its samples, such as `x_bucket`, with the names of their labels */
  samples: Map<string, ReadonlySet<string>>
}

/** Parses the Prometheus text format, version 0.0.4. */
export function readMetrics(text: string): MetricFamily[] {
  const families: MetricFamily[] = []
  for (const line of text.split('\n')) {
    const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? []
    if (kind === 'HELP') families.push({ name, type: '', help: rest, samples: new Map() })
    const family = families.at(-1)
    if (family === undefined) continue
    if (kind === 'TYPE') family.type = rest
    const [, sample, labels = ''] = /^([a-zA-Z_:][\w:]*)(\{.*\})? \S+$/.exec(line) ?? []
    if (sample === undefined) continue
    const names = [...labels.matchAll(/([a-zA-Z_]\w*)="(?:[^"\\]|\\.)*"/g)].map(([, label = '']) => label)
    family.samples.set(sample, new Set([...(family.samples.get(sample) ?? []), ...names]))
  }
  return families
}

/**
 * Returns problems of names and types, by the rules of `promtool check metrics`
 * (https://prometheus.io/docs/practices/naming, https://prometheus.io/docs/instrumenting/writing_exporters).
 */
export function problemsOfMetrics(families: readonly MetricFamily[]): string[] {
  return families.flatMap(({ name, type, help, samples }) => {
    const labels = [...samples.values()].flatMap(names => [...names])
    const says = (isWrong: boolean, text: string) => (isWrong ? [`${name} ${text}`] : [])
    return [
      ...says(help.trim() === '', 'has no help text'),
      ...says(!['counter', 'gauge', 'histogram', 'summary'].includes(type), 'has no type'),
      ...says((type === 'counter') !== name.endsWith('_total'), 'and only a counter should end in _total'),
      ...says(/_(count|sum|bucket|info)$/.test(name) && type !== 'gauge', 'has a reserved suffix'),
      ...says(/[a-z][A-Z]/.test(name), 'is in camelCase'),
      ...says(
        /_(s|ms|us|ns|sec|milliseconds|minutes|hours|kb|mb|kilobytes|percent)(_|$)/.test(name),
        'has no base unit',
      ),
      ...says(new RegExp(`_(${type})(_|$)`).test(name), 'names its type'),
      ...says(
        labels.some(label => /[a-z][A-Z]/.test(label)),
        'has a label in camelCase',
      ),
      ...says(type !== 'histogram' && labels.includes('le'), 'has the label le of a histogram'),
    ]
  })
}

/** Errors that promtool reports; `undefined` if it is not installed. */
export function promtool(subcommand: readonly string[], input: string): string | undefined {
  const { error, status, stdout, stderr } = spawnSync('promtool', subcommand, { input, encoding: 'utf8' })
  if (systemCodeOf(error) === 'ENOENT') return undefined
  if (error !== undefined) throw error
  return status === 0 ? '' : stdout + stderr
}

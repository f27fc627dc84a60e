import { toTable } from '../measure/table.ts'
import type { Fairness, Flood, ServerName, ServiceFigures } from './figures.ts'
import { checkTargets } from './targets.ts'

const names: Record<ServerName, string> = {
  'ours, 1': 'Billwright, 1 render process',
  'ours, 2': 'Billwright, 2 render processes',
  'plain, 1': 'on plain pdfkit, 1 render process',
  'plain, 2': 'on plain pdfkit, 2 render processes',
  fixed: 'no rendering, the same bytes for each',
}

export function headingOf({ load, cpus }: { load: number; cpus: number }): string {
  return `# The service under load

Written by \`npm run bench -- service\`; \`--quick\` takes three minutes and writes nothing, \`--json\` prints the figures for a program.

Measured ${new Date().toISOString().slice(0, 10)} on Node ${process.versions.node}, ${process.platform} ${process.arch}, ${cpus} CPUs, load average ${load.toFixed(1)} when it began.
The client, the server and the processes that render share them.
`
}

const ms = (time: number | null) => (time === null ? '–' : time.toFixed(time < 10 ? 2 : 1))

const fairnessRow = ({ idleMedian, p50, p95, max, large }: Fairness) => [
  ...[idleMedian, p50, p95, max].map(ms),
  ...[large.alone, large.together].map(perSecond => perSecond.toFixed(2)),
]

const floodRow = ({ name, idleMedian, p50, p95, max }: Flood) => [
  name,
  ...[idleMedian, p50, p95, max].map(ms),
  ...[p95, max].map(time => `${(time / idleMedian).toFixed(1)}x`),
]

export function reportOf(figures: ServiceFigures): string {
  const { servers, fairness, sharedFairness, half, growth, reading } = figures
  const verdict = (isMet: boolean | null) => (isMet === null ? 'not measured' : isMet ? 'met' : '**missed**')
  return [
    toTable(
      ['target', 'wanted', 'measured', ''],
      checkTargets(figures).map(({ name, wanted, measured, isMet }) => [
        name,
        wanted,
        measured,
        verdict(isMet),
      ]),
    ),
    `## Requests a second

Invoices of 10 items, each another one, with a live key and an Idempotency-Key, the embedded store, every commit and every PDF flushed to disk before the
answer. 16 clients that ask again once they are answered. CPU is what one request costs: the server's own process (\`rest\`) and those that render, each with its
end of the pipe between them. Memory is the peak of all processes of the server.`,
    toTable(
      ['', 'a second', 'p50, ms', 'p99, ms', 'rendering, CPU ms', 'rest, CPU ms', 'MB'],
      servers.map(server => [
        names[server.name],
        server.perSecond.toFixed(server.perSecond < 100 ? 1 : 0),
        ms(server.p50),
        ms(server.p99),
        ms(server.renderCpu),
        ms(server.restCpu),
        server.megabytes.toFixed(0),
      ]),
    ),
    `## At half the peak load

Requests come by chance, as from clients that know nothing of each other, ${half.perSecond.toFixed(0)} a second; their wait begins when they were due, and
of that the client itself is late by ${ms(half.lateP99)} ms in one of a hundred. Nothing is taken off: the last line says what as many requests meet where nothing is rendered.`,
    toTable(
      ['ms', 'p50', 'p99'],
      [
        ['a client alone', ms(half.idleMedian), ms(half.idleP99)],
        ['half the peak', ms(half.p50), ms(half.p99)],
        ['as many, no rendering', ms(half.fixedP50), ms(half.fixedP99)],
      ],
    ),
    `## While others flood

One-line live invoices of one account, first alone and then while three accounts with eight clients each send the largest legal bodies (1,000 lines, 1 MiB of
random words in three scripts): the next as soon as one is answered with a PDF, and after Retry-After where it is refused. Of one instance with the
embedded store, and of two that share these processors and a PostgreSQL database behind a load balancer.`,
    toTable(
      [
        '',
        'small alone, ms',
        'beside the flood: p50',
        'p95',
        'slowest',
        'large a second, one account',
        'three accounts',
      ],
      [
        ['one instance', ...fairnessRow(fairness)],
        ...(sharedFairness ? [['two instances', ...fairnessRow(sharedFairness)]] : []),
      ],
    ),
    `The same small invoices beside each kind of bodies, of eight clients for each key. All but the first two look small: 1 to 200 kB that take longer than
their letters and words suggest.`,
    toTable(
      ['', 'bodies', 'alone, ms', 'p50', 'p95', 'slowest', 'p95 against alone', 'slowest against alone'],
      [
        ...fairness.floods.map(flood => ['one instance', ...floodRow(flood)]),
        ...(sharedFairness?.floods.map(flood => ['two instances', ...floodRow(flood)]) ?? []),
      ],
    ),
    `## With stored jobs

One client alone, without rendering. Each stored job is billed and has its Idempotency-Key.`,
    toTable(
      ['stored jobs', 'p50, ms', 'CPU, ms', 'database, MB'],
      growth.map(({ jobs, p50, restCpu, megabytesOnDisk }) => [
        jobs.toLocaleString('en'),
        ms(p50),
        ms(restCpu),
        megabytesOnDisk.toFixed(1),
      ]),
    ),
    `## Lists and downloads

Of an account that was billed all jobs in one month, on the embedded store; medians in milliseconds. The deepest page is behind nine tenths of
the jobs. The longest turn is the most CPU time that the thread that answers requests spent without a pause during the download.`,
    toTable(
      [
        'jobs',
        'first page',
        'deepest',
        'ledger: first',
        'deepest',
        'usage page',
        'usage.csv, s',
        'longest turn, ms',
      ],
      reading.map(each => [
        each.jobs.toLocaleString('en'),
        ...[each.firstJobs, each.lastJobs, each.firstLedger, each.lastLedger, each.usagePage].map(ms),
        each.csv.toFixed(2),
        ms(each.longestTurn),
      ]),
    ),
  ].join('\n\n')
}

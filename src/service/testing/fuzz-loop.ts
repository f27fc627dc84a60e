/**
 * `npm run fuzz:service -- [requests]`: the long version of fuzz.test.ts, first for the API, then for the
 * dashboard.
 */
import { fuzzDashboard } from './fuzz-dashboard.ts'
import { fuzzService } from './fuzz-service.ts'

const requests = Number(process.argv[2] ?? 10_000)
for (const [name, fuzz] of [
  ['the API', fuzzService],
  ['the dashboard', fuzzDashboard],
] as const) {
  const seen = await fuzz(requests)
  process.stdout.write(`${requests} requests to ${name}, answered ${JSON.stringify(seen)}\n`)
}

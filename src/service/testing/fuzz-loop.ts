/** `npm run fuzz:service -- [requests]`: the long version of fuzz.test.ts. */
import { fuzzService } from './fuzz-service.ts'

const requests = Number(process.argv[2] ?? 10_000)
const seen = await fuzzService(requests)
process.stdout.write(`${requests} requests, answered ${JSON.stringify(seen)}\n`)

// Parses, lays out and paints ten thousand random documents and checks each. Run with: npm run fuzz:render
//   -- --seed 42          reproduces a run
//   -- --documents 50000  number of documents
//   -- --families         measures the largest request of each hostile family instead
import { parseArgs } from 'node:util'
import { fuzzRender } from '../src/pdf/testing/fuzz/fuzz-render.ts'
import { renderFamilies } from '../src/pdf/testing/fuzz/render-families.ts'

const { values } = parseArgs({
  options: { seed: { type: 'string' }, documents: { type: 'string' }, families: { type: 'boolean' } },
})
const seed = Number(values.seed ?? Math.trunc(Math.random() * 2 ** 31))
const documents = Number(values.documents ?? 10_000)
const progressEvery = 500
const log = text => process.stdout.write(`${text}\n`)

if (values.families) {
  renderFamilies(log)
  process.exit()
}
log(`seed ${seed}, ${documents} documents`)
const started = performance.now()
const { rendered, refused, failure } = await fuzzRender({ seed, documents }, count => {
  if (count % progressEvery === 0) log(`${count} …`)
})
const seconds = ((performance.now() - started) / 1000).toFixed(0)
if (failure === null) log(`${rendered} rendered, ${refused} rejected, none wrong, in ${seconds} s`)
else {
  log(failure)
  process.exitCode = 1
}

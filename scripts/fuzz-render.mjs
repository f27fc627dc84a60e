// Ten thousand random documents through reading, layout and paint, each judged. Run with: npm run fuzz:render
//   -- --seed 42          the same documents again
//   -- --documents 50000  as many as wanted
//   -- --families         instead, a request as large as there may be of each hostile family, with what it takes
import { parseArgs } from 'node:util'
import { fuzzRender } from '../src/pdf/testing/fuzz-render.ts'
import { renderFamilies } from '../src/pdf/testing/render-families.ts'

const { values } = parseArgs({
  options: { seed: { type: 'string' }, documents: { type: 'string' }, families: { type: 'boolean' } },
})
const seed = Number(values.seed ?? Math.trunc(Math.random() * 2 ** 31))
const documents = Number(values.documents ?? 10_000)
const progressEvery = 500
const say = text => process.stdout.write(`${text}\n`)

if (values.families) {
  renderFamilies(say)
  process.exit()
}
say(`seed ${seed}, ${documents} documents`)
const started = performance.now()
const { rendered, refused, failure } = await fuzzRender({ seed, documents }, count => {
  if (count % progressEvery === 0) say(`${count} …`)
})
const seconds = ((performance.now() - started) / 1000).toFixed(0)
if (failure === null) say(`${rendered} rendered, ${refused} refused in words, none wrong, in ${seconds} s`)
else {
  say(failure)
  process.exitCode = 1
}

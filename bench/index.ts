import { benchRender } from './render.ts'

/** What can be measured: `npm run bench -- render [--json]`. */
const benches: Record<string, (options: { json: boolean }) => Promise<void>> = { render: benchRender }

const [name = '', ...flags] = process.argv.slice(2)
const bench = benches[name]
if (bench) await bench({ json: flags.includes('--json') })
else {
  process.stderr.write(`Usage: npm run bench -- ${Object.keys(benches).join(' | ')} [--json]\n`)
  process.exitCode = 2
}

import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** Shapes words in one family or both, and reports which fonts were opened and whether HarfBuzz was loaded. */
const faces: string[] = []
let harfbuzz = false
const read = fs.readFileSync
fs.readFileSync = ((...asked: Parameters<typeof read>) => {
  const [path] = asked
  if (typeof path === 'string' && path.endsWith('.ttf')) faces.push(path.replace(/.*[/\\]/, ''))
  if (typeof path === 'string' && path.endsWith('harfbuzz.wasm')) harfbuzz = true
  return read(...asked)
}) as typeof read
syncBuiltinESMExports()

const { createShaper } = await import('../shaping/shaper.ts')
const shaper = createShaper()
const [asked, ...words] = process.argv.slice(2)
for (const family of ['sans', 'serif'] as const) {
  if (asked !== 'both' && asked !== family) continue
  for (const figures of ['tabular', 'proportional'] as const) {
    for (const word of words) shaper.shape(word, { family, weight: 'regular', figures })
  }
}
process.stdout.write(JSON.stringify({ harfbuzz, faces }))

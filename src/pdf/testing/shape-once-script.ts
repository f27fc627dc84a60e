import fs from 'node:fs'
import { createRequire, syncBuiltinESMExports } from 'node:module'

/** Shapes the words that it is given in both families, and tells which fonts it opened and whether it needed fontkit. */
const faces: string[] = []
const read = fs.readFileSync
fs.readFileSync = ((...asked: Parameters<typeof read>) => {
  const [path] = asked
  if (typeof path === 'string' && path.endsWith('.ttf')) faces.push(path.replace(/.*[/\\]/, ''))
  return read(...asked)
}) as typeof read
syncBuiltinESMExports()

const { createShaper } = await import('../shaping/shaper.ts')
const shaper = createShaper()
for (const family of ['sans', 'serif'] as const) {
  for (const figures of ['tabular', 'proportional'] as const) {
    for (const word of process.argv.slice(2)) shaper.shape(word, { family, weight: 'regular', figures })
  }
}
const loaded = Object.keys(createRequire(import.meta.url).cache)
const fontkit = loaded.some(path => /[/\\]fontkit[/\\]/.test(path))
process.stdout.write(JSON.stringify({ fontkit, faces }))

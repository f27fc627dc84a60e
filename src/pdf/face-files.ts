import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Family, Weight } from '#render/shaper.ts'

/** Which file draws which family and weight. The fonts are npm packages (OFL), found the way modules are found. */
const families: Record<Family, { package: string; prefix: string }> = {
  sans: { package: '@expo-google-fonts/inter', prefix: 'Inter' },
  serif: { package: '@expo-google-fonts/source-serif-4', prefix: 'SourceSerif4' },
}

const weights: Record<Weight, string> = {
  regular: '400Regular',
  medium: '500Medium',
  semibold: '600SemiBold',
  bold: '700Bold',
  black: '900Black',
}

const resolver = createRequire(import.meta.url)

export type FaceId = `${Family}-${Weight}`

export function readFaceFile(family: Family, weight: Weight): Buffer {
  const { package: name, prefix } = families[family]
  const cut = weights[weight]
  return readFileSync(resolver.resolve(`${name}/${cut}/${prefix}_${cut}.ttf`))
}

export type FaceIds = readonly [FaceId, ...FaceId[]]

/**
 * The faces to try for a character, best first. Another script joins by adding its face here; nothing above
 * knows how many there are.
 */
export function facesFor(family: Family, weight: Weight): FaceIds {
  const other: Family = family === 'sans' ? 'serif' : 'sans'
  return [`${family}-${weight}`, `${other}-${weight}`]
}

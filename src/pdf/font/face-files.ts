import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Family, Weight } from '#render/model/shaper.ts'

export type EastAsianFamily = 'chinese' | 'chineseTraditional' | 'japanese' | 'korean'
/** Families for scripts that the two template families lack, in two weights each. */
export type FallbackFamily = 'hebrew' | 'arabic' | 'devanagari' | 'thai' | EastAsianFamily
export type FallbackWeight = 'regular' | 'bold'

/** Packages of all weights, resolved as modules; faces whose packages are too large are in `resources/fonts`. OFL. */
const families: Record<Family | FallbackFamily, { package?: string; prefix: string }> = {
  sans: { package: 'inter', prefix: 'Inter' },
  serif: { package: 'source-serif-4', prefix: 'SourceSerif4' },
  hebrew: { package: 'noto-sans-hebrew', prefix: 'NotoSansHebrew' },
  arabic: { package: 'noto-sans-arabic', prefix: 'NotoSansArabic' },
  devanagari: { package: 'noto-sans-devanagari', prefix: 'NotoSansDevanagari' },
  thai: { package: 'noto-sans-thai', prefix: 'NotoSansThai' },
  chinese: { prefix: 'NotoSansSC' },
  chineseTraditional: { prefix: 'NotoSansTC' },
  japanese: { prefix: 'NotoSansJP' },
  korean: { prefix: 'NotoSansKR' },
}

const weights: Record<Weight, string> = {
  regular: '400Regular',
  medium: '500Medium',
  semibold: '600SemiBold',
  bold: '700Bold',
  black: '900Black',
}

const resolver = createRequire(import.meta.url)

export type FaceId = `${Family}-${Weight}` | `${FallbackFamily}-${FallbackWeight}`

export function readFaceFile(family: Family | FallbackFamily, weight: Weight): Buffer {
  return readFileSync(faceFilePath(family, weight))
}

export function faceFilePath(family: Family | FallbackFamily, weight: Weight): string {
  const { package: name, prefix } = families[family]
  const cut = weights[weight]
  const folder = name === undefined ? '#fonts' : `@expo-google-fonts/${name}/${cut}`
  return resolver.resolve(`${folder}/${prefix}_${cut}.ttf`)
}

export type FaceIds = readonly [FaceId, ...FaceId[]]

/** Returns the faces with most Latin, Greek and Cyrillic letters, the requested one first. */
export function facesFor(family: Family, weight: Weight): FaceIds {
  const other: Family = family === 'sans' ? 'serif' : 'sans'
  return [`${family}-${weight}`, `${other}-${weight}`]
}

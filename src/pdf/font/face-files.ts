import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Family, Weight } from '#render/shaper.ts'

export type EastAsianFamily = 'chinese' | 'chineseTraditional' | 'japanese' | 'korean'
/** Families for scripts that the two template families lack, in two weights each. */
export type FallbackFamily = 'hebrew' | 'arabic' | 'devanagari' | 'thai' | EastAsianFamily
export type FallbackWeight = 'regular' | 'bold'

/** The fonts are npm packages (OFL), resolved like modules. */
const families: Record<Family | FallbackFamily, { package: string; prefix: string }> = {
  sans: { package: 'inter', prefix: 'Inter' },
  serif: { package: 'source-serif-4', prefix: 'SourceSerif4' },
  hebrew: { package: 'noto-sans-hebrew', prefix: 'NotoSansHebrew' },
  arabic: { package: 'noto-sans-arabic', prefix: 'NotoSansArabic' },
  devanagari: { package: 'noto-sans-devanagari', prefix: 'NotoSansDevanagari' },
  thai: { package: 'noto-sans-thai', prefix: 'NotoSansThai' },
  chinese: { package: 'noto-sans-sc', prefix: 'NotoSansSC' },
  chineseTraditional: { package: 'noto-sans-tc', prefix: 'NotoSansTC' },
  japanese: { package: 'noto-sans-jp', prefix: 'NotoSansJP' },
  korean: { package: 'noto-sans-kr', prefix: 'NotoSansKR' },
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
  return resolver.resolve(`@expo-google-fonts/${name}/${cut}/${prefix}_${cut}.ttf`)
}

export type FaceIds = readonly [FaceId, ...FaceId[]]

/** Returns the faces with most Latin, Greek and Cyrillic letters, the requested one first. */
export function facesFor(family: Family, weight: Weight): FaceIds {
  const other: Family = family === 'sans' ? 'serif' : 'sans'
  return [`${family}-${weight}`, `${other}-${weight}`]
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Page size (A4) and dimensions of the template `minimal`, in points. */
export const paper = {
  width: 595.28,
  height: 841.89,
  left: 60,
  right: 60,
  top: 58,
  bottom: 72,
  footer: 34,
} as const

export const contentWidth = paper.width - paper.left - paper.right

export const columns = [
  { width: 195, align: 'left' },
  { width: 52, align: 'right' },
  { width: 40, align: 'left' },
  { width: 64, align: 'right' },
  { width: 40, align: 'right' },
  { width: contentWidth - 391, align: 'right' },
] as const

export const gutter = 10
export const totalsWidth = 236

export const sizes = { title: 24, number: 12, body: 9, payable: 14, footer: 7.5, mark: 180 } as const
export const leading = 1.5
export const rowPadding = 6.5
export const colors = { ink: '#16181d', soft: '#666c75', line: '#e4e6ea' } as const
export const markOpacity = 0.1

const resolver = createRequire(import.meta.url)
const fileOf = (cut: string) => resolver.resolve(`@expo-google-fonts/inter/${cut}/Inter_${cut}.ttf`)

/** The font that our engine embeds, too. */
export const fontFiles = { regular: fileOf('400Regular'), semibold: fileOf('600SemiBold') } as const

export function readFonts(): { regular: Buffer; semibold: Buffer } {
  return { regular: readFileSync(fontFiles.regular), semibold: readFileSync(fontFiles.semibold) }
}

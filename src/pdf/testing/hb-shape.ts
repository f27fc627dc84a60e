import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programMissing } from '#core/testing/missing-program.ts'
import type { Family, Weight } from '#render/model/shaper.ts'
import { type Face, faceOf } from '../font/face.ts'
import { type FaceId, type FallbackFamily, faceFilePath } from '../font/face-files.ts'
import type { ShapedRun } from '../shaping/letter.ts'

/** The drawn glyphs of a word with their positions, and its width, in font units. */
export interface DrawnWord {
  glyphs: string[]
  width: number
}

export interface HbShapeOptions {
  script: string
  direction: 'ltr' | 'rtl'
  language: string
  features: string
}

let isPresent: boolean | undefined

/** Shapes each word with the command of Debian's libharfbuzz-bin, an independent build of HarfBuzz. */
export function shapeByCommand(words: readonly string[], id: FaceId, options: HbShapeOptions): DrawnWord[] {
  isPresent ??= spawnSync('hb-shape', ['--version']).error === undefined
  if (!isPresent) programMissing('hb-shape', 'libharfbuzz-bin')
  const [family, weight] = id.split('-') as [Family | FallbackFamily, Weight]
  const folder = mkdtempSync(join(tmpdir(), 'billwright-hb-shape-'))
  try {
    const list = join(folder, 'words.txt')
    writeFileSync(list, words.map(word => `${word}\n`).join(''))
    const settings = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
    const output = execFileSync(
      'hb-shape',
      [
        faceFilePath(family, weight),
        `--text-file=${list}`,
        '--output-format=json',
        '--no-glyph-names',
        ...settings,
      ],
      { encoding: 'utf8', maxBuffer: 2 ** 30 },
    )
    const lines = output.trimEnd().split('\n')
    if (lines.length !== words.length) throw new Error(`${lines.length} lines for ${words.length} words`)
    return lines.map(line => drawnByCommand(JSON.parse(line), faceOf(id)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface CommandGlyph {
  g: number
  dx: number
  dy: number
  ax: number
}

function drawnByCommand(line: readonly CommandGlyph[], face: Face): DrawnWord {
  const glyphs: string[] = []
  let pen = 0
  for (const { g, dx, dy, ax } of line) {
    if (isDrawn(face, g)) glyphs.push(`${g} at ${pen + dx}, ${dy}`)
    pen += ax
  }
  return { glyphs: glyphs.sort(), width: pen }
}

export function drawnByRun({ glyphs: shaped, adjustments, width }: ShapedRun, face: Face): DrawnWord {
  const glyphs: string[] = []
  let pen = 0
  for (const [index, glyph] of shaped.entries()) {
    const isSingle = typeof glyph === 'number'
    for (const part of isSingle ? [{ glyph, x: 0, y: 0 }] : glyph.parts)
      if (isDrawn(face, part.glyph)) glyphs.push(`${part.glyph} at ${pen + part.x}, ${part.y}`)
    pen += isSingle ? face.tables.advance(glyph) : glyph.advance
    pen += Math.round((adjustments?.[index] ?? 0) * face.unitsPerEm)
  }
  return { glyphs: glyphs.sort(), width: Math.round(width * face.unitsPerEm) }
}

const isDrawn = (face: Face, glyph: number) => face.tables.glyph(glyph).length > 0

/** The dictionary that was read last, because its words are compared in several faces. */
let lastRead: { name: string; words: string[] } | undefined

/** Returns the words of a Debian hunspell dictionary in NFC, without their affix rules. */
export function dictionaryWords(name: string): readonly string[] {
  if (lastRead?.name !== name) lastRead = { name, words: readDictionary(name) }
  return lastRead.words
}

function readDictionary(name: string): string[] {
  const path = `/usr/share/hunspell/${name}`
  if (!existsSync(`${path}.dic`)) programMissing(`the dictionary ${name}`, `hunspell-${name.slice(0, 2)}*`)
  const [, encoding = 'utf-8'] = /^SET\s+(\S+)/m.exec(readFileSync(`${path}.aff`, 'latin1')) ?? []
  const [, ...lines] = new TextDecoder(encoding).decode(readFileSync(`${path}.dic`)).split('\n')
  const words = lines.map(line =>
    line
      .replace(/[/\t\r].*/s, '')
      .trim()
      .normalize('NFC'),
  )
  return [...new Set(words.filter(word => word !== '' && !word.includes(' ')))]
}

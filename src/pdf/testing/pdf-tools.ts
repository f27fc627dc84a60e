import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Pixels, pixelsOf } from './pixels.ts'

/** The programs that judge our files. They are not ours, so what they say counts; where one is absent, the test says so. */
const packages = {
  qpdf: 'qpdf',
  pdftotext: 'poppler-utils',
  pdfinfo: 'poppler-utils',
  pdftoppm: 'poppler-utils',
  mutool: 'mupdf-tools',
  gs: 'ghostscript',
} as const
export type PdfTool = keyof typeof packages

const present = new Map<PdfTool, boolean>()

function has(tool: PdfTool): boolean {
  let found = present.get(tool)
  if (found === undefined) {
    found = spawnSync(tool, ['-h']).error === undefined
    present.set(tool, found)
    if (!found) process.stderr.write(`NOT CHECKED with ${tool}: install the package ${packages[tool]}\n`)
  }
  return found
}

function run(
  tool: PdfTool,
  bytes: Uint8Array,
  args: (file: string) => string[],
  encoding: 'utf8' | 'latin1' = 'utf8',
): string | null {
  if (!has(tool)) return null
  const folder = mkdtempSync(join(tmpdir(), 'billwright-pdf-'))
  const file = join(folder, 'invoice.pdf')
  try {
    writeFileSync(file, bytes)
    return execFileSync(tool, args(file), {
      encoding,
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What a reader can copy out of the file, page by page and in its own order; `null` where the program is absent. */
export function textOf(bytes: Uint8Array): string[] | null {
  const text = run('pdftotext', bytes, file => ['-raw', '-enc', 'UTF-8', file, '-'])
  return text === null ? null : text.split('\f').slice(0, -1)
}

/** The text that MuPDF extracts; `null` where the program is absent. */
export const textByMupdf = (bytes: Uint8Array): string | null =>
  run('mutool', bytes, file => ['draw', '-q', '-F', 'txt', file])

const ghostscript = (device: 'txtwrite' | 'pdfwrite') => (file: string) => [
  '-q',
  '-dSAFER',
  `-sDEVICE=${device}`,
  '-o',
  '-',
  file,
]

/** The text that Ghostscript extracts; `null` where the program is absent. */
export const textByGhostscript = (bytes: Uint8Array): string | null =>
  run('gs', bytes, ghostscript('txtwrite'))

/** The file as Ghostscript rewrites it, which is what many "compress PDF" tools run; `null` where the program is absent. */
export function rewrittenByGhostscript(bytes: Uint8Array): Uint8Array | null {
  const written = run('gs', bytes, ghostscript('pdfwrite'), 'latin1')
  return written === null ? null : Buffer.from(written, 'latin1')
}

/** The structure tree with the text of each element, as a screen reader is told it; `null` where the program is absent. */
export const taggedTextOf = (bytes: Uint8Array): string | null =>
  run('pdfinfo', bytes, file => ['-struct-text', file])

/** @throws when qpdf finds a mistake */
export function checkStructure(bytes: Uint8Array): void {
  run('qpdf', bytes, file => ['--check', file])
}

/** The objects of the file as JSON text; `null` where the program is absent. */
export function objectsOf(bytes: Uint8Array): string | null {
  return run('qpdf', bytes, file => ['--json', file])
}

/** The same with what the streams hold, unpacked, in base64. */
export function objectsAndStreamsOf(bytes: Uint8Array): string | null {
  return run('qpdf', bytes, file => [
    '--json',
    '--json-stream-data=inline',
    '--decode-level=generalized',
    file,
  ])
}

/** The colour that a reader shows at a place of the first page, in points from its top left, each part from 0 to 255. */
export function colorsOf(bytes: Uint8Array): ((x: number, y: number) => number[]) | null {
  const scale = 2
  const picture = run('pdftoppm', bytes, file => ['-r', `${72 * scale}`, '-singlefile', file], 'latin1')
  const [header = '', width = ''] = /^P6\s(\d+)\s\d+\s255\s/.exec(picture ?? '') ?? []
  if (picture === null) return null
  return (x, y) => {
    const at = header.length + (Math.round(y * scale) * Number(width) + Math.round(x * scale)) * 3
    return [0, 1, 2].map(part => picture.charCodeAt(at + part))
  }
}

/** The first page as a reader shows it, in the size that the arguments of pdftoppm ask for. */
export function pictureOf(bytes: Uint8Array, ...size: string[]): Pixels | null {
  const picture = run('pdftoppm', bytes, file => [...size, '-singlefile', '-png', file], 'latin1')
  return picture === null ? null : pixelsOf(Buffer.from(picture, 'latin1'))
}

/** White space does not matter to a reader who searches. */
export const flat = (text: string): string => text.replaceAll(/\s+/g, ' ')
export const squeezed = (text: string): string => text.replaceAll(/\s+/g, '')

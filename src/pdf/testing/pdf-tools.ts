import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programMissing } from '#core/testing/missing-program.ts'
import { type Pixels, pixelsOf } from './pixels.ts'

/** Programs of others that judge our files, by their Debian package. A test that needs an absent one is skipped. */
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

export function hasTool(tool: PdfTool): boolean {
  let found = present.get(tool)
  if (found === undefined) {
    found = spawnSync(tool, ['-h']).error === undefined
    present.set(tool, found)
  }
  return found
}

/** Skips the running test where the program is absent. */
export function requireTool(tool: PdfTool): void {
  if (!hasTool(tool)) programMissing(tool, packages[tool])
}

function run(
  tool: PdfTool,
  bytes: Uint8Array,
  args: (file: string) => string[],
  encoding: 'utf8' | 'latin1' = 'utf8',
): string {
  requireTool(tool)
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

/** What a reader can copy out of the file, page by page and in its own order. */
export function textOf(bytes: Uint8Array): string[] {
  return run('pdftotext', bytes, file => ['-raw', '-enc', 'UTF-8', file, '-'])
    .split('\f')
    .slice(0, -1)
}

/** The text that MuPDF extracts. */
export const textByMupdf = (bytes: Uint8Array): string =>
  run('mutool', bytes, file => ['draw', '-q', '-F', 'txt', file])

const ghostscript = (device: 'txtwrite' | 'pdfwrite') => (file: string) => [
  '-q',
  '-dSAFER',
  `-sDEVICE=${device}`,
  '-o',
  '-',
  file,
]

/** The text that Ghostscript extracts. */
export const textByGhostscript = (bytes: Uint8Array): string => run('gs', bytes, ghostscript('txtwrite'))

/** The file as Ghostscript rewrites it, which is what many "compress PDF" tools run. */
export const rewrittenByGhostscript = (bytes: Uint8Array): Uint8Array =>
  Buffer.from(run('gs', bytes, ghostscript('pdfwrite'), 'latin1'), 'latin1')

/** The structure tree with the text of each element, as a screen reader is told it. */
export const taggedTextOf = (bytes: Uint8Array): string =>
  run('pdfinfo', bytes, file => ['-struct-text', file])

/** @throws when qpdf finds a mistake */
export function checkStructure(bytes: Uint8Array): void {
  run('qpdf', bytes, file => ['--check', file])
}

/** The objects of the file as JSON text. */
export function objectsOf(bytes: Uint8Array): string {
  return run('qpdf', bytes, file => ['--json', file])
}

/** The same with what the streams hold, unpacked, in base64. */
export function objectsAndStreamsOf(bytes: Uint8Array): string {
  return run('qpdf', bytes, file => [
    '--json',
    '--json-stream-data=inline',
    '--decode-level=generalized',
    file,
  ])
}

/** The colour that a reader shows at a place of the first page, in points from its top left, each part from 0 to 255. */
export function colorsOf(bytes: Uint8Array): (x: number, y: number) => number[] {
  const scale = 2
  const picture = run('pdftoppm', bytes, file => ['-r', `${72 * scale}`, '-singlefile', file], 'latin1')
  const [header = '', width = ''] = /^P6\s(\d+)\s\d+\s255\s/.exec(picture) ?? []
  return (x, y) => {
    const at = header.length + (Math.round(y * scale) * Number(width) + Math.round(x * scale)) * 3
    return [0, 1, 2].map(part => picture.charCodeAt(at + part))
  }
}

/** The first page as a reader shows it, in the size that the arguments of pdftoppm ask for. */
export const pictureOf = (bytes: Uint8Array, ...size: string[]): Pixels =>
  pixelsOf(
    Buffer.from(
      run('pdftoppm', bytes, file => [...size, '-singlefile', '-png', file], 'latin1'),
      'latin1',
    ),
  )

/** One page as grey pixels, 50 dots an inch, in the PGM format. */
export const pageImageOf = (bytes: Uint8Array, page: number): string =>
  run('pdftoppm', bytes, file => ['-f', `${page}`, '-l', `${page}`, '-r', '50', '-gray', file], 'latin1')

/** White space does not matter to a reader who searches. */
export const flat = (text: string): string => text.replaceAll(/\s+/g, ' ')
export const squeezed = (text: string): string => text.replaceAll(/\s+/g, '')

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programMissing } from '#core/testing/missing-program.ts'
import { type Pixels, pixelsOf } from './pixels.ts'

/**
 * Independent programs that check our files, with their Debian packages. Tests that need a missing one are
 * skipped.
 */
const packages = {
  qpdf: 'qpdf',
  pdftotext: 'poppler-utils',
  pdfinfo: 'poppler-utils',
  pdftoppm: 'poppler-utils',
  pdfdetach: 'poppler-utils',
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

/** Skips the current test if the program is missing. */
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

/** Extracts the text of each page in content order (pdftotext). */
export function textOf(bytes: Uint8Array): string[] {
  return run('pdftotext', bytes, file => ['-raw', '-enc', 'UTF-8', file, '-'])
    .split('\f')
    .slice(0, -1)
}

/** Extracts the text with MuPDF. */
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

/** Extracts the text with Ghostscript. */
export const textByGhostscript = (bytes: Uint8Array): string => run('gs', bytes, ghostscript('txtwrite'))

/** Rewrites the file with Ghostscript, as many "compress PDF" tools do. */
export const rewrittenByGhostscript = (bytes: Uint8Array): Uint8Array =>
  Buffer.from(run('gs', bytes, ghostscript('pdfwrite'), 'latin1'), 'latin1')

/** Returns the structure tree with the text of each element. */
export const taggedTextOf = (bytes: Uint8Array): string =>
  run('pdfinfo', bytes, file => ['-struct-text', file])

/** @throws if qpdf finds an error */
export function checkStructure(bytes: Uint8Array): void {
  run('qpdf', bytes, file => ['--check', file])
}

/** Lists the attached files with poppler: `1: factur-x.xml`. */
export const attachmentsOf = (bytes: Uint8Array): string[] =>
  run('pdfdetach', bytes, file => ['-list', file])
    .split('\n')
    .filter(line => /^\d+: /.test(line))

/** The content of the first attached file, by poppler. */
export function firstAttachmentOf(bytes: Uint8Array): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-attachment-'))
  const saved = join(folder, 'attachment')
  try {
    run('pdfdetach', bytes, file => ['-save', '1', '-o', saved, file])
    return readFileSync(saved)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The object at a path from the trailer, by MuPDF. */
export const objectAt = (bytes: Uint8Array, path: string): string =>
  run('mutool', bytes, file => ['show', '-g', file, path])

/** The content of the stream at a path from the trailer, by MuPDF. */
export const streamAt = (bytes: Uint8Array, path: string): Buffer =>
  Buffer.from(
    run('mutool', bytes, file => ['show', '-b', file, path], 'latin1'),
    'latin1',
  )

/** Encrypts a file: `password` opens it, the owner password is needed to change it. */
export const encrypted = (bytes: Uint8Array, password: string): Uint8Array =>
  Buffer.from(
    run('qpdf', bytes, file => ['--encrypt', password, 'owner', '256', '--', file, '-'], 'latin1'),
    'latin1',
  )

/** Returns the objects of the file as JSON text. */
export function objectsOf(bytes: Uint8Array): string {
  return run('qpdf', bytes, file => ['--json', file])
}

/** Returns the objects including decompressed streams in base64. */
export function objectsAndStreamsOf(bytes: Uint8Array): string {
  return run('qpdf', bytes, file => [
    '--json',
    '--json-stream-data=inline',
    '--decode-level=generalized',
    file,
  ])
}

/** One page as pdftoppm renders it, at a resolution in dots per inch, with more arguments. */
export function pixelsOfPage(bytes: Uint8Array, page: number, dpi: number, ...more: string[]): Pixels {
  const args = ['-f', `${page}`, '-l', `${page}`, '-r', `${dpi}`, '-singlefile', ...more]
  const picture = run('pdftoppm', bytes, file => [...args, file], 'latin1')
  const [header = '', width = '', height = ''] = /^P6\s(\d+)\s(\d+)\s255\s/.exec(picture) ?? []
  return {
    width: Number(width),
    height: Number(height),
    rgb: Buffer.from(picture.slice(header.length), 'latin1'),
  }
}

/** Returns the colour at a position of the first page (points from the top left), each channel from 0 to 255. */
export function colorsOf(bytes: Uint8Array): (x: number, y: number) => number[] {
  const scale = 2
  const { width, rgb } = pixelsOfPage(bytes, 1, 72 * scale)
  return (x, y) => {
    const at = (Math.round(y * scale) * width + Math.round(x * scale)) * 3
    return [...rgb.subarray(at, at + 3)]
  }
}

/** Renders the first page in the size given by arguments of pdftoppm. */
export const pictureOf = (bytes: Uint8Array, ...size: string[]): Pixels =>
  pixelsOf(
    Buffer.from(
      run('pdftoppm', bytes, file => [...size, '-singlefile', '-png', file], 'latin1'),
      'latin1',
    ),
  )

/** Renders one page in grey at 50 dpi, as PGM. */
export const pageImageOf = (bytes: Uint8Array, page: number): string =>
  run('pdftoppm', bytes, file => ['-f', `${page}`, '-l', `${page}`, '-r', '50', '-gray', file], 'latin1')

/** Normalise white space for comparisons. */
export const flat = (text: string): string => text.replaceAll(/\s+/g, ' ')
export const squeezed = (text: string): string => text.replaceAll(/\s+/g, '')

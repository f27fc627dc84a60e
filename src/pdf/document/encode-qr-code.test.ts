/** @module-tag extended */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import readCode from 'jsqr'
import { expect, test } from 'vitest'
import { programMissing } from '#core/testing/missing-program.ts'
import { encodeQrCode } from './encode-qr-code.ts'

test('a text with a lone surrogate is encoded', () => {
  expect(encodeQrCode('Muster \ud800 GmbH').size).toBe(encodeQrCode('Muster \ufffd GmbH').size)
})

const names = [
  ...[
    'Café Nord',
    'Müller GmbH',
    'Björn Åkesson',
    'Señor López',
    'Groß & Söhne',
    'Crème Brûlée SARL',
    'Ángel',
  ],
  ...['Łukasz Żółć', 'Škoda s.r.o.', 'Çelik A.Ş.', 'Tiếng Việt', 'Øst ApS', 'ä1', 'Ä', 'Übung €'],
  ...['Ελληνικά ΑΕ', 'Иванов ООО', 'Київ', 'ქართული', 'עברית', 'العربية', '한국 회사'],
  ...['株式会社サンプル', '测试公司', '東京商店', '😀 GmbH'],
]
const payment = (name: string) =>
  ['BCD', '002', '1', 'SCT', '', name, 'DE89370400440532013000', 'EUR119.00', '', '', '2026-0042'].join('\n')

/** A picture of grey values with the quiet zone that readers need. */
function drawn(text: string): { side: number; grey: Buffer } {
  const { size, isDark } = encodeQrCode(text)
  const [quiet, scale] = [4, 5]
  const side = (size + 2 * quiet) * scale
  const grey = Buffer.alloc(side * side, 255)
  for (let at = 0; at < grey.length; at += 1) {
    const [x, y] = [at % side, Math.floor(at / side)].map(pixel => Math.floor(pixel / scale) - quiet)
    const isInside = x !== undefined && y !== undefined && x >= 0 && y >= 0 && x < size && y < size
    if (isInside && isDark(x, y)) grey[at] = 0
  }
  return { side, grey }
}

test('text beyond ASCII is declared as UTF-8, and read', () => {
  for (const name of names) {
    const { side, grey } = drawn(payment(name))
    const pixels = new Uint8ClampedArray([...grey].flatMap(value => [value, value, value, 255]))
    const read = readCode(pixels, side, side)
    expect(read?.data).toBe(payment(name))
    expect(read?.chunks.map(({ type }) => type)).toEqual(['eci', 'byte'])
  }
})

test('a reader that guesses character sets reads an umlaut', () => {
  if (spawnSync('zbarimg', ['--version']).error) programMissing('zbarimg', 'zbar-tools')
  const folder = mkdtempSync(join(tmpdir(), 'billwright-codes-'))
  try {
    const files = names.map((name, index) => {
      const { side, grey } = drawn(payment(name))
      const file = join(folder, `${index}.pgm`)
      writeFileSync(file, Buffer.concat([Buffer.from(`P5 ${side} ${side} 255\n`), grey]))
      return file
    })
    const { stdout } = spawnSync('zbarimg', ['--raw', '-q', '--nodbus', ...files], { encoding: 'utf8' })
    expect(stdout).toBe(names.map(name => `${payment(name)}\n`).join(''))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

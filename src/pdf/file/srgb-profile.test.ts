import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { srgbProfile } from './srgb-profile.ts'

/** The usual profile, shipped with pdfkit. */
function usualProfile(): Buffer {
  return readFileSync(new URL('data/sRGB_IEC61966_2_1.icc', import.meta.resolve('pdfkit')))
}

function tagsOf(profile: Buffer): Map<string, Buffer> {
  const tags = new Map<string, Buffer>()
  for (let index = 0; index < profile.readUInt32BE(128); index += 1) {
    const at = 132 + index * 12
    const offset = profile.readUInt32BE(at + 4)
    const bytes = profile.subarray(offset, offset + profile.readUInt32BE(at + 8))
    tags.set(profile.toString('latin1', at, at + 4), bytes)
  }
  return tags
}

const fixedAt = (bytes: Buffer | undefined, index: number) =>
  (bytes?.readInt32BE(8 + index * 4) ?? 0) / 0x10000

const [ours, usual] = [tagsOf(srgbProfile()), tagsOf(usualProfile())]

test.each(['rXYZ', 'gXYZ', 'bXYZ'])('%s equals that of the usual profile', name => {
  for (const index of [0, 1, 2])
    expect(fixedAt(ours.get(name), index)).toBeCloseTo(fixedAt(usual.get(name), index), 3)
})

test.each(['rTRC', 'gTRC', 'bTRC'])('%s equals the points of the usual table', name => {
  const bytes = ours.get(name) ?? Buffer.alloc(0)
  const table = usual.get(name) ?? Buffer.alloc(0)
  const [g, a, b, c, d] = [0, 1, 2, 3, 4].map(index => fixedAt(bytes, index + 1))
  const points = table.readUInt32BE(8)
  expect(points).toBeGreaterThan(1000)
  for (let point = 0; point < points; point += 1) {
    const x = point / (points - 1)
    const y = x >= (d ?? 0) ? ((a ?? 0) * x + (b ?? 0)) ** (g ?? 0) : (c ?? 0) * x
    expect(y).toBeCloseTo(table.readUInt16BE(12 + point * 2) / 0xffff, 3)
  }
})

test('its length equals the length in its header', () => {
  const profile = srgbProfile()
  expect(profile.readUInt32BE(0)).toBe(profile.length)
  expect(profile.length % 4).toBe(0)
  for (const bytes of ours.values()) expect(bytes.length).toBeGreaterThan(8)
})

/** What the font is called in a file that embeds it (OpenType 1.9, name). */
const postscriptName = 6
const windows = 3

export function readPostscriptName(name: Buffer): string {
  const strings = name.readUInt16BE(4)
  for (let index = 0; index < name.readUInt16BE(2); index += 1) {
    const record = 6 + index * 12
    if (name.readUInt16BE(record) !== windows || name.readUInt16BE(record + 6) !== postscriptName) continue
    const start = strings + name.readUInt16BE(record + 10)
    // big-endian characters of two bytes, of which ASCII alone is allowed here
    const bytes = name.subarray(start, start + name.readUInt16BE(record + 8))
    return String.fromCharCode(...bytes.filter((_, place) => place % 2 === 1))
  }
  throw new Error('The font has no PostScript name')
}

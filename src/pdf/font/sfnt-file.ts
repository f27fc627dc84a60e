/**
 * Creates a TrueType file of these tables (OpenType 1.9, "Organization of an OpenType font"). Only some readers
 * verify checksums.
 */
export function sfntFile(tables: Record<string, Buffer | undefined>, withChecksums = true): Buffer {
  const present = Object.entries(tables).flatMap(([tag, bytes]) => (bytes ? [{ tag, bytes }] : []))
  const powers = Math.floor(Math.log2(present.length))
  const header = Buffer.alloc(12 + present.length * 16)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(present.length, 4)
  header.writeUInt16BE(2 ** powers * 16, 6)
  header.writeUInt16BE(powers, 8)
  header.writeUInt16BE((present.length - 2 ** powers) * 16, 10)
  const parts: Buffer[] = [header]
  let offset = header.length
  for (const [index, { tag, bytes }] of present.entries()) {
    const at = 12 + index * 16
    const padding = (4 - (bytes.length % 4)) % 4
    header.write(tag, at, 'latin1')
    if (withChecksums) header.writeUInt32BE(checksum(bytes), at + 4)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(bytes.length, at + 12)
    parts.push(bytes, Buffer.alloc(padding))
    offset += bytes.length + padding
  }
  return Buffer.concat(parts, offset)
}

function checksum(bytes: Buffer): number {
  let sum = 0
  const whole = bytes.length - (bytes.length % 4)
  for (let at = 0; at < whole; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  for (let at = whole; at < bytes.length; at += 1)
    sum = (sum + (bytes[at] ?? 0) * 2 ** (24 - (at - whole) * 8)) >>> 0
  return sum
}

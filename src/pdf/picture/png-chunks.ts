import { crc32 } from 'node:zlib'
import { PictureError } from './picture.ts'

export interface PngChunks {
  header: Buffer
  palette: Buffer
  transparency: Buffer | null
  data: Buffer
}

/** Reads the required chunks and verifies their checksums. */
export function readPngChunks(file: Buffer): PngChunks {
  const found = new Map<string, Buffer[]>()
  let at = 8
  while (!found.has('IEND')) {
    // The end chunk may be missing. Decompression detects missing samples.
    if (at === file.length && found.has('IDAT')) break
    if (at + 12 > file.length) throw cutShort()
    const length = file.readUInt32BE(at)
    if (at + 12 + length > file.length) throw cutShort()
    const type = file.toString('latin1', at + 4, at + 8)
    const data = file.subarray(at + 8, at + 8 + length)
    const isSound = crc32(file.subarray(at + 4, at + 8 + length)) === file.readUInt32BE(at + 8 + length)
    at += 12 + length
    if (!isSound && isCritical(type)) throw cutShort()
    if (!isSound) continue
    const others = found.get(type)
    if (others) others.push(data)
    else found.set(type, [data])
  }
  const header = found.get('IHDR')?.[0]
  if (header?.length !== 13) throw cutShort()
  return {
    header,
    palette: found.get('PLTE')?.[0] ?? Buffer.alloc(0),
    transparency: found.get('tRNS')?.[0] ?? null,
    data: Buffer.concat(found.get('IDAT') ?? []),
  }
}

/** Samples, colours and sizes; like decoders, this ignores damage in other chunks. */
const isCritical = (type: string): boolean => /^[A-Z]/.test(type)

function cutShort(): PictureError {
  return new PictureError({ code: 'logo.png_damaged' })
}

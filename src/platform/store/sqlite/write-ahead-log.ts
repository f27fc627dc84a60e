import { closeSync, openSync, readSync } from 'node:fs'
import { systemCodeOf } from '#core/errors/system-error.ts'

/** Reads SQLite's write-ahead log without SQLite: https://sqlite.org/fileformat2.html#walformat */

/** The last commit in a WAL: its frame number, and the checksum of everything up to it. */
export interface WalPosition {
  salts: [number, number]
  frames: number
  checksum: [number, number]
}

const headerBytes = 32
const frameHeaderBytes = 24
const magic = 0x377f0682

export interface WalReader {
  /** The last commit in the file; reads only what was added since the last call. `undefined` if there is none. */
  lastCommit(): WalPosition | undefined
  close(): void
}

/** Follows a WAL while SQLite writes it. SQLite holds no lock on this file, so closing it releases none. */
export function createWalReader(path: string): WalReader {
  let file: number | undefined
  let known: WalPosition | undefined

  return {
    lastCommit() {
      file ??= openIfExists(path)
      if (file === undefined) return undefined
      known = commitsIn(file, known).at(-1)
      return known
    },
    close() {
      if (file !== undefined) closeSync(file)
      file = undefined
    },
  }
}

/**
 * Whether the WAL still contains everything up to a synced commit. A restarted WAL counts as containing it, because
 * SQLite restarts a WAL only after its content has reached the data file.
 */
export function holdsCommit(path: string, synced: WalPosition): boolean {
  const file = openIfExists(path)
  if (file === undefined) return false
  try {
    const header = readHeader(file)
    if (!header) return false
    const [restarts] = header.salts
    // The first salt counts the restarts modulo 2^32.
    const ahead = (restarts - synced.salts[0]) >>> 0
    if (ahead > 0) return ahead < 2 ** 31
    if (header.salts[1] !== synced.salts[1]) return false
    return commitsIn(file).some(
      ({ frames, checksum }) =>
        frames === synced.frames && checksum[0] === synced.checksum[0] && checksum[1] === synced.checksum[1],
    )
  } finally {
    closeSync(file)
  }
}

function openIfExists(path: string): number | undefined {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

interface Header {
  salts: [number, number]
  pageBytes: number
  isLittleEndian: boolean
  checksum: [number, number]
}

function readHeader(file: number): Header | undefined {
  const bytes = Buffer.alloc(headerBytes)
  if (readSync(file, bytes, 0, headerBytes, 0) < headerBytes) return undefined
  // The lowest bit is the byte order of the checksums.
  if ((bytes.readUInt32BE(0) & ~1) >>> 0 !== magic) return undefined
  const isLittleEndian = (bytes.readUInt32BE(0) & 1) === 0
  const checksum = extendChecksum([0, 0], bytes, 0, 24, isLittleEndian)
  if (!hasPairAt(bytes, 24, checksum)) return undefined
  return {
    salts: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
    pageBytes: bytes.readUInt32BE(8),
    isLittleEndian,
    checksum,
  }
}

/** Every commit from `known` on, inclusive, up to the first frame that is damaged or not part of this WAL. */
function commitsIn(file: number, known?: WalPosition): WalPosition[] {
  const header = readHeader(file)
  if (!header) return []
  const { salts, pageBytes, isLittleEndian } = header
  const isSameWal = known?.salts[0] === salts[0] && known.salts[1] === salts[1]
  const commits = known && isSameWal ? [known] : []
  let frames = commits[0]?.frames ?? 0
  let checksum = commits[0]?.checksum ?? header.checksum
  const frame = Buffer.alloc(frameHeaderBytes + pageBytes)
  for (;;) {
    const offset = headerBytes + frames * frame.byteLength
    if (readSync(file, frame, 0, frame.byteLength, offset) < frame.byteLength || !hasPairAt(frame, 8, salts))
      break
    checksum = extendChecksum(checksum, frame, 0, 8, isLittleEndian)
    checksum = extendChecksum(checksum, frame, frameHeaderBytes, frame.byteLength, isLittleEndian)
    if (!hasPairAt(frame, 16, checksum)) break
    frames += 1
    const isCommit = frame.readUInt32BE(4) !== 0
    if (isCommit) commits.push({ salts, frames, checksum })
  }
  return commits
}

const hasPairAt = (bytes: Buffer, offset: number, [first, second]: [number, number]): boolean =>
  bytes.readUInt32BE(offset) === first && bytes.readUInt32BE(offset + 4) === second

/** SQLite's checksum: two running sums over pairs of 32-bit words. */
function extendChecksum(
  [first, second]: [number, number],
  bytes: Buffer,
  start: number,
  end: number,
  isLittleEndian: boolean,
): [number, number] {
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let [one, two] = [first, second]
  for (let at = start; at < end; at += 8) {
    one = (one + words.getUint32(at, isLittleEndian) + two) >>> 0
    two = (two + words.getUint32(at + 4, isLittleEndian) + one) >>> 0
  }
  return [one, two]
}

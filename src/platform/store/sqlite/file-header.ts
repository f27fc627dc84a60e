import { closeSync, openSync, readSync, writeSync } from 'node:fs'

/**
 * Offsets in the database header and in the first b-tree page after it (https://sqlite.org/fileformat.html).
 */
const at = {
  changeCounter: 24,
  schemaCookie: 40,
  schemaFormat: 44,
  largestRoot: 52,
  encoding: 56,
  incrementalVacuum: 64,
  reserved: 72,
  validFor: 92,
  rootPageType: 100,
  firstFreeBlock: 101,
  cellCount: 103,
}
const length = 112
const magic = 'SQLite format 3\0'

/** B-tree page types of a table: leaf and interior. */
export const rootPageTypes = [0x0d, 0x05]

/**
 * Checks header fields that have the same value in all our files. `true` for a file that is not a database, which
 * SQLite reports itself.
 */
export function isHeaderPlausible(path: string): boolean {
  const header = readHeader(path)
  if (header.toString('latin1', 0, magic.length) !== magic) return true
  return (
    header.readUInt32BE(at.schemaFormat) <= 4 &&
    header.readUInt32BE(at.encoding) <= 1 &&
    header.readUInt32BE(at.largestRoot) === 0 &&
    header.readUInt32BE(at.incrementalVacuum) === 0 &&
    header.subarray(at.reserved, at.validFor).every(byte => byte === 0) &&
    rootPageTypes.includes(header.readUInt8(at.rootPageType)) &&
    // A cell takes more than 16 bytes of a page of 4096.
    header.readUInt8(at.cellCount) === 0
  )
}

/**
 * Resets bytes 40 to 103 to values with which the rest can be read; the caller tries both `rootPageTypes`.
 */
export function rebuildHeader(path: string, rootPageType: number): void {
  const header = readHeader(path)
  header.fill(0, at.schemaCookie, at.cellCount + 1)
  header.writeUInt32BE(1, at.schemaCookie)
  header.writeUInt32BE(4, at.schemaFormat)
  header.writeUInt32BE(1, at.encoding)
  header.copy(header, at.validFor, at.changeCounter, at.changeCounter + 4)
  header.writeUInt8(rootPageType, at.rootPageType)
  const file = openSync(path, 'r+')
  try {
    writeSync(file, header, 0, length, 0)
  } finally {
    closeSync(file)
  }
}

function readHeader(path: string): Buffer {
  const header = Buffer.alloc(length)
  const file = openSync(path, 'r')
  try {
    readSync(file, header, 0, length, 0)
    return header
  } finally {
    closeSync(file)
  }
}

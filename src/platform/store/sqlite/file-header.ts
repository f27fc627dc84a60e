import { closeSync, openSync, readSync, writeSync } from 'node:fs'

/** https://sqlite.org/fileformat.html: offsets of the database header, and of the first b-tree page that follows it */
const at = {
  changeCounter: 24,
  schemaCookie: 40,
  schemaFormat: 44,
  largestRoot: 52,
  encoding: 56,
  incrementalVacuum: 64,
  reserved: 72,
  validFor: 92,
  pageKind: 100,
  firstFreeBlock: 101,
  cellCount: 103,
}
const length = 112
const magic = 'SQLite format 3\0'

/** Pages of a table: with rows, and with references to other pages. */
export const pageKinds = [0x0d, 0x05]

/** Have the fields a value that SQLite gives them in data of ours? `true` for a file that is no database at all: SQLite says so. */
export function isHeaderPlausible(path: string): boolean {
  const header = readHeader(path)
  if (header.toString('latin1', 0, magic.length) !== magic) return true
  return (
    header.readUInt32BE(at.schemaFormat) <= 4 &&
    header.readUInt32BE(at.encoding) <= 1 &&
    header.readUInt32BE(at.largestRoot) === 0 &&
    header.readUInt32BE(at.incrementalVacuum) === 0 &&
    header.subarray(at.reserved, at.validFor).every(byte => byte === 0) &&
    pageKinds.includes(header.readUInt8(at.pageKind)) &&
    // a cell takes more than 16 bytes of a page of 4096
    header.readUInt8(at.cellCount) === 0
  )
}

/** Gives bytes 40 to 103 values with which everything else can be read; which of `pageKinds` the first page is must be tried. */
export function rebuildHeader(path: string, pageKind: number): void {
  const header = readHeader(path)
  header.fill(0, at.schemaCookie, at.cellCount + 1)
  header.writeUInt32BE(1, at.schemaCookie)
  header.writeUInt32BE(4, at.schemaFormat)
  header.writeUInt32BE(1, at.encoding)
  header.copy(header, at.validFor, at.changeCounter, at.changeCounter + 4)
  header.writeUInt8(pageKind, at.pageKind)
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

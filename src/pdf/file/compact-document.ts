import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { PDFDocument, type PdfDictionary, type PdfReference } from './pdfkit.ts'

/**
 * A fifth faster than the zlib default, which pdfkit uses, and less than one percent larger, because pages
 * repeat themselves.
 */
const compression = { level: 5, windowBits: 14 }

/** Maximum length of an object stream: a reader decompresses a whole stream for each object. */
const maxStreamLength = 60_000

/** Bytes of a cross-reference entry: type, offset or object stream, index. */
const widths = [1, 4, 2]
const entrySize = 7
const inFile = 1
const inObjectStream = 2
/**
 * Rows are stored as the difference from the previous row (PNG filter "up"), so that ascending offsets compress
 * well.
 */
const filterUp = 2

/**
 * A pdfkit document that writes objects without a stream into object streams (ISO 32000-1, 7.5.7) with a
 * cross-reference stream (7.5.8). A tagged invoice has thousands of them, which as plain text would be larger
 * than its pages.
 */
export class CompactDocument extends PDFDocument {
  /** output of the object being written */
  #parts: (string | Uint8Array)[] = []
  #ids: number[] = []
  #bodies: string[] = []
  #bodyLength = 0
  /** object streams with the ids of their objects */
  readonly #streams: { id: number; ids: readonly number[] }[] = []
  readonly #hash = createHash('sha256')

  /** Ends the document and returns its bytes. */
  toBytes(): Uint8Array<ArrayBuffer> {
    this.end()
    // a copy with its own memory, which can be transferred to another thread
    return new Uint8Array(this.read())
  }

  /** Adds a stream, compressed if the document is, unless its data names a filter. */
  addStream(data: PdfDictionary, content: Uint8Array): PdfReference {
    const stream = this.ref(data)
    this.writeTo(stream, content)
    stream.end()
    return stream
  }

  /** Sets the content of a stream; pdfkit writes it when the stream ends. */
  protected writeTo(stream: PdfReference, content: Uint8Array): void {
    if (stream.compress) stream.data.Filter = 'FlateDecode'
    stream.write(stream.compress ? deflateSync(content, compression) : content)
    stream.compress = false
  }

  override _write(part: string | Uint8Array): void {
    // the constructor of pdfkit writes the header before the fields of this class exist
    if (#parts in this) this.#parts.push(part)
    else super._write(part)
  }

  override _refEnd(reference: PdfReference): void {
    const parts = this.#parts
    this.#parts = []
    const [, body, afterBody] = parts
    const isStream = afterBody !== 'endobj'
    // written as plain text, so that recipients can count pages without a PDF library
    const isPlain = reference === this._root.data.Pages
    if (isStream || isPlain || typeof body !== 'string') for (const part of parts) this.#writeOut(part)
    else this.#addToObjectStream(reference.id, body)
    super._refEnd(reference)
  }

  override _finalize(): void {
    this.#writeObjectStream()
    // derived from the objects, so that equal documents are equal files
    const id = this.#hash.copy().digest().subarray(0, 16)
    const start = this._offset
    const table = this.ref()
    const size = this._offsets.length + 1
    Object.assign(table.data, { Type: 'XRef', Size: size, W: widths })
    Object.assign(table.data, { Root: this._root, Info: this._info, ID: [id, id] })
    if (table.compress) table.data.DecodeParms = { Predictor: 12, Columns: entrySize }
    this._offsets[table.id - 1] = start
    const entries = this.#entries(size)
    this.writeTo(table, table.compress ? filtered(entries) : entries)
    table.end()
    super._write(`startxref\n${start}\n%%EOF`)
    this.push(null)
  }

  #writeOut(part: string | Uint8Array): void {
    this.#hash.update(part)
    super._write(part)
  }

  #addToObjectStream(id: number, body: string): void {
    this.#ids.push(id)
    this.#bodies.push(body)
    this.#bodyLength += body.length
    if (this.#bodyLength > maxStreamLength) this.#writeObjectStream()
  }

  #writeObjectStream(): void {
    if (this.#ids.length === 0) return
    const stream = this.ref()
    let index = ''
    let offset = 0
    for (let place = 0; place < this.#ids.length; place += 1) {
      index += `${this.#ids[place]} ${offset} `
      offset += (this.#bodies[place]?.length ?? 0) + 1
    }
    this.#streams.push({ id: stream.id, ids: this.#ids })
    Object.assign(stream.data, { Type: 'ObjStm', N: this.#ids.length, First: index.length })
    const content = Buffer.from(index + this.#bodies.join('\n'), 'latin1')
    this.#ids = []
    this.#bodies = []
    this.#bodyLength = 0
    this.writeTo(stream, content)
    stream.end()
  }

  #entries(size: number): Buffer {
    const entries = Buffer.alloc(size * entrySize)
    const write = (id: number, kind: number, place: number, index: number) => {
      const at = id * entrySize
      entries[at] = kind
      entries.writeUInt32BE(place, at + 1)
      entries.writeUInt16BE(index, at + 5)
    }
    for (let id = 1; id < size; id += 1) write(id, inFile, this._offsets[id - 1] ?? 0, 0)
    for (const { id: stream, ids } of this.#streams)
      for (const [index, id] of ids.entries()) write(id, inObjectStream, stream, index)
    return entries
  }
}

function filtered(entries: Buffer): Buffer {
  const rows = entries.length / entrySize
  const out = Buffer.alloc(entries.length + rows)
  for (let row = 0; row < rows; row += 1) {
    out[row * (entrySize + 1)] = filterUp
    for (let column = 0; column < entrySize; column += 1) {
      const at = row * entrySize + column
      out[at + row + 1] = (entries[at] ?? 0) - (entries[at - entrySize] ?? 0)
    }
  }
  return out
}

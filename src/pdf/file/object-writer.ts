import { createHash } from 'node:crypto'
import { CrossReference } from './cross-reference.ts'
import { packed } from './packed.ts'
import { array, dictionary, numberOf, type Ref } from './pdf-syntax.ts'

type Entries = Readonly<Record<string, string | number | null | undefined>>

/**
 * The objects of a PDF file (ISO 32000-1, 7.5), written as they come. Streams stand by themselves; all else is
 * gathered into object streams, because the thousands of small objects that say what is a heading and what is a
 * cell would outweigh the pages as plain text.
 */
export class ObjectWriter {
  readonly #compress: boolean
  readonly #parts: Uint8Array[] = []
  readonly #places = new CrossReference()
  #length = 0
  #numbers: number[] = []
  #bodies: string[] = []
  #bodyLength = 0

  constructor({ compress }: { compress: boolean }) {
    this.#compress = compress
    this.#push(header)
  }

  /** A number for an object that others must name before it is known. */
  reserve(): Ref {
    return `${this.#places.reserve()} 0 R`
  }

  add(body: string, ref: Ref = this.reserve()): Ref {
    this.#numbers.push(numberOf(ref))
    this.#bodies.push(body)
    this.#bodyLength += body.length
    if (this.#bodyLength > mostInStream) this.#writeObjectStream()
    return ref
  }

  /** An object that can be read without unpacking anything. */
  addPlain(body: string, ref: Ref): void {
    this.#places.placeInFile(numberOf(ref), this.#length)
    this.#push(latin1(`${numberOf(ref)} 0 obj\n${body}\nendobj\n`))
  }

  /** Packs the bytes, unless the file is not to be compressed. */
  addStream(entries: Entries, bytes: Uint8Array, ref: Ref = this.reserve()): Ref {
    if (!this.#compress) return this.addPlainStream(entries, bytes, ref)
    return this.addPackedStream(entries, packed(bytes), ref)
  }

  /** A stream that was packed before (`packed.ts`): what is the same in every file is so once. */
  addPackedStream(entries: Entries, bytes: Uint8Array, ref: Ref = this.reserve()): Ref {
    return this.addPlainStream({ ...entries, Filter: '/FlateDecode' }, bytes, ref)
  }

  /** A stream whose bytes stand in the file as they are. */
  addPlainStream(entries: Entries, bytes: Uint8Array, ref: Ref = this.reserve()): Ref {
    this.#places.placeInFile(numberOf(ref), this.#length)
    this.#push(
      latin1(`${numberOf(ref)} 0 obj\n${dictionary({ ...entries, Length: bytes.length })}\nstream\n`),
    )
    this.#push(bytes)
    this.#push(streamEnd)
    return ref
  }

  /** The whole file. Its identifier follows from its content, so the same objects are the same file. */
  finish(entries: { Root: Ref; Info: Ref }): Uint8Array<ArrayBuffer> {
    this.#writeObjectStream()
    const start = this.#length
    const self = this.reserve()
    this.#places.placeInFile(numberOf(self), start)
    const id = identifierOf(this.#parts)
    const { bytes, ...layout } = this.#places.stream({ packed: this.#compress })
    this.addStream(
      { Type: '/XRef', Size: this.#places.count, ...layout, ...entries, ID: array([id, id]) },
      bytes,
      self,
    )
    this.#push(latin1(`startxref\n${start}\n%%EOF\n`))
    return this.#joined()
  }

  /** (7.5.7) */
  #writeObjectStream(): void {
    if (this.#bodies.length === 0) return
    const container = this.reserve()
    let index = ''
    let offset = 0
    for (const [position, number] of this.#numbers.entries()) {
      this.#places.placeInContainer(number, numberOf(container), position)
      index += `${number} ${offset} `
      offset += (this.#bodies[position]?.length ?? 0) + 1
    }
    const entries = { Type: '/ObjStm', N: this.#bodies.length, First: index.length }
    this.addStream(entries, latin1(index + this.#bodies.join('\n')), container)
    this.#numbers = []
    this.#bodies = []
    this.#bodyLength = 0
  }

  #push(bytes: Uint8Array): void {
    this.#parts.push(bytes)
    this.#length += bytes.length
  }

  /** Memory of its own, so that it can be handed to another thread. */
  #joined(): Uint8Array<ArrayBuffer> {
    const joined = new Uint8Array(this.#length)
    let at = 0
    for (const part of this.#parts) {
      joined.set(part, at)
      at += part.length
    }
    return joined
  }
}

/** Sixteen bytes (14.4). */
function identifierOf(parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `<${hash.digest('hex').slice(0, 32)}>`
}

export const latin1 = (value: string): Uint8Array => Buffer.from(value, 'latin1')

/** the second line says that the file is not text (7.5.2) */
const header = latin1('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')
const streamEnd = latin1('\nendstream\nendobj\n')

/** A reader unpacks an object stream whole for each object that it wants. */
const mostInStream = 60_000

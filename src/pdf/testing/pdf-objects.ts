import { objectsAndStreamsOf } from './pdf-tools.ts'

/**
 * A PDF value in the JSON of qpdf: names begin with a slash, strings with `u:` or `b:`, references end with `
 * R`.
 */
export type Value = null | boolean | number | string | readonly Value[] | Dictionary
export interface Dictionary {
  readonly [key: string]: Value
}

export interface PdfStream {
  dict: Dictionary
  data: string
}

/** The objects of a file by reference. */
export interface PdfObjects {
  objects: Record<string, Value | PdfStream>
  trailer: Dictionary
}

/** Reads a file with qpdf. */
export function readObjects(bytes: Uint8Array): PdfObjects {
  const { qpdf } = JSON.parse(objectsAndStreamsOf(bytes)) as {
    qpdf: [unknown, Record<string, { value?: Value; stream?: PdfStream }>]
  }
  const objects: PdfObjects['objects'] = {}
  for (const [name, { value, stream }] of Object.entries(qpdf[1]))
    objects[name.replace('obj:', '')] = stream ?? value ?? null
  const trailer = objects.trailer
  return { objects, trailer: isDictionary(trailer) ? trailer : {} }
}

export const isStream = (value: unknown): value is PdfStream =>
  typeof value === 'object' && value !== null && 'dict' in value && 'data' in value

export const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isStream(value)

const reference = /^\d+ \d+ R$/
export const isReference = (value: unknown): value is string =>
  typeof value === 'string' && reference.test(value)

/** Resolves a reference; returns the dictionary of a stream. */
export function resolve(file: PdfObjects, value: Value | undefined): Value {
  const found = isReference(value) ? file.objects[value] : value
  return isStream(found) ? found.dict : (found ?? null)
}

export function dictionaryAt(file: PdfObjects, value: Value | undefined): Dictionary {
  const found = resolve(file, value)
  return isDictionary(found) ? found : {}
}

export function arrayAt(file: PdfObjects, value: Value | undefined): readonly Value[] {
  const found = resolve(file, value)
  return Array.isArray(found) ? found : []
}

export function dataAt(file: PdfObjects, value: Value | undefined): Buffer {
  const found = isReference(value) ? file.objects[value] : value
  return isStream(found) ? Buffer.from(found.data, 'base64') : Buffer.alloc(0)
}

export const catalogOf = (file: PdfObjects): Dictionary => dictionaryAt(file, file.trailer['/Root'])

/** Returns the references of the pages in order. */
export function pagesOf(file: PdfObjects): string[] {
  return arrayAt(file, dictionaryAt(file, catalogOf(file)['/Pages'])['/Kids']).filter(isReference)
}

/** Returns a function that reads the file on first use and gives each test a deep copy to modify. */
export function copiesOf(read: () => Promise<PdfObjects>): () => Promise<PdfObjects> {
  let file: Promise<PdfObjects> | undefined
  return async () => {
    // without qpdf it fails; the next test tries again, so that each test is skipped separately
    file ??= read().catch(error => {
      file = undefined
      throw error
    })
    return structuredClone(await file)
  }
}

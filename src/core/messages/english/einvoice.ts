import { grouped } from './english-format.ts'

/** E-invoices: files that cannot be read, and rules that a document breaks. */
export const einvoiceInEnglish = {
  'einvoice.unreadable_value': ({
    element,
    line,
    value,
  }: {
    element: string
    line: number
    value: string
  }): string => `Line ${line}: "${value}" is no valid value of ${element}.`,
  'einvoice.encoding': ({ encoding }: { encoding: string }): string =>
    `This file cannot be read as ${encoding}. Ask the sender for the file in UTF-8.`,
  'einvoice.malformed': ({ line }: { line: number }): string =>
    `This file is no well-formed XML; the mistake is in line ${line}. Ask the sender for the original file.`,
  'einvoice.doctype':
    'This file has a document type declaration, which e-invoices never need. It was not opened.',
  'einvoice.too_large': ({ max }: { max: number }): string =>
    `This file is larger than ${grouped(max / 1024 / 1024)} MB.`,
  'einvoice.too_complex': ({
    limit,
    max,
  }: {
    limit: 'depth' | 'elements' | 'attributesPerElement'
    max: number
  }): string =>
    ({
      depth: `This file nests its elements deeper than ${grouped(max)} levels. It was not opened.`,
      elements: `This file has more than ${grouped(max)} elements. It was not opened.`,
      attributesPerElement: `An element of this file has more than ${grouped(max)} attributes. It was not opened.`,
    })[limit],
  'einvoice.unknown_root': ({ root }: { root: string }): string =>
    `This XML file is no e-invoice in UBL or CII: its root is ${root}.`,
} as const

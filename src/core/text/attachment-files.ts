import { z } from 'zod'
import { limits } from '../limits.ts'
import { safeFileStem } from './file-name.ts'

/** File types of attachments (EN 16931, BT-125) with their extensions; a new name gets the first one. */
const extensions = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'text/csv': ['csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
} as const satisfies Record<string, readonly string[]>

export type AttachmentType = keyof typeof extensions

export const attachmentTypes = Object.keys(extensions) as AttachmentType[]

export const isAttachmentType = (type: string): type is AttachmentType => Object.hasOwn(extensions, type)

/** The extensions of a type, without the dot. */
export const extensionsOf = (type: AttachmentType): readonly string[] => extensions[type]

/** All extensions, without the dot. */
export const attachmentExtensions: readonly string[] = Object.values(extensions).flat()

const endOf = (name: string): string => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The type that an extension stands for; `undefined` if attachments cannot have it. */
export const typeOfName = (name: string): AttachmentType | undefined =>
  attachmentTypes.find(type => extensionsOf(type).includes(endOf(name)))

/** Whether a name is valid on every system and has the extension of an attachment type. */
export function isAttachmentName(name: string): boolean {
  const stem = name.slice(0, -endOf(name).length - 1)
  return typeOfName(name) !== undefined && stem !== '' && safeFileStem(stem) === stem
}

/** A safe file name from any text, with this extension. */
export function safeAttachmentName(stated: string, extension: string): string {
  const stem = safeFileStem(stated.slice(0, 500).replace(/\.[A-Za-z0-9]{1,8}$/, ''))
  return `${stem || 'Attachment'}.${extension}`
}

/** Equal for names that are the same file on systems that ignore case. */
export const comparableName = (name: string): string => name.normalize('NFC').toLowerCase()

/** Appends a number if another name is equal. */
function nameBeside(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(comparableName))
  let unique = name
  for (let number = 2; taken.has(comparableName(unique)); number += 1) unique = numbered(name, number)
  return unique
}

/** The numbered name, with the stem shortened if it would be too long. */
function numbered(name: string, number: number): string {
  const dot = name.lastIndexOf('.')
  let stem = name.slice(0, dot)
  const whole = () => `${stem}-${number}${name.slice(dot)}`
  while (stem !== '' && !isAttachmentName(whole())) stem = stem.slice(0, -1)
  return whole()
}

/** A unique name for a file: the stated one if it is valid for the type, otherwise a safe one. */
export function nameOfFile(stated: string, type: AttachmentType, others: readonly string[]): string {
  const isUsable = isAttachmentName(stated) && typeOfName(stated) === type
  return nameBeside(isUsable ? stated : safeAttachmentName(stated, extensions[type][0]), others)
}

/** A unique name for a link. */
export function nameOfLink(stated: string, others: readonly string[]): string {
  const taken = new Set(others.map(comparableName))
  let unique = stated
  for (let number = 2; taken.has(comparableName(unique)); number += 1) unique = `${stated} (${number})`
  return unique
}

/** Type and Base64 content of a data URL; `undefined` for other texts. */
export function partsOfDataUrl(url: string): { type: string; base64: string } | undefined {
  const comma = url.indexOf(',')
  const type = /^data:([a-z0-9.+/-]+);base64$/.exec(url.slice(0, Math.max(0, comma)))?.[1]
  return type === undefined ? undefined : { type, base64: url.slice(comma + 1) }
}

export const dataUrlOf = (type: AttachmentType, base64: string): string => `data:${type};base64,${base64}`

/** Number of bytes that a Base64 text encodes. */
const decodedBytes = (base64: string): number =>
  (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0)

/** Number of bytes of the file in a data URL; 0 for a link. */
export const bytesOfFile = (url = ''): number => decodedBytes(partsOfDataUrl(url)?.base64 ?? '')

/** Length of the longest data URL whose file is within the limit. */
export const longestDataUrl = Math.ceil(limits.attachmentsBytes / 3) * 4 + 100

/** Number of Base64 characters that are checked; a PDF may begin with other bytes (ISO 32000-1, annex H, note 13). */
const headLength = 4 * 342

const zip = 'PK\u0003\u0004'
const png = '\u0089PNG\r\n\u001a\n'
const jpeg = '\u00ff\u00d8\u00ff'
const binary = [zip, png, jpeg, '%PDF-', 'MZ']

const looksLike: Readonly<Record<AttachmentType, (head: string) => boolean>> = {
  'application/pdf': head => head.includes('%PDF-'),
  'image/png': head => head.startsWith(png),
  'image/jpeg': head => head.startsWith(jpeg),
  'text/csv': head => !head.includes('\u0000') && !binary.some(start => head.startsWith(start)),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': head => head.startsWith(zip),
  'application/vnd.oasis.opendocument.spreadsheet': head => head.startsWith(zip),
}

/** Base64 with padding, without unused bits (RFC 4648, section 4), of at least one byte. */
function isWholeBase64(base64: string): boolean {
  const end = base64.slice(-4)
  const isEnd = /^([A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=|[A-Za-z0-9+/][AQgw]==)$/.test(end)
  return base64.length % 4 === 0 && isEnd && /^[A-Za-z0-9+/]*$/.test(base64.slice(0, -4))
}

/** Whether a data URL is valid Base64 of an attachment type. */
export function isAttachmentData(url: string): boolean {
  const { type = '', base64 = '' } = partsOfDataUrl(url) ?? {}
  return isAttachmentType(type) && isWholeBase64(base64)
}

/** The first bytes, as characters. */
const headOf = (base64: string): string =>
  String.fromCharCode(...z.core.util.base64ToUint8Array(base64.slice(0, headLength)))

/** Whether a file begins with the signature of its type. */
export function hasContentOfType(url: string): boolean {
  const { type = '', base64 = '' } = partsOfDataUrl(url) ?? {}
  return isAttachmentType(type) && looksLike[type](headOf(base64))
}

import type { Invoice } from '#core/invoice/invoice.ts'
import { limits } from '#core/limits.ts'
import {
  bytesOfFile,
  dataUrlOf,
  hasContentOfType,
  isAttachmentData,
  isAttachmentType,
  nameOfFile,
  partsOfDataUrl,
} from '#core/text/attachment-files.ts'
import type { AttachedFile, Attachment } from '../model/einvoice.ts'
import { omitEmpty } from './omit-empty.ts'
import { type ChoiceTree, oneLine, partsOf, type Term, take } from './taken-terms.ts'

/** BG-24; the reference of a file is its name. */
export const attachmentsOf = ({ attachments }: Invoice): Attachment[] | undefined =>
  attachments?.map(({ name, description, data }) => {
    const { type, base64 = '' } = partsOfDataUrl(data) ?? {}
    const file = omitEmpty<AttachedFile>({ content: base64, mimeType: type, name })
    return omitEmpty<Attachment>({ reference: name, description, file })
  })

/** The files that an invoice can hold, in their order as long as they are within its limits. */
export function importedAttachments(all: readonly Term<Attachment>[]): ChoiceTree[] {
  const taken: ChoiceTree[] = []
  const names: string[] = []
  let bytes = 0
  for (const each of all) {
    const { reference, description, file } = partsOf(each)
    const parts = partsOf(file)
    const data = dataOf(file.value)
    const size = data === undefined ? 0 : bytesOfFile(data.url)
    if (data === undefined || names.length === limits.attachments || bytes + size > limits.attachmentsBytes)
      continue
    bytes += size
    const stated = parts.name.value ?? reference.value ?? ''
    const name = nameOfFile(stated, data.type, names)
    names.push(name)
    taken.push({
      name: take(name, ...[parts.name, reference].filter(({ value }) => value === name)),
      description: take(oneLine(description.value), description),
      data: take(data.url, parts.content, parts.mimeType),
    })
  }
  return taken
}

/** The file as an invoice holds it; `undefined` if it is none that an attachment can be. */
function dataOf(file: AttachedFile | undefined) {
  const type = file?.mimeType ?? ''
  if (!isAttachmentType(type)) return undefined
  const url = dataUrlOf(type, file?.content ?? '')
  return isAttachmentData(url) && hasContentOfType(url) ? { type, url } : undefined
}

import { httpsLink } from '#core/fields/value-schemas.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { limits } from '#core/limits.ts'
import {
  bytesOfFile,
  dataUrlOf,
  hasContentOfType,
  isAttachmentData,
  isAttachmentType,
  nameOfFile,
  nameOfLink,
  partsOfDataUrl,
} from '#core/text/attachment-files.ts'
import type { AttachedFile, Attachment } from '../model/einvoice.ts'
import { markDescription } from '../rules/greek-rules.ts'
import { omitEmpty } from './omit-empty.ts'
import { type Choice, type ChoiceTree, oneLine, partsOf, type Term, take } from './taken-terms.ts'

/** BG-24: files and links, referenced by name, then the myDATA mark of the Greek tax office. */
export function attachmentsOf({ attachments = [], mydata_mark }: Invoice): Attachment[] | undefined {
  const all = attachments.map(({ name, description, data, url }) =>
    omitEmpty<Attachment>({
      reference: name,
      description,
      file: data === undefined ? undefined : fileOf(name, data),
      url,
    }),
  )
  if (mydata_mark !== undefined) all.push({ reference: mydata_mark, description: markDescription })
  return all.length === 0 ? undefined : all
}

function fileOf(name: string, data: string): AttachedFile {
  const { type, base64 = '' } = partsOfDataUrl(data) ?? {}
  return omitEmpty<AttachedFile>({ content: base64, mimeType: type, name })
}

/** The number of the Greek tax office is a supporting document without a file. */
export function importedMark(all: readonly Term<Attachment>[]): Choice | undefined {
  const mark = all.find(
    ({ value }) =>
      value?.description === markDescription && value.file === undefined && value.url === undefined,
  )
  if (mark === undefined) return undefined
  const { reference, description } = partsOf(mark)
  return take(oneLine(reference.value), reference, description)
}

/** Returns the files and links that an invoice can hold, in order, up to its limits. */
export function importedAttachments(all: readonly Term<Attachment>[]): ChoiceTree[] {
  const taken: ChoiceTree[] = []
  const names: string[] = []
  let bytes = 0
  for (const each of all) {
    if (names.length === limits.attachments) break
    const { reference, description, file, url } = partsOf(each)
    const shared = { description: take(oneLine(description.value), description) }
    if (file.value === undefined && httpsLink.safeParse(url.value).success) {
      const stated = oneLine(reference.value)?.slice(0, limits.attachmentNameLength - 5) ?? 'Link'
      const name = nameOfLink(stated, names)
      names.push(name)
      const isStated = name === reference.value
      taken.push({ ...shared, name: take(name, ...(isStated ? [reference] : [])), url: take(url.value, url) })
      continue
    }
    const parts = partsOf(file)
    const data = dataOf(file.value)
    const size = data === undefined ? 0 : bytesOfFile(data.url)
    if (data === undefined || bytes + size > limits.attachmentsBytes) continue
    bytes += size
    const stated = parts.name.value ?? reference.value ?? ''
    const name = nameOfFile(stated, data.type, names)
    names.push(name)
    taken.push({
      ...shared,
      name: take(name, ...[parts.name, reference].filter(({ value }) => value === name)),
      data: take(data.url, parts.content, parts.mimeType),
    })
  }
  return taken
}

/** Returns the file as a data URL; `undefined` if an attachment may not have its type or content. */
function dataOf(file: AttachedFile | undefined) {
  const type = file?.mimeType ?? ''
  if (!isAttachmentType(type)) return undefined
  const url = dataUrlOf(type, file?.content ?? '')
  return isAttachmentData(url) && hasContentOfType(url) ? { type, url } : undefined
}

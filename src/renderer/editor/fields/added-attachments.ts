import type { Draft } from '#core/draft/draft.ts'
import { limits } from '#core/limits.ts'
import {
  bytesOfFile,
  dataUrlOf,
  hasContentOfType,
  nameOfFile,
  typeOfName,
} from '#core/text/attachment-files.ts'
import { formatKilobytes } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'

export type DraftAttachment = NonNullable<Draft['attachments']>[number]

/** A chosen file, as the browser passes it. */
type ChosenFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>

/**
 * Converts chosen files to attachments, with the reasons for which some are rejected. Limits include the existing
 * attachments.
 */
export async function addedAttachments(
  present: readonly DraftAttachment[],
  files: readonly ChosenFile[],
): Promise<{ added: DraftAttachment[]; problems: string[] }> {
  const added: DraftAttachment[] = []
  const problems: string[] = []
  const names = present.map(({ name }) => name)
  let bytes = present.reduce((sum, { data }) => sum + bytesOfFile(data), 0)
  for (const file of files) {
    const type = typeOfName(file.name)
    const problem =
      names.length >= limits.attachments
        ? t('attachments.too-many', { name: file.name, max: limits.attachments })
        : type === undefined
          ? t('attachments.wrong-kind', { name: file.name })
          : file.size === 0
            ? t('attachments.empty', { name: file.name })
            : bytes + file.size > limits.attachmentsBytes
              ? t('attachments.too-large', {
                  name: file.name,
                  left: formatKilobytes(Math.max(0, limits.attachmentsBytes - bytes)),
                })
              : undefined
    if (problem !== undefined || type === undefined) {
      problems.push(problem ?? '')
      continue
    }
    const data = dataUrlOf(type, base64Of(new Uint8Array(await file.arrayBuffer())))
    if (!hasContentOfType(data)) {
      problems.push(t('attachments.wrong-content', { name: file.name }))
      continue
    }
    const name = nameOfFile(file.name, type, names)
    names.push(name)
    bytes += bytesOfFile(data)
    added.push({ name, data })
  }
  return { added, problems }
}

/** encoded in parts, because the number of arguments of a call is limited */
function base64Of(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += partLength)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + partLength)))
  return btoa(parts.join(''))
}

const partLength = 32_768

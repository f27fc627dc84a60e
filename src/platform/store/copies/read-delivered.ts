import { readFile, stat } from 'node:fs/promises'
import { systemCodeOf } from '#core/errors/system-error.ts'
import type { PlainMessageCode } from '#core/messages/message.ts'
import { sha256Of } from '../../files/sha256.ts'
import type { KeptDelivery } from './delivery-rows.ts'

export type DeliveredFile = { bytes: Uint8Array; sha256: string } | { problem: PlainMessageCode }

/**
 * Reads a delivered PDF as it was delivered: another program may have changed or replaced the file.
 * @param mustHaveDigest a path that the data cannot prove to be a delivered PDF is not read
 */
export async function readDelivered(
  delivery: KeptDelivery,
  { mustHaveDigest }: { mustHaveDigest: boolean },
): Promise<DeliveredFile> {
  try {
    const found = await stat(delivery.path)
    // Also devices and pipes, whose read may never end.
    if (!found.isFile() || found.size !== delivery.bytes) return { problem: 'pdf.file_changed' }
    if (mustHaveDigest && delivery.sha256 === undefined) return { problem: 'pdf.file_changed' }
    const bytes = await readFile(delivery.path)
    const sha256 = sha256Of(bytes)
    if ((delivery.sha256 ?? sha256) !== sha256) return { problem: 'pdf.file_changed' }
    return { bytes, sha256 }
  } catch (error) {
    const code = systemCodeOf(error)
    return { problem: code === 'ENOENT' || code === 'ENOTDIR' ? 'pdf.file_missing' : 'file_unreadable' }
  }
}

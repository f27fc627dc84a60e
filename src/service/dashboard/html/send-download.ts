import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { pageHeaders } from './send-page.ts'

/**
 * A part of a download, of a few hundred records at most, so that other requests are answered between parts.
 */
export interface DownloadPart {
  text: string
  records: number
}

/** Trailer with the number of records, sent after the last one. */
export const recordCountTrailer = 'X-Record-Count'

/**
 * Streams a file of any length. A failed download ends with an aborted connection, without the last chunk and
 * the trailer.
 */
export function sendDownload(
  reply: FastifyReply,
  { name, type, parts }: { name: string; type: string; parts: AsyncIterable<DownloadPart> },
): FastifyReply {
  let records = 0
  async function* texts(): AsyncGenerator<string> {
    for await (const part of parts) {
      records += part.records
      if (part.text !== '') yield part.text
      await nextTurn()
    }
  }
  return reply
    .headers({ ...pageHeaders, 'content-disposition': `attachment; filename="${name}"` })
    .type(type)
    .trailer(recordCountTrailer, async () => String(records))
    .send(Readable.from(texts()))
}

import { runInThread, type ThreadLimits } from '#node/run-in-thread.ts'
import { siblingModule } from '#node/sibling-module.ts'
import type { Unreadable } from './open-pdf.ts'
import type { ReadAttachment, WantedAttachment } from './read-attachment.ts'
import type { ContentLimits, PdfReading } from './read-pdf.ts'

type ReadLimits = Partial<ThreadLimits>

/** Job of a reading thread: the text of a PDF, or one attachment. */
export type ReadRequest =
  | { text: ContentLimits; attachment?: undefined }
  | { text?: undefined; attachment: WantedAttachment }
export type ReadResult = PdfReading | ReadAttachment | null | Unreadable

const entry = new URL(siblingModule('read-worker', import.meta.url))

/** Reads the text of an untrusted PDF in a thread with time and memory limits. Never rejects. */
export const readInThread = (pdf: Uint8Array, text: ContentLimits, limits: ReadLimits = {}) =>
  inThread<PdfReading>(pdf, { text }, limits)

/** Reads an attached file of an untrusted PDF in a thread with time and memory limits. Never rejects. */
export const readAttachmentInThread = (
  pdf: Uint8Array,
  attachment: WantedAttachment,
  { seconds = 2, megabytes = 180 }: ReadLimits = {},
) => inThread<ReadAttachment | null>(pdf, { attachment }, { seconds, megabytes })

function inThread<T extends ReadResult>(
  pdf: Uint8Array,
  request: ReadRequest,
  { seconds = 20, megabytes = 768 }: ReadLimits,
): Promise<T | Unreadable> {
  return runInThread<T | Unreadable>(
    entry,
    { bytes: new Uint8Array(pdf), ...request },
    { seconds, megabytes },
  )
}

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { AppError } from '#core/errors/app-error.ts'
import { asStorage, type BucketOptions, type FileStorage } from './file-storage.ts'

export interface S3Timeouts {
  /** milliseconds to connect */
  connect: number
  /** milliseconds for a whole call, retries included */
  all: number
  tries: number
}

const defaultTimeouts: S3Timeouts = { connect: 2_000, all: 10_000, tries: 3 }

/**
 * PDFs as objects of an S3-compatible bucket, under the same names as in the folder. Credentials come from the default
 * provider chain of the AWS SDK.
 * @throws AppError store_unavailable
 */
export async function openS3Storage(
  { bucket, endpoint, region, isPathStyle }: BucketOptions,
  timeouts = defaultTimeouts,
): Promise<FileStorage> {
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint }),
    forcePathStyle: isPathStyle,
    maxAttempts: timeouts.tries,
    requestHandler: { connectionTimeout: timeouts.connect, requestTimeout: timeouts.all },
    // other stores reject trailing checksums; the body is signed with its hash anyway
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const inTime = () => ({ abortSignal: AbortSignal.timeout(timeouts.all) })
  const object = (id: string) => ({ Bucket: bucket, Key: `${id.slice(0, 2)}/${id}.pdf` })

  const storage: FileStorage = {
    put: (id, bytes) =>
      asStorage(async () => {
        const pdf = { Body: bytes, ContentLength: bytes.length, ContentType: 'application/pdf' }
        await client.send(new PutObjectCommand({ ...object(id), ...pdf }), inTime())
      }),
    size: id =>
      asStorage(async () => {
        const head = await client.send(new HeadObjectCommand(object(id)), inTime()).catch(ifMissing)
        return head?.ContentLength
      }),
    read: (id, part) =>
      asStorage(async () => {
        const range = part === undefined ? {} : { Range: `bytes=${part.start}-${part.end}` }
        // one deadline for headers and body
        const limit = inTime()
        const found = await client
          .send(new GetObjectCommand({ ...object(id), ...range }), limit)
          .catch(ifMissing)
        return found?.Body === undefined ? undefined : await readBefore(limit.abortSignal, found.Body)
      }),
    remove: id =>
      asStorage(async () => {
        await client.send(new DeleteObjectCommand(object(id)), inTime())
      }),
    check: () =>
      asStorage(async () => {
        await client.send(new HeadBucketCommand({ Bucket: bucket }), inTime())
      }),
    close: async () => client.destroy(),
  }

  try {
    await storage.check()
    return storage
  } catch (cause) {
    client.destroy()
    const message = { code: 'service.bucket', params: { bucket, reason: reasonOf(cause) } } as const
    throw new AppError('store_unavailable', { message, cause })
  }
}

/** Rejects if the body stalls. */
function readBefore(signal: AbortSignal, body: { transformToByteArray(): Promise<Uint8Array> }) {
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([body.transformToByteArray(), stopped])
}

function ifMissing(error: unknown): undefined {
  if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)) return undefined
  throw error
}

/** The store's error name, such as Forbidden, or the system's code, such as ECONNREFUSED. */
function reasonOf(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error)) return null
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}

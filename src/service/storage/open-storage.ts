import { join } from 'node:path'
import type { BucketOptions, FileStorage } from './file-storage.ts'
import { openFolderStorage } from './folder-storage.ts'

/** @throws AppError store_unavailable */
export async function openStorage(dataFolder: string, bucket?: BucketOptions): Promise<FileStorage> {
  if (bucket === undefined) return openFolderStorage(join(dataFolder, 'files'))
  // loads the S3 client only when it is used
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage(bucket)
}

/** Where an S3-compatible store keeps the PDFs. */
export interface BucketOptions {
  bucket: string
  /** `undefined` for Amazon's own */
  endpoint: string | undefined
  region: string
  /** the bucket in the path and not in the host name, as most stores that are not Amazon's want it */
  isPathStyle: boolean
}

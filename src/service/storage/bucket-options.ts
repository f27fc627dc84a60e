/** An S3-compatible bucket for the PDFs. */
export interface BucketOptions {
  bucket: string
  /** `undefined` for AWS */
  endpoint: string | undefined
  region: string
  /** path-style addressing, as most other stores need it */
  isPathStyle: boolean
}

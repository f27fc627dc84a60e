/** The sample invoice rendered with a custom template. */
export interface TemplateSample {
  version: string
  /** PDF with the TEST watermark */
  bytes: Uint8Array
}

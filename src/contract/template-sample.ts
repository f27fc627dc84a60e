/** What a template of one's own makes of the sample invoice. */
export interface TemplateSample {
  version: string
  /** PDF, marked TEST */
  bytes: Uint8Array
}

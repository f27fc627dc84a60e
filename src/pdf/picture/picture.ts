import type { Message } from '#core/messages/message.ts'
import type { Orientation } from './exif-orientation.ts'

/** A picture ready for embedding: compressed samples and their colour space. */
export interface Picture {
  /** displayed size; {@link orientation} describes how the samples are stored */
  width: number
  height: number
  colorSpace: 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK' | { palette: Buffer }
  bits: number
  filter: 'FlateDecode' | 'DCTDecode'
  data: Buffer
  /** compressed, eight bits per sample */
  alpha: Buffer | null
  /** whether 0 is full ink, as in CMYK JPEGs by Adobe */
  inverted: boolean
  orientation: Orientation
}

/** Thrown for a logo that cannot be drawn; the message is shown to the user. */
export class PictureError extends Error {
  readonly reason: Message

  constructor(reason: Message) {
    super(reason.code)
    this.reason = reason
  }
}

import type { Message } from '#core/messages/message.ts'
import type { Orientation } from './exif-orientation.ts'

/** A picture as a PDF holds it: samples compressed already, colours named. */
export interface Picture {
  /** as it is seen; {@link orientation} tells how the samples lie */
  width: number
  height: number
  colorSpace: 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK' | { palette: Buffer }
  bits: number
  filter: 'FlateDecode' | 'DCTDecode'
  data: Buffer
  /** compressed, eight bits a sample */
  alpha: Buffer | null
  /** whether the samples count ink from white, as Adobe's CMYK JPEGs do */
  inverted: boolean
  orientation: Orientation
}

/** Why a logo is not drawn, for the person who chose it. */
export class PictureError extends Error {
  readonly reason: Message

  constructor(reason: Message) {
    super(reason.code)
    this.reason = reason
  }
}

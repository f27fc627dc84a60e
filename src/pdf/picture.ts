/** A picture as a PDF holds it: samples compressed already, colours named. */
export interface Picture {
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
}

/** Why a logo is not drawn, in words for the person who chose it. */
export class PictureError extends Error {}

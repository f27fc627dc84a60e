import type { PdfFile, PdfObject } from './pdf-file.ts'
import type { Picture } from './picture.ts'

export function embedPicture(file: PdfFile, picture: Picture): PdfObject {
  const { width, height, bits, filter, data, alpha, inverted, colorSpace } = picture
  const image = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height }
  const mask =
    alpha &&
    file.addStream({ ...image, ColorSpace: 'DeviceGray', BitsPerComponent: 8, Filter: 'FlateDecode' }, alpha)
  const space =
    typeof colorSpace === 'string'
      ? colorSpace
      : ['Indexed', 'DeviceRGB', colorSpace.palette.length / 3 - 1, file.addStream({}, colorSpace.palette)]
  return file.addStream(
    {
      ...image,
      ColorSpace: space,
      BitsPerComponent: bits,
      Filter: filter,
      ...(inverted && { Decode: [1, 0, 1, 0, 1, 0, 1, 0] }),
      ...(mask && { SMask: mask }),
    },
    data,
  )
}

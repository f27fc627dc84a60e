import type { ArchiveDocument } from '../file/archive-document.ts'
import type { PdfReference, PdfValue } from '../file/pdfkit.ts'
import { isTransposed, type Orientation } from './exif-orientation.ts'
import type { Picture } from './picture.ts'

export function embedPicture(document: ArchiveDocument, picture: Picture): PdfReference {
  const { bits, filter, data, alpha, inverted, orientation } = picture
  const [width, height] = isTransposed(orientation)
    ? [picture.height, picture.width]
    : [picture.width, picture.height]
  const image = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height }
  const gray = { ...image, ColorSpace: 'DeviceGray', BitsPerComponent: 8, Filter: 'FlateDecode' }
  const samples = {
    ...image,
    ColorSpace: colorSpaceOf(picture, document),
    BitsPerComponent: bits,
    Filter: filter,
    ...(inverted && { Decode: [1, 0, 1, 0, 1, 0, 1, 0] }),
    ...(alpha && { SMask: document.addStream(gray, alpha) }),
  }
  const reference = document.addStream(samples, data)
  return orientation === 1 ? reference : orientedPicture(reference, orientation, document)
}

function colorSpaceOf({ colorSpace }: Picture, document: ArchiveDocument): PdfValue {
  if (typeof colorSpace !== 'string') {
    const { palette } = colorSpace
    return ['Indexed', 'DeviceRGB', palette.length / 3 - 1, document.addStream({}, palette)]
  }
  return colorSpace === 'DeviceCMYK' ? cmykColorSpace(document) : colorSpace
}

/**
 * Converts CMYK to what an sRGB output intent allows (ISO 19005-3, 6.2.4.3): a DeviceN space with a simple
 * conversion to RGB, as readers without a press profile show it.
 */
function cmykColorSpace(document: ArchiveDocument): PdfValue {
  const rest = '1 exch sub 1 index mul'
  const mixing = `{1 exch sub exch ${rest} 3 1 roll exch ${rest} 4 -1 roll 1 exch sub 2 index mul 4 1 roll exch pop exch}`
  const mix = document.addStream(
    { FunctionType: 4, Domain: [0, 1, 0, 1, 0, 1, 0, 1], Range: [0, 1, 0, 1, 0, 1] },
    Buffer.from(mixing, 'latin1'),
  )
  return ['DeviceN', ['Cyan', 'Magenta', 'Yellow', 'Black'], 'DeviceRGB', mix]
}

/** Transformation of the unit square from stored to displayed orientation. */
const matrices: Record<Orientation, string> = {
  1: '1 0 0 1 0 0',
  2: '-1 0 0 1 1 0',
  3: '-1 0 0 -1 1 1',
  4: '1 0 0 -1 0 1',
  5: '0 -1 -1 0 1 1',
  6: '0 -1 1 0 0 1',
  7: '0 1 1 0 0 0',
  8: '0 1 -1 0 1 0',
}

/** Wraps a picture in a form that shows it upright in the unit square. */
function orientedPicture(
  image: PdfReference,
  orientation: Orientation,
  document: ArchiveDocument,
): PdfReference {
  return document.addStream(
    { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 1, 1], Resources: { XObject: { Logo: image } } },
    Buffer.from(`${matrices[orientation]} cm /Logo Do\n`, 'latin1'),
  )
}

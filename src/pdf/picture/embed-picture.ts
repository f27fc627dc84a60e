import type { ObjectWriter } from '../file/object-writer.ts'
import type { Ref } from '../file/pdf-syntax.ts'
import { isOnItsSide } from './exif-orientation.ts'
import type { Picture } from './picture.ts'
import { turnedPicture } from './turned-picture.ts'

export function embedPicture(objects: ObjectWriter, picture: Picture): Ref {
  const { bits, filter, data, alpha, inverted, orientation } = picture
  const [width, height] = isOnItsSide(orientation)
    ? [picture.height, picture.width]
    : [picture.width, picture.height]
  const image = { Type: '/XObject', Subtype: '/Image', Width: width, Height: height }
  const mask =
    alpha && objects.addPackedStream({ ...image, ColorSpace: '/DeviceGray', BitsPerComponent: 8 }, alpha)
  const samples = objects.addPlainStream(
    {
      ...image,
      ColorSpace: colorSpaceOf(picture, objects),
      BitsPerComponent: bits,
      Filter: `/${filter}`,
      Decode: inverted ? '[1 0 1 0 1 0 1 0]' : null,
      SMask: mask,
    },
    data,
  )
  return orientation === 1 ? samples : turnedPicture(samples, orientation, objects)
}

function colorSpaceOf({ colorSpace }: Picture, objects: ObjectWriter): string {
  if (typeof colorSpace !== 'string') {
    const { palette } = colorSpace
    return `[/Indexed/DeviceRGB ${palette.length / 3 - 1} ${objects.addStream({}, palette)}]`
  }
  return colorSpace === 'DeviceCMYK' ? inksOf(objects) : `/${colorSpace}`
}

/**
 * An archive file whose output intent is sRGB may not say DeviceCMYK (ISO 19005-3, 6.2.4.3). So it says how much
 * light is left of red, green and blue, which is what readers show for want of the press that was meant.
 */
function inksOf(objects: ObjectWriter): string {
  const rest = '1 exch sub 1 index mul'
  const mixing = `{1 exch sub exch ${rest} 3 1 roll exch ${rest} 4 -1 roll 1 exch sub 2 index mul 4 1 roll exch pop exch}`
  const mix = objects.addStream(
    { FunctionType: 4, Domain: '[0 1 0 1 0 1 0 1]', Range: '[0 1 0 1 0 1]' },
    Buffer.from(mixing, 'latin1'),
  )
  return `[/DeviceN[/Cyan/Magenta/Yellow/Black]/DeviceRGB ${mix}]`
}

import type { ObjectWriter } from './object-writer.ts'
import { packed } from './packed.ts'
import { dictionary, type Ref, text } from './pdf-syntax.ts'
import { srgbProfile } from './srgb-profile.ts'

const profile = packed(srgbProfile())

/** Which red is meant by red: that of sRGB (ISO 19005-3, 6.2.3). */
export function outputIntent(objects: ObjectWriter): Ref {
  return objects.add(
    dictionary({
      Type: '/OutputIntent',
      S: '/GTS_PDFA1',
      OutputConditionIdentifier: text('sRGB'),
      Info: text('sRGB IEC61966-2.1'),
      DestOutputProfile: objects.addPackedStream({ N: 3 }, profile),
    }),
  )
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ObjectWriter } from './object-writer.ts'
import { dictionary, type Ref, text } from './pdf-syntax.ts'

const resolver = createRequire(import.meta.url)
let profile: Buffer | null = null

/** Which red is meant by red: that of sRGB (ISO 19005-3, 6.2.3). */
export function outputIntent(objects: ObjectWriter): Ref {
  // pdfkit lets nothing of it be imported but itself, so the file is found beside what is
  profile ??= readFileSync(join(dirname(resolver.resolve('pdfkit')), 'data/sRGB_IEC61966_2_1.icc'))
  return objects.add(
    dictionary({
      Type: '/OutputIntent',
      S: '/GTS_PDFA1',
      OutputConditionIdentifier: text('sRGB IEC61966-2.1'),
      DestOutputProfile: objects.addStream({ N: 3 }, profile),
    }),
  )
}

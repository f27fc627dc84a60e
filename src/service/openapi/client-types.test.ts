/** @module-tag extended */

import { expect, test } from 'vitest'
import { clientTypes } from '../testing/client-types.ts'

test('the types of the TypeScript client are those of the document (vitest -u writes them anew)', async () => {
  await expect(await clientTypes()).toMatchFileSnapshot('../../../clients/typescript/src/types.ts')
})

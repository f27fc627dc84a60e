import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../models/axe.ts'
import { containing, text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

test('a number of another draft is reported while typing, with a free one', { tag: '@extended' }, async ({
  app,
}) => {
  const first = await app.writeInvoice()
  const second = await app.writeInvoice()
  // the message of the field, because the announcement for screen readers stays until the next one
  const warning = containing(
    text('number.shared', { isDraft: true, customer: '', number: first, other: first }),
  )

  await app.number.fill(first)
  // The focus is still in the field.
  await expect(app.number).toHaveAccessibleDescription(warning)
  await expect(app.number).toBeFocused()
  await expect(app.number).not.toHaveAttribute('aria-invalid')
  expect(await violationsOf(app.page)).toEqual([])

  await app.page.keyboard.press('Tab')
  await app.page.keyboard.press('Enter')
  await expect(app.number).toHaveValue(second)
  await expect(app.number).not.toHaveAccessibleDescription(warning)
  await app.page.keyboard.press('ControlOrMeta+z')
  await expect(app.number).toHaveValue(first)
  await expect(app.number).toHaveAccessibleDescription(warning)
})

import { expect, test } from '../fixtures.ts'

// the browser process is closed and killed with the host
test.use({ ownBrowser: true })

test('saved changes survive a kill', async ({ launch }) => {
  const first = await launch()
  const number = await first.writeInvoice({ description: 'Brand identity' })
  await first.line(1, 'description').fill('Brand identity, second draft')
  await expect(first.saved).toBeVisible()
  await first.page.keyboard.press('ControlOrMeta+s')
  await expect(first.saved).toBeVisible()
  await first.running.kill()

  const again = await launch()
  await again.inList(number).click()
  await expect(again.line(1, 'description')).toHaveValue('Brand identity, second draft')
})

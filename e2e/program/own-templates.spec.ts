import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'
import { any, containing, text } from '../models/texts.ts'

test('an own template is selected, previewed, and updated when its file changes', async ({ app, folder }) => {
  const { page } = app
  const shipped = JSON.parse(
    await readFile(new URL('../../templates/minimal/template.json', import.meta.url), 'utf8'),
  ) as Record<string, unknown>
  const write = async (name: string, template: object) => {
    await mkdir(join(folder, 'data/templates', name), { recursive: true })
    await writeFile(join(folder, 'data/templates', name, 'template.json'), JSON.stringify(template))
  }
  /** simulates returning to the window from another program */
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))

  await app.writeInvoice({ description: 'Brand identity', quantity: '1', price: '100' })
  await write('mine', { ...shipped, name: 'mine', title: 'My own' })
  await write('broken', { ...shipped, name: 'broken', palette: { ink: 'black' } })
  await comeBack()

  const design = await app.openDesign()
  await expect(design.getByText(text('design.custom'))).toBeVisible()
  await expect(
    design.getByText(
      containing(text('design.broken', { name: 'broken', mistake: `${any}palette.ink${any}` })),
    ),
  ).toBeVisible()
  await expect(design.getByRole('radio', { name: 'broken' })).toHaveCount(0)
  const picture = design.locator('[data-drawn] canvas')
  await expect(picture).toBeVisible()
  const pixels = () =>
    picture.evaluate(canvas => canvas instanceof HTMLCanvasElement && canvas.toDataURL('image/png'))
  const drawnBefore = await pixels()
  expect(`${drawnBefore}`.length).toBeGreaterThan(5000)
  await app.pickTemplate('My own')

  const before = await app.paper()
  await write('mine', {
    ...shipped,
    name: 'mine',
    title: 'My own',
    palette: { ...(shipped.palette as object), accent: '#cc0000' },
  })
  await comeBack()
  await expect.poll(async () => (await app.paper()).equals(before)).toBe(false)

  // Its thumbnail has changed too.
  await expect(picture).toBeVisible()
  await expect.poll(pixels).not.toBe(drawnBefore)

  await write('mine', { name: 'mine' })
  await comeBack()
  const missing = { code: 'template.setting_missing', params: { expected: 'string' } } as const
  const mistake = text('template.mistake_at', { path: 'title', mistake: missing })
  await expect(page.getByText(mistake).first()).toBeVisible()
})

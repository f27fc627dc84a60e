import { oauthPaths } from '#contract/device-grant-api.ts'
import {
  type FakeAuthorizationServer,
  startFakeAuthorizationServer,
} from '#platform/testing/fake-authorization-server.ts'
import { json } from '#platform/testing/fake-service.ts'
import { test as base, expect } from '../../fixtures.ts'
import { violationsOf } from '../../models/axe.ts'
import { any, containing, oneOf, text } from '../../models/texts.ts'

/** Page tests have no password store, so keys are kept for the session only. */
const test = base.extend<{ grants: FakeAuthorizationServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  grants: async ({}, use) => {
    const server = await startFakeAuthorizationServer()
    await use(server)
    await server.close()
  },
})
test.use({ hidesPreview: true })

test('from practice to live: the code, the page of the service, and nothing to copy', async ({
  app,
  grants,
}) => {
  const { page } = app
  const indicator = page.getByRole('banner').locator('[data-link]')
  await expect(indicator).toContainText(text('link.practice'))
  await expect(indicator).toContainText(text('mode.test'))
  await indicator.click()
  await expect(page.getByText(text('link.detail.practice'))).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('connect.open') })
    .click()
  const dialog = page.getByRole('dialog', { name: text('connect.title') })
  await dialog.getByLabel(text('connect.address')).fill('http://invoices.example.com')
  await dialog.getByRole('button', { name: text('connect.start'), exact: true }).click()
  await expect(dialog.getByText(text('connect.session.first'))).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: text('connect.start'), exact: true }).click()
  await expect(dialog.getByText(text('address.not_https'))).toBeVisible()
  await dialog.getByLabel(text('connect.address')).fill(grants.url)
  await page.keyboard.press('Enter')

  const waiting = page.getByRole('dialog', { name: text('connect.title.of', { name: '127.0.0.1' }) })
  await expect(waiting.getByLabel(text('connect.code'), { exact: true })).toHaveText('BCDF-1000')
  await expect(waiting.getByRole('timer')).toContainText(
    containing(
      text('connect.time-left', { time: '10:00' }),
      text('connect.time-left', { time: `9:5${any}` }),
    ),
  )
  const reopen = waiting.getByRole('button', { name: text('connect.open-page') })
  await expect(reopen).toBeFocused()
  expect(await app.running.opened()).toEqual([`${grants.url}/connect?code=BCDF-1000`])
  await reopen.click()
  await expect.poll(() => app.running.opened()).toHaveLength(2)
  expect(await violationsOf(page)).toEqual([])

  // It continues while the dialog is closed.
  await page.keyboard.press('Escape')
  await expect(indicator).toContainText(text('link.connecting'))
  grants.confirm('live')
  await expect(indicator).toContainText(text('mode.live'))
  await expect(indicator).toHaveAttribute('data-link', /connected|untried/)
  await indicator.click()
  await expect(page.getByRole('dialog', { name: '127.0.0.1' })).toBeVisible()
  const [key = 'none'] = grants.validKeys
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(key.slice(9))
})

test('each end has its reason and one action', async ({ app, grants }) => {
  const { page } = app
  await page.keyboard.press('ControlOrMeta+Shift+k')
  const open = async () => {
    await page.getByRole('banner').locator('[data-link]').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('connect.open') })
      .click()
    const dialog = page.getByRole('dialog', { name: text('connect.title') })
    await dialog.getByLabel(text('connect.address')).fill(grants.url)
    await dialog.getByRole('checkbox').check()
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: text('connect.start'), exact: true }).click()
  }
  const dialog = page.getByRole('dialog', {
    name: oneOf(text('connect.title'), text('connect.title.of', { name: any })),
  })
  const close = () =>
    dialog
      .getByRole('button', { name: text('batch.hide') })
      .first()
      .click()

  grants.next(oauthPaths.metadata, json(404, {}))
  await open()
  await expect(dialog.getByRole('alert')).toContainText(text('connect.unsupported'))
  await expect(dialog.getByRole('button', { name: text('connect.by-hand') })).toBeFocused()
  await close()

  grants.next(oauthPaths.metadata, json(200, { issuer: 'https://elsewhere.example' }))
  await open()
  await expect(dialog.getByRole('alert')).toContainText(text('connect.unusable'))
  await dialog.getByRole('button', { name: text('connect.change-address') }).click()
  await expect(dialog.getByLabel(text('connect.address'))).toBeVisible()
  await dialog.getByRole('button', { name: text('connect.not-now') }).click()

  grants.next(oauthPaths.token, json(400, { error: 'slow_down' }), json(400, { error: 'expired_token' }))
  await open()
  await expect(dialog.getByText(text('connect.slowed'))).toBeVisible()
  await expect(dialog.getByRole('alert')).toContainText(text('connect.expired'))
  await dialog.getByRole('button', { name: text('connect.new-code') }).click()
  await expect(dialog.getByLabel(text('connect.code'), { exact: true })).toHaveText('BCDF-1001')
  grants.deny()
  await expect(dialog.getByRole('alert')).toContainText(text('connect.denied'))
  await dialog.getByRole('button', { name: text('save.again') }).click()
  await expect(dialog.getByLabel(text('connect.code'), { exact: true })).toHaveText(/BCDF-100\d/)
  await dialog.getByRole('button', { name: text('dialog.cancel') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').locator('[data-link]')).toContainText(text('link.practice'))
  expect(grants.validKeys.size).toBe(0)
})

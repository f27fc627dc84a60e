import type { CheckAnswer, Connection } from '#contract/desktop-api.ts'
import { say } from '../i18n/translate.ts'
import { attempt } from '../invoice-list/list-actions.ts'
import type { Page } from '../state/app.ts'
import { activeConnection } from '../state/host/active-connection.ts'
import { hostValue } from '../state/host/unwrap-answer.ts'
import { goToAdding } from './focus-connection.ts'

/** Only what is submitted from now on goes there: what waits keeps its connection and its key. */
export const switchTo = (page: Page, { id, name }: Pick<Connection, 'id' | 'name'>): Promise<void> =>
  attempt(page, async () => {
    page.desk.setConnections(await hostValue(page.api.useConnection({ id })))
    page.view.toast(say('connection.used', { name }))
  })

export const removeConnection = (page: Page, { id, name }: Connection): Promise<void> =>
  attempt(page, async () => {
    page.view.set({ overlay: null })
    goToAdding()
    page.desk.setConnections(await hostValue(page.api.removeConnection({ id })))
    page.view.toast(say('connection.removed', { name }))
  })

/** The practice service is part of the program and has nothing to check. */
export const canCheck = (page: Page): boolean =>
  activeConnection(page.desk.store.getState().connections)?.key != null

export const checkActive = (page: Page): Promise<void> =>
  attempt(page, async () => {
    const connection = activeConnection(page.desk.store.getState().connections)
    if (!connection) return
    const result = checkWords(await hostValue(page.api.checkConnection({ id: connection.id })))
    page.view.toast(say('connection.checked', { name: connection.name, result }))
  })

export const checkWords = (check: CheckAnswer): string =>
  check.ok ? say(check.idempotent ? 'connection.ok.idempotent' : 'connection.ok') : check.problem.message

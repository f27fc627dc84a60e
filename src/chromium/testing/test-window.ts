import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answer } from '#contract/operation.ts'
import { operationNames } from '#contract/operations/operation-names.ts'
import { findBrowser } from '../find-browser.ts'
import { type OpenWindow, openWindow } from '../open-window.ts'

/** A folder like a build, with a secret file beside it that no page may read. */
const builtPages = (out: string): string => {
  const pages = join(out, 'renderer')
  mkdirSync(join(pages, 'assets'), { recursive: true })
  writeFileSync(join(out, 'secret.js'), 'secret')
  writeFileSync(
    join(pages, 'index.html'),
    '<!doctype html><title>Invoices</title><script src="/assets/app.js"></script><textarea></textarea>',
  )
  writeFileSync(
    join(pages, 'assets', 'app.js'),
    `window.violations = []
     document.addEventListener('securitypolicyviolation', e => violations.push(e.violatedDirective))
     window.heard = []
     billwright.onEvent(event => {
       heard.push(event)
       if (event.type === 'closing') billwright.saveInvoice({ text: document.querySelector('textarea').value })
     })`,
  )
  return pages
}

export interface TestWindow extends OpenWindow {
  calls: { operation: string; argument: unknown }[]
  answer(operation: string, value: unknown): void
  close(): Promise<void>
}

/** Opens the installed browser with a small page and a dispatch that records its calls. */
export const openTestWindow = async ({
  out = mkdtempSync(join(tmpdir(), 'billwright-window-')),
  operations = operationNames,
}: {
  out?: string
  operations?: typeof operationNames
} = {}): Promise<TestWindow> => {
  const browser = findBrowser()
  if (browser === undefined) throw new Error('these tests need Chromium, Chrome or Edge')
  const calls: TestWindow['calls'] = []
  const answers = new Map<string, unknown>()
  const window = await openWindow(
    {
      browser,
      profileFolder: join(out, 'profile'),
      pageFolder: builtPages(out),
      title: 'Billwright',
      width: 1280,
      height: 800,
      headless: true,
      debugPort: undefined,
      warmUp: true,
    },
    {
      pageName: 'desktop',
      global: 'billwright',
      operations,
      receivesEvents: true,
      dispatch: async (operation, argument): Promise<Answer<unknown>> => {
        calls.push({ operation, argument })
        return { ok: true, value: answers.get(operation) }
      },
    },
  )
  return {
    ...window,
    calls,
    answer: (operation, value) => answers.set(operation, value),
    close: async () => {
      await window.context.close()
      rmSync(out, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

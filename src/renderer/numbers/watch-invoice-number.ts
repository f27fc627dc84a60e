import { isEditable } from '#core/invoice-state.ts'
import type { Page } from '../state/app.ts'

/** Shorter than a person who looks up from the field, longer than between two keys. */
const pauseMs = 350

/**
 * Asks the host, once the writer pauses, whether another invoice has the number of the one on the screen; and again
 * when the list changed, because that other one may have gone or come.
 */
export function watchNumber(page: Page): () => void {
  const { documents, desk } = page
  let asked = ''
  let said = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const question = () => {
    const document = documents.current()
    if (!document || !isEditable(document.state)) return undefined
    const { invoice_number, issue_date } = document.doc.draft
    return {
      id: document.id,
      invoice_number: invoice_number.trim().slice(0, 200),
      issueDate: (issue_date ?? '').slice(0, 40),
    }
  }

  const ask = async () => {
    const written = question()
    if (!written) return
    // saved first, so that the number that it had before counts no more
    await documents.autosave.flush(written.id)
    const answer = await page.api.lookUpNumber(written)
    // of what was written meanwhile it says nothing
    if (!answer.ok || JSON.stringify(question()) !== JSON.stringify(written)) return
    documents.setNumberLookUp(written.id, { ...answer.value, invoice_number: written.invoice_number })
    const words = answer.value.warning ? `${written.id} ${answer.value.warning.message}` : ''
    if (answer.value.warning && words !== said) page.view.announce(answer.value.warning.message)
    said = words
  }

  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), pauseMs)
  }

  const stopDocuments = documents.store.subscribe(() => {
    const now = JSON.stringify(question() ?? null)
    if (now === asked) return
    asked = now
    later()
  })
  const stopList = desk.store.subscribe((state, before) => {
    if (state.invoices !== before.invoices) later()
  })

  return () => {
    clearTimeout(timer)
    stopDocuments()
    stopList()
  }
}

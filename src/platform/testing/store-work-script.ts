import { AppError } from '#core/errors/app-error.ts'
import { openStore } from '../store/open-store.ts'
import { createInvoice, saveNext, sendAttempt } from './faults/work.ts'

/**
 * Works on the store of a folder and prints what was acknowledged, until it is killed or has done `steps`. A
 * refused step is printed and retried; any other error ends the script with a stack trace.
 */
const [folder = '', steps = 'Infinity', known] = process.argv.slice(2)
const print = (text: string) => process.stdout.write(`${text}\n`)

const trying = (work: () => void) => {
  try {
    work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    print(`refused ${error.code} ${error.message}`)
  }
}

trying(() => {
  const store = openStore(folder)
  let id = known
  for (let step = 0; step < Number(steps); step++)
    trying(() => {
      id ??= createInvoice(store)
      print(`saved ${id} ${saveNext(store, id)}`)
      if (step % 2 === 1) store.invoices.tidy()
      if (step % 3 === 2) print(`sent ${sendAttempt(store, id)}`)
    })
  trying(() => store.close())
})

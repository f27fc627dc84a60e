import { AppError } from '#core/errors/app-error.ts'
import { openStore } from '../store/open-store.ts'
import { correct, deliverNext, invoiceNextQuote } from './faults/document-work.ts'
import { writeNextPayment, writeNextRecord } from './faults/record-work.ts'
import {
  attemptOf,
  createInvoice,
  markIssued,
  saveNext,
  sendAttempt,
  sendNamedAttempt,
} from './faults/work.ts'
import { createNextPeriods, writeSchedule } from './schedules.ts'

/**
 * Works on the store of a folder until it is killed or has done `steps`, and prints what was acknowledged. A refused
 * step is printed and retried; any other error ends the script with a stack trace.
 */
const [folder = '', steps = 'Infinity', known] = process.argv.slice(2)
const print = (text: string) => process.stdout.write(`${text}\n`)

const trying = async (work: () => Promise<void> | void) => {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    print(`refused ${error.code} ${error.message}`)
  }
}

await trying(async () => {
  const store = openStore(folder)
  let id = known
  const latest: Record<string, string> = {}
  const acknowledge = (line: string) => {
    const [kind = '', recordId = ''] = line.split(' ')
    latest[kind] = recordId
    print(line)
  }
  for (let step = 0; step < Number(steps); step++)
    await trying(async () => {
      id ??= createInvoice(store)
      print(`saved ${id} ${saveNext(store, id)}`)
      acknowledge(writeNextPayment(store, id, latest.payments))
      if (step % 2 === 1) store.invoices.tidy()
      const kind = step % 2 === 1 ? 'customers' : 'items'
      acknowledge(writeNextRecord(store, kind, latest[kind]))
      if (step % 6 === 2) print(`sent ${sendAttempt(store, id)}`)
      if (step % 6 === 5) print(`named ${sendNamedAttempt(store, id)}`)
      if (step % 4 === 2) {
        const attempt = markIssued(store, createInvoice(store))
        print(`marked ${attempt}`)
        if (step % 8 === 6 && store.attempts.unmarkAll([attempt], new Date().toISOString()))
          print(`unmarked ${attempt}`)
      }
      if (step % 4 === 3) {
        const schedule = store.schedules.all()[0]?.id ?? writeSchedule(store, id)
        print(`made ${createNextPeriods(store, schedule)}`)
      }
      if (step % 4 === 1) {
        const { line, invoiceId } = await deliverNext(store, folder, (attempt, of) =>
          attemptOf(attempt, of, 1),
        )
        print(line)
        print(correct(store, invoiceId))
        print(invoiceNextQuote(store))
      }
    })
  await trying(() => store.close())
})

import { AppError } from '#core/app-error.ts'
import { openStore } from '../store/open-store.ts'
import { begin, letLeave, writeOn } from './faults/work.ts'

/**
 * Works on the store of a folder and says what was acknowledged, until it is killed or has done `steps`. What is refused
 * is said in words and tried again with the next step; anything else ends it with a stack.
 */
const [folder = '', steps = 'Infinity', known] = process.argv.slice(2)
const say = (text: string) => process.stdout.write(`${text}\n`)

const trying = (work: () => void) => {
  try {
    work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    say(`refused ${error.code} ${error.message}`)
  }
}

trying(() => {
  const store = openStore(folder)
  let id = known
  for (let step = 0; step < Number(steps); step++)
    trying(() => {
      id ??= begin(store)
      say(`saved ${id} ${writeOn(store, id)}`)
      if (step % 2 === 1) store.invoices.tidy()
      if (step % 3 === 2) say(`sent ${letLeave(store, id)}`)
    })
  trying(() => store.close())
})

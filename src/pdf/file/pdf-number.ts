/** A page repeats itself: rows are as high as the one before, columns stand below one another. */
const written = new Map<number, string>()
const most = 50_000

/** Hundredths of a point, finer than any printer, as PDF writes numbers: no exponent, no idle zero. */
export function hundredths(count: number): string {
  let number = written.get(count)
  if (number === undefined) {
    number = `${count / 100}`.replace(/^(-?)0\./, '$1.')
    if (written.size > most) written.clear()
    written.set(count, number)
  }
  return number
}

export function number(value: number): string {
  return hundredths(Math.round(value * 100))
}

const moves = new Map<number, string>()

/** A move of the pen between the strings of an array, in thousandths of an em, where plus is backwards; `` for none. */
export function move(em: number): string {
  const thousandths = Math.round(em * -1000)
  let written = moves.get(thousandths)
  if (written === undefined) {
    written = thousandths === 0 ? '' : `)${thousandths}(`
    if (moves.size > most) moves.clear()
    moves.set(thousandths, written)
  }
  return written
}

/** Most numbers of a page recur: rows share their height, columns their x position. */
const formatted = new Map<number, string>()
const maxCached = 50_000

/** Formats hundredths of a point, which is finer than any printer, as PDF writes numbers: without exponent or leading zero. */
export function formatHundredths(count: number): string {
  let text = formatted.get(count)
  if (text === undefined) {
    text = `${count / 100}`.replace(/^(-?)0\./, '$1.')
    if (formatted.size > maxCached) formatted.clear()
    formatted.set(count, text)
  }
  return text
}

export function formatNumber(value: number): string {
  return formatHundredths(Math.round(value * 100))
}

const kerningOperands = new Map<number, string>()

/** Returns the number between two strings of a TJ array: thousandths of an em, positive to the left; `` for none. */
export function kerningOperand(em: number): string {
  const thousandths = Math.round(em * -1000)
  let operand = kerningOperands.get(thousandths)
  if (operand === undefined) {
    operand = thousandths === 0 ? '' : `)${thousandths}(`
    if (kerningOperands.size > maxCached) kerningOperands.clear()
    kerningOperands.set(thousandths, operand)
  }
  return operand
}

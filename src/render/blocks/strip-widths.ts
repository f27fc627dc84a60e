/**
 * Divides a width among columns with minimum widths: equally if every minimum fits, else with wider columns for
 * larger minimums. If not all fit on one line, returns fewer columns, and the rest continues in rows below.
 */
export function stripWidths(natural: readonly number[], width: number, gap: number): number[] {
  for (let count = natural.length; count > 1; count -= 1) {
    const room = width - gap * (count - 1)
    const min = Array.from({ length: count }, (_, column) =>
      Math.max(...natural.filter((_, index) => index % count === column)),
    )
    if (sumOf(min) <= room) return shared(min, room)
  }
  return [width]
}

/** Divides the width as equally as the minimums allow. */
function shared(min: readonly number[], room: number): number[] {
  let share = room / min.length
  let [rest, open] = [room, min.length]
  for (const width of min.toSorted((a, b) => b - a)) {
    share = rest / open
    if (width <= share) break
    rest -= width
    open -= 1
  }
  return min.map(width => Math.max(width, share))
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/**
 * Widths of columns side by side, each of which asks for some width: equal ones where that is enough for all, else some
 * taken from those that ask for less. Where the line is too short for all of them, there are fewer columns, and what
 * does not fit stands in further rows below them.
 */
export function stripWidths(asked: readonly number[], width: number, gap: number): number[] {
  for (let count = asked.length; count > 1; count -= 1) {
    const room = width - gap * (count - 1)
    const least = Array.from({ length: count }, (_, column) =>
      Math.max(...asked.filter((_, index) => index % count === column)),
    )
    if (sumOf(least) <= room) return shared(least, room)
  }
  return [width]
}

/** As equal as what each asks for allows. */
function shared(least: readonly number[], room: number): number[] {
  let share = room / least.length
  let [rest, open] = [room, least.length]
  for (const width of least.toSorted((a, b) => b - a)) {
    share = rest / open
    if (width <= share) break
    rest -= width
    open -= 1
  }
  return least.map(width => Math.max(width, share))
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

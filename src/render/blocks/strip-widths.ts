/**
 * Widths of columns side by side, each of which asks for some width: equal ones where that is enough for all, else some
 * taken from those that ask for less. Where the line is too short for all of them, there are fewer columns, and what
 * does not fit stands in further rows below them.
 */
export function stripWidths(asked: readonly number[], width: number, gap: number): number[] {
  for (let count = asked.length; count > 1; count -= 1) {
    const room = width - gap * (count - 1)
    const min = Array.from({ length: count }, (_, column) =>
      Math.max(...asked.filter((_, index) => index % count === column)),
    )
    if (sumOf(min) <= room) return shared(min, room)
  }
  return [width]
}

/** As equal as what each asks for allows. */
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

/** Undoes the filters of PNG rows (third edition, 9.2): each row is a filter type and `stride` bytes. */
export function unfilter(rows: Buffer, stride: number, pixelBytes: number): Buffer {
  const height = Math.floor(rows.length / (stride + 1))
  const out = Buffer.alloc(height * stride)
  for (let y = 0; y < height; y += 1) {
    const type = rows[y * (stride + 1)] ?? 0
    const from = y * (stride + 1) + 1
    const to = y * stride
    for (let x = 0; x < stride; x += 1) {
      const left = x >= pixelBytes ? (out[to + x - pixelBytes] ?? 0) : 0
      const up = y > 0 ? (out[to + x - stride] ?? 0) : 0
      const corner = x >= pixelBytes && y > 0 ? (out[to + x - stride - pixelBytes] ?? 0) : 0
      out[to + x] = (rows[from + x] ?? 0) + predict(type, left, up, corner)
    }
  }
  return out
}

function predict(type: number, left: number, up: number, corner: number): number {
  switch (type) {
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    case 4:
      return paeth(left, up, corner)
    default:
      return 0
  }
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner
  const [toLeft, toUp, toCorner] = [
    Math.abs(estimate - left),
    Math.abs(estimate - up),
    Math.abs(estimate - corner),
  ]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

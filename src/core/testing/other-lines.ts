import fc from 'fast-check'

const words = fc.constantFrom('Design', 'Print\nwith proofs', '100 %', 'عربي')

/** Lines that are not summed. */
const otherLine = fc.oneof(
  fc.record({ kind: fc.constantFrom('heading', 'text'), description: words }),
  fc.record({ kind: fc.constant('subtotal'), description: words }, { requiredKeys: ['kind'] }),
  fc.record(
    {
      kind: fc.constant('optional'),
      description: words,
      quantity: fc.constantFrom('1', '-3', '0.005'),
      unit_price: fc.constantFrom('99999.995', '0.1'),
      tax_rate: fc.constantFrom('7', '19', '33'),
      discount_percent: fc.constant('50'),
      charge_amount: fc.constant('3'),
    },
    { requiredKeys: ['kind', 'description', 'quantity', 'unit_price'] },
  ),
)

/** Inserts headings, texts, subtotals and optional items at random positions of the lines. */
export const amongOtherLines = <Line extends object>(
  lines: fc.Arbitrary<Line[]>,
): fc.Arbitrary<{ plain: Line[]; all: (Line | { kind: string })[] }> =>
  fc.tuple(lines, fc.array(fc.tuple(fc.nat(), otherLine), { maxLength: 8 })).map(([plain, others]) => ({
    plain,
    all: others.reduce<(Line | { kind: string })[]>(
      (all, [at, other]) => all.toSpliced(at % (all.length + 1), 0, other),
      plain,
    ),
  }))

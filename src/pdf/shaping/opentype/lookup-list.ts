import type { LookupTable, Processor, SubTable } from './font-inside.ts'
import { coverageEntries, GlyphMap } from './glyph-map.ts'
import type { Lookup, Subtable } from './lookup-pass.ts'

/** The lookups of a table, each made ready when it is first asked for. */
export class LookupList {
  readonly #lookups = new Map<number, Lookup>()
  readonly #processor: Processor
  readonly #subtableOf: (type: number, table: SubTable) => Subtable | null

  constructor(processor: Processor, subtableOf: (type: number, table: SubTable) => Subtable | null) {
    this.#processor = processor
    this.#subtableOf = subtableOf
  }

  /** @throws Error for a lookup of a kind that no font here has */
  get = (index: number): Lookup => {
    let lookup = this.#lookups.get(index)
    if (!lookup) {
      lookup = this.#ready(this.#processor.table.lookupList.get(index))
      this.#lookups.set(index, lookup)
    }
    return lookup
  }

  #ready({ lookupType, flags, subTables }: LookupTable): Lookup {
    return {
      flags: flags.flags,
      attachment: flags.markAttachmentType,
      starts: startsOf(subTables),
      subtables: subTables.map(table => {
        const subtable = this.#subtableOf(lookupType, table)
        if (!subtable) throw new Error(`No lookup of type ${lookupType} was expected`)
        return subtable
      }),
    }
  }
}

/** A lookup can only begin at a glyph that the first coverage of one of its subtables has. */
function startsOf(tables: readonly SubTable[]): GlyphMap {
  const entries = tables.flatMap(table => coverageEntries(firstCoverage(table)))
  return new GlyphMap(
    entries.map(([glyph]) => [glyph, 1]),
    0,
  )
}

function firstCoverage(table: Partial<SubTable>): SubTable['coverage'] {
  const { extension, coverage, markCoverage, mark1Coverage, coverages, inputCoverage } = table
  if (extension) return firstCoverage(extension)
  const first = coverage ?? markCoverage ?? mark1Coverage ?? coverages?.[0] ?? inputCoverage?.[0]
  if (!first) throw new Error('A lookup that begins nowhere was not expected')
  return first
}

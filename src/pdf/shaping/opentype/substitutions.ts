import { inChainedContext, inContext } from './context-rules.ts'
import type { SubTable } from './font-inside.ts'
import { coverageMap } from './glyph-map.ts'
import type { LookupPass, Subtable } from './lookup-pass.ts'
import type { SetGlyph } from './set-glyph.ts'

/** What a subtable of GSUB does (OpenType, GSUB lookup types); `null` where it is of a kind that no font here has. */
export function substitutionOf(type: number, table: SubTable): Subtable | null {
  switch (type) {
    case 1:
      return single(table)
    case 2:
      return multiple(table)
    case 3:
      return alternate(table)
    case 4:
      return ligature(table)
    case 5:
      return inContext(table)
    case 6:
      return inChainedContext(table)
    case 7:
      return table.extension ? substitutionOf(table.lookupType, table.extension) : null
    default:
      return null
  }
}

function replace(pass: LookupPass, id: number): true {
  pass.current.id = id
  pass.changes += 1
  return true
}

function single({ version, coverage, deltaGlyphID, substitute }: SubTable): Subtable {
  const covered = coverageMap(coverage)
  return pass => {
    const { id } = pass.current
    const index = covered.get(id)
    if (index < 0) return false
    return replace(pass, version === 1 ? (id + deltaGlyphID) & 0xffff : (substitute.get(index) ?? 0))
  }
}

function alternate({ coverage, alternateSet }: SubTable): Subtable {
  const covered = coverageMap(coverage)
  return pass => {
    const index = covered.get(pass.current.id)
    return index >= 0 && replace(pass, alternateSet.get(index)?.[0] ?? 0)
  }
}

function multiple({ coverage, sequences }: SubTable): Subtable {
  const covered = coverageMap(coverage)
  return pass => {
    const { current, glyphs } = pass
    const index = covered.get(current.id)
    if (index < 0) return false
    pass.changes += 1
    const [first, ...rest] = sequences.get(index) ?? []
    if (first === undefined) {
      glyphs.splice(pass.at, 1)
      return true
    }
    current.id = first
    current.ligatureComponent = 0
    const others = rest.map((id, place) => {
      const glyph = current.successor(id, [])
      glyph.shaperInfo = current.shaperInfo
      glyph.isLigated = current.isLigated
      glyph.ligatureComponent = place + 1
      glyph.substituted = true
      glyph.isMultiplied = true
      return glyph
    })
    glyphs.splice(pass.at + 1, 0, ...others)
    return true
  }
}

function ligature({ coverage, ligatureSets }: SubTable): Subtable {
  const covered = coverageMap(coverage)
  return pass => {
    const index = covered.get(pass.current.id)
    if (index < 0) return false
    for (const { glyph, components } of ligatureSets.get(index) ?? []) {
      const places = pass.placesOf(components)
      if (places !== null) return join(pass, glyph, places)
    }
    return false
  }
}

/** One glyph in place of the current one and of those at the places. */
function join(pass: LookupPass, id: number, places: readonly number[]): true {
  const { glyphs, current } = pass
  const joined = places.flatMap(place => glyphs[place] ?? [])
  const whole = current.successor(
    id,
    joined.reduce((points, glyph) => points.concat(glyph.codePoints), current.codePoints.slice()),
  )
  whole.shaperInfo = current.shaperInfo
  whole.isLigated = true
  whole.substituted = true
  // a ligature of marks goes on belonging to the letter that its marks belonged to
  const isOfMarks = current.isMark && joined.every(glyph => glyph.isMark)
  if (!isOfMarks) {
    pass.ligatureCount += 1
    whole.ligatureID = pass.ligatureCount
  }
  tellComponents(pass, whole, places, isOfMarks)
  for (let at = places.length - 1; at >= 0; at -= 1) glyphs.splice(places[at] ?? 0, 1)
  glyphs[pass.at] = whole
  pass.changes += 1
  return true
}

/** Marks that were passed over, and those that follow, belong to their parts of the ligature (as HarfBuzz has it). */
function tellComponents(
  { glyphs, current, at }: LookupPass,
  { ligatureID }: SetGlyph,
  places: readonly number[],
  isOfMarks: boolean,
): void {
  let lastID = current.ligatureID
  let lastCount = current.codePoints.length
  let count = lastCount
  const componentOf = (glyph: SetGlyph) =>
    count - lastCount + Math.min(glyph.ligatureComponent || 1, lastCount)
  let next = at + 1
  for (const place of places) {
    if (isOfMarks) next = place
    for (; next < place; next += 1) {
      const passed = glyphs[next]
      if (!passed) continue
      const component = componentOf(passed)
      passed.ligatureID = ligatureID
      passed.ligatureComponent = component
    }
    lastID = glyphs[next]?.ligatureID ?? null
    lastCount = glyphs[next]?.codePoints.length ?? 0
    count += lastCount
    next += 1
  }
  if (!lastID || isOfMarks) return
  for (; next < glyphs.length; next += 1) {
    const mark = glyphs[next]
    if (mark?.ligatureID !== lastID) break
    mark.ligatureComponent = componentOf(mark)
  }
}

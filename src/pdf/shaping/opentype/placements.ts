import { inChainedContext, inContext } from './context-rules.ts'
import type { Anchor, SubTable, Value } from './font-inside.ts'
import { classMap, coverageMap } from './glyph-map.ts'
import type { GlyphPlace, LookupPass, Subtable } from './lookup-pass.ts'

/** What a subtable of GPOS does (OpenType, GPOS lookup types); `null` where it is of a kind that no font here has. */
export function placementOf(type: number, table: SubTable): Subtable | null {
  switch (type) {
    case 1:
      return single(table)
    case 2:
      return pair(table)
    case 3:
      return cursive(table)
    case 4:
      return markToBase(table)
    case 5:
      return markToLigature(table)
    case 6:
      return markToMark(table)
    case 7:
      return inContext(table)
    case 8:
      return inChainedContext(table)
    case 9:
      return table.extension ? placementOf(table.lookupType, table.extension) : null
    default:
      return null
  }
}

/** @throws TypeError where a table lacks an entry that it must have; the caller then places no marks */
function given<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new TypeError('The font gives no place')
  return thing
}

function move(
  { places }: LookupPass,
  at: number,
  { xAdvance, yAdvance, xPlacement, yPlacement }: Value,
): void {
  const place = given(places[at])
  place.xAdvance += xAdvance ?? 0
  place.yAdvance += yAdvance ?? 0
  place.xOffset += xPlacement ?? 0
  place.yOffset += yPlacement ?? 0
}

function single({ version, coverage, value, values }: SubTable): Subtable {
  const covered = coverageMap(coverage)
  return pass => {
    const index = covered.get(pass.current.id)
    if (index < 0) return false
    move(pass, pass.at, version === 1 ? value : given(values.get(index)))
    return true
  }
}

interface Pair {
  value1: Value
  value2: Value
}

function pair(table: SubTable): Subtable {
  const coverage = coverageMap(table.coverage)
  const pairOf = table.version === 1 ? pairOfGlyphs(table) : pairOfClasses(table)
  return pass => {
    const nextAt = pass.placeAt(1)
    const next = pass.glyphs[nextAt]
    if (next === undefined) return false
    const { id } = pass.current
    const index = coverage.get(id)
    if (index < 0) return false
    const found = pairOf(index, id, next.id)
    if (!found) return false
    move(pass, pass.at, found.value1)
    move(pass, nextAt, found.value2)
    return true
  }
}

type PairOf = (index: number, left: number, right: number) => Pair | undefined

function pairOfGlyphs({ pairSets }: SubTable): PairOf {
  const sets = new Map<number, Map<number, Pair>>()
  return (index, _, right) => {
    let set = sets.get(index)
    if (!set) {
      // of two entries for a pair the first is meant
      set = new Map((pairSets.get(index) ?? []).toReversed().map(each => [each.secondGlyph, each]))
      sets.set(index, set)
    }
    return set.get(right)
  }
}

function pairOfClasses({ classDef1, classDef2, classRecords }: SubTable): PairOf {
  const [classes1, classes2] = [classMap(classDef1), classMap(classDef2)]
  return (_, left, right) => given(classRecords.get(classes1.get(left))?.get(classes2.get(right)))
}

function cursive({ coverage, entryExitRecords }: SubTable): Subtable {
  const covered = coverageMap(coverage)
  return pass => {
    const { at, glyphs, places, direction } = pass
    const nextAt = pass.placeAt(1)
    const nextGlyph = glyphs[nextAt]
    if (!nextGlyph) return false
    const glyph = pass.current
    const exit = entryExitRecords[covered.get(glyph.id)]?.exitAnchor
    const entry = exit && entryExitRecords[covered.get(nextGlyph.id)]?.entryAnchor
    if (!entry) return false
    const [place, next] = [given(places[at]), given(places[nextAt])]
    if (direction === 'ltr') {
      place.xAdvance = exit.xCoordinate + place.xOffset
      shift(next, entry.xCoordinate + next.xOffset)
    } else {
      shift(place, exit.xCoordinate + place.xOffset)
      next.xAdvance = entry.xCoordinate + next.xOffset
    }
    pass.hasAttachments = true
    if (pass.flags.rightToLeft) {
      glyph.cursiveAttachment = nextAt
      place.yOffset = entry.yCoordinate - exit.yCoordinate
    } else {
      nextGlyph.cursiveAttachment = at
      place.yOffset = exit.yCoordinate - entry.yCoordinate
    }
    return true
  }
}

function shift(place: GlyphPlace, by: number): void {
  place.xAdvance -= by
  place.xOffset -= by
}

function markToBase({ markCoverage, baseCoverage, markArray, baseArray }: SubTable): Subtable {
  const [marks, bases] = [coverageMap(markCoverage), coverageMap(baseCoverage)]
  return pass => {
    const mark = marks.get(pass.current.id)
    if (mark < 0) return false
    const { glyphs } = pass
    let baseAt = pass.at - 1
    while (baseAt >= 0 && (glyphs[baseAt]?.isMark || (glyphs[baseAt]?.ligatureComponent ?? 0) > 0))
      baseAt -= 1
    const base = baseAt < 0 ? -1 : bases.get(glyphs[baseAt]?.id ?? -1)
    if (base < 0) return false
    const { class: markClass, markAnchor } = given(markArray[mark])
    return attach(pass, baseAt, baseArray[base]?.[markClass], markAnchor)
  }
}

function markToLigature({ markCoverage, ligatureCoverage, markArray, ligatureArray }: SubTable): Subtable {
  const [marks, ligatures] = [coverageMap(markCoverage), coverageMap(ligatureCoverage)]
  return pass => {
    const { current, glyphs } = pass
    const mark = marks.get(current.id)
    if (mark < 0) return false
    let baseAt = pass.at - 1
    while (baseAt >= 0 && glyphs[baseAt]?.isMark) baseAt -= 1
    const ligature = glyphs[baseAt]
    const index = ligature ? ligatures.get(ligature.id) : -1
    if (!ligature || index < 0) return false
    const { length } = ligature.codePoints
    const component = current.ligatureComponent ?? 0
    const isOfLigature = ligature.ligatureID && ligature.ligatureID === current.ligatureID && component > 0
    const place = (isOfLigature ? Math.min(component, length) : length) - 1
    const { class: markClass, markAnchor } = given(markArray[mark])
    return attach(pass, baseAt, ligatureArray[index]?.[place]?.[markClass], markAnchor)
  }
}

function markToMark({ mark1Coverage, mark2Coverage, mark1Array, mark2Array }: SubTable): Subtable {
  const [firsts, seconds] = [coverageMap(mark1Coverage), coverageMap(mark2Coverage)]
  return pass => {
    const { current } = pass
    const mark = firsts.get(current.id)
    if (mark < 0) return false
    const beforeAt = pass.placeAt(-1)
    const before = pass.glyphs[beforeAt]
    if (!before?.isMark || !areOfOne(current, before)) return false
    const index = seconds.get(before.id)
    if (index < 0) return false
    const { class: markClass, markAnchor } = given(mark1Array[mark])
    return attach(pass, beforeAt, mark2Array[index]?.[markClass], markAnchor)
  }
}

interface InLigature {
  ligatureID: number | null
  ligatureComponent: number | null
}

/** Marks of one letter, or of one part of a ligature; or one of them is a ligature itself. */
function areOfOne(one: InLigature, other: InLigature): boolean {
  if (one.ligatureID === other.ligatureID) {
    return !one.ligatureID || one.ligatureComponent === other.ligatureComponent
  }
  return [one, other].some(({ ligatureID, ligatureComponent }) => ligatureID && !ligatureComponent)
}

/** A NULL anchor leaves the pair to the next subtable (OpenType, GPOS: attachment subtables). */
function attach(
  pass: LookupPass,
  baseAt: number,
  base: Anchor | null | undefined,
  mark: Anchor | null | undefined,
): boolean {
  if (!base || !mark) return false
  const place = given(pass.places[pass.at])
  place.xOffset = base.xCoordinate - mark.xCoordinate
  place.yOffset = base.yCoordinate - mark.yCoordinate
  pass.current.markAttachment = baseAt
  pass.hasAttachments = true
  return true
}

import type { Rule, SubTable } from './font-inside.ts'
import { classMap, coverageMap } from './glyph-map.ts'
import type { LookupPass, Subtable } from './lookup-pass.ts'

const none: readonly number[] = []

/** Applies the records of the first rule that matches. */
function first(
  pass: LookupPass,
  rules: readonly Rule[] | null | undefined,
  matches: (rule: Rule) => boolean,
) {
  for (const rule of rules ?? []) if (matches(rule)) return pass.applyRecords(rule.lookupRecords)
  return false
}

export function inContext(table: SubTable): Subtable {
  if (table.version === 3) {
    const coverages = table.coverages.map(coverageMap)
    return pass => pass.isCovered(0, coverages) && pass.applyRecords(table.lookupRecords)
  }
  const coverage = coverageMap(table.coverage)
  if (table.version === 1) {
    return pass => {
      const index = coverage.get(pass.current.id)
      return index >= 0 && first(pass, table.ruleSets[index], rule => pass.hasGlyphs(1, rule.input ?? none))
    }
  }
  const classes = classMap(table.classDef)
  return pass => {
    const { id } = pass.current
    if (coverage.get(id) < 0) return false
    return first(pass, table.classSet[classes.get(id)], rule =>
      pass.hasClasses(1, rule.classes ?? none, classes),
    )
  }
}

export function inChainedContext(table: SubTable): Subtable {
  if (table.version === 3) {
    const [back, input, ahead] = [table.backtrackCoverage, table.inputCoverage, table.lookaheadCoverage].map(
      coverages => coverages.map(coverageMap),
    )
    return pass =>
      pass.isCovered(-(back?.length ?? 0), back ?? []) &&
      pass.isCovered(0, input ?? []) &&
      pass.isCovered(input?.length ?? 0, ahead ?? []) &&
      pass.applyRecords(table.lookupRecords)
  }
  const coverage = coverageMap(table.coverage)
  if (table.version === 1) {
    return pass => {
      const index = coverage.get(pass.current.id)
      return index >= 0 && first(pass, table.chainRuleSets[index], rule => matchesGlyphs(pass, rule))
    }
  }
  const [back, input, ahead] = [
    classMap(table.backtrackClassDef),
    classMap(table.inputClassDef),
    classMap(table.lookaheadClassDef),
  ]
  return pass => {
    const { id } = pass.current
    if (coverage.get(id) < 0) return false
    return first(pass, table.chainClassSet[input.get(id)], rule => {
      const { before, within, behind } = partsOf(rule)
      return (
        pass.hasClasses(-before.length, before, back) &&
        pass.hasClasses(1, within, input) &&
        pass.hasClasses(1 + within.length, behind, ahead)
      )
    })
  }
}

function matchesGlyphs(pass: LookupPass, rule: Rule): boolean {
  const { before, within, behind } = partsOf(rule)
  return (
    pass.hasGlyphs(-before.length, before) &&
    pass.hasGlyphs(1, within) &&
    pass.hasGlyphs(1 + within.length, behind)
  )
}

const partsOf = ({ backtrack = none, input = none, lookahead = none }: Rule) => ({
  before: backtrack,
  within: input,
  behind: lookahead,
})

/** Metadata of a revision. */
export interface RevisionInfo {
  revision: number
  savedAt: string
  /** The full revision that this delta refers to; `null` for a full revision. */
  base: number | null
  bytes: number
  /** Submitted with a live key, or the last one submitted with a test key. */
  isSubmitted: boolean
}

/** Always kept, whatever their size, because they may contain changes of another window. */
const alwaysKept = 20
/** Above these limits, older revisions are thinned out more. */
const maxRevisions = 200
const maxBytes = 30_000_000

const minute = 60_000
/** The last revision of each interval stays. */
const intervals = [5 * minute, 60 * minute, 24 * 60 * minute, 30 * 24 * 60 * minute]

/**
 * Returns the revisions to remove. Autosave stores one per second, but users look for the state in which they left an
 * invoice.
 * @param revisions newest first
 */
export function revisionsToRemove(revisions: readonly RevisionInfo[]): number[] {
  const kept = new Set(keptOf(revisions).map(({ revision }) => revision))
  return revisions.map(({ revision }) => revision).filter(revision => !kept.has(revision))
}

function keptOf(revisions: readonly RevisionInfo[]): RevisionInfo[] {
  for (const interval of intervals) {
    const kept = withBases(revisions, lastOfEachInterval(revisions, interval))
    if (fitsLimits(kept)) return kept
  }
  return withBases(revisions, withoutOldest(revisions))
}

function lastOfEachInterval(revisions: readonly RevisionInfo[], interval: number): RevisionInfo[] {
  let previousInterval = Number.NaN
  return revisions.filter(({ savedAt, isSubmitted }, index) => {
    const at = Math.floor(Date.parse(savedAt) / interval)
    const isLast = at !== previousInterval
    previousInterval = at
    return index < alwaysKept || isSubmitted || isLast
  })
}

/** Keeps as many revisions of the longest interval as the limits allow. */
function withoutOldest(revisions: readonly RevisionInfo[]): RevisionInfo[] {
  const wide = lastOfEachInterval(revisions, intervals.at(-1) ?? minute)
  let kept = wide
  while (kept.length > alwaysKept && !fitsLimits(withBases(revisions, kept))) {
    const oldest = kept.findLast(({ isSubmitted }) => !isSubmitted)
    if (!oldest || kept.indexOf(oldest) < alwaysKept) break
    kept = kept.filter(each => each !== oldest)
  }
  return kept
}

function withBases(revisions: readonly RevisionInfo[], kept: readonly RevisionInfo[]): RevisionInfo[] {
  const bases = new Set(kept.map(({ base }) => base))
  const keptOnes = new Set(kept)
  return revisions.filter(each => keptOnes.has(each) || bases.has(each.revision))
}

const fitsLimits = (kept: readonly RevisionInfo[]): boolean =>
  kept.length <= maxRevisions && kept.reduce((sum, { bytes }) => sum + bytes, 0) <= maxBytes

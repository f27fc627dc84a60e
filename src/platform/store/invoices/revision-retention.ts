/** What is known of a kept revision without reading it. */
export interface KeptRevision {
  revision: number
  savedAt: string
  /** the whole one that it is told by; `null`: it is whole itself */
  base: number | null
  bytes: number
  /** it was submitted once */
  isFrozen: boolean
}

/** The latest ones, whatever they take: another window's words may be among them. */
const latest = 20
/** beyond these, older ones are spaced wider */
const most = 200
const mostBytes = 30_000_000

const minute = 60_000
/** of each such stretch of time the last one stays */
const stretches = [5 * minute, 60 * minute, 24 * 60 * minute, 30 * 24 * 60 * minute]

/**
 * Which revisions of an invoice are not worth their room any more. Autosave makes one a second; what a person looks for is how
 * the invoice was when they left it. `revisions`: newest first.
 */
export function revisionsToForget(revisions: readonly KeptRevision[]): number[] {
  const kept = new Set(keptOf(revisions).map(({ revision }) => revision))
  return revisions.map(({ revision }) => revision).filter(revision => !kept.has(revision))
}

function keptOf(revisions: readonly KeptRevision[]): KeptRevision[] {
  for (const stretch of stretches) {
    const kept = withBases(revisions, spaced(revisions, stretch))
    if (isLittle(kept)) return kept
  }
  return withBases(revisions, oldestLeftOut(revisions))
}

function spaced(revisions: readonly KeptRevision[], stretch: number): KeptRevision[] {
  let stretchAbove = Number.NaN
  return revisions.filter(({ savedAt, isFrozen }, index) => {
    const at = Math.floor(Date.parse(savedAt) / stretch)
    const isLast = at !== stretchAbove
    stretchAbove = at
    return index < latest || isFrozen || isLast
  })
}

/** As many of the widest spaced as there is room for. */
function oldestLeftOut(revisions: readonly KeptRevision[]): KeptRevision[] {
  const wide = spaced(revisions, stretches.at(-1) ?? minute)
  let kept = wide
  while (kept.length > latest && !isLittle(withBases(revisions, kept))) {
    const oldest = kept.findLast(({ isFrozen }) => !isFrozen)
    if (!oldest || kept.indexOf(oldest) < latest) break
    kept = kept.filter(each => each !== oldest)
  }
  return kept
}

function withBases(revisions: readonly KeptRevision[], kept: readonly KeptRevision[]): KeptRevision[] {
  const bases = new Set(kept.map(({ base }) => base))
  const keptOnes = new Set(kept)
  return revisions.filter(each => keptOnes.has(each) || bases.has(each.revision))
}

const isLittle = (kept: readonly KeptRevision[]): boolean =>
  kept.length <= most && kept.reduce((sum, { bytes }) => sum + bytes, 0) <= mostBytes

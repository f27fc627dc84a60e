import { useEffect, useMemo, useState } from 'react'
import type { App } from '../state/app.ts'
import { useHost } from '../state/use-app.ts'
import type { PaletteEntry } from './palette-source.ts'
import { paletteSources } from './palette-sources.ts'
import { type RankedEntry, rankEntries } from './rank-entries.ts'

interface Found {
  search: string
  entries: readonly PaletteEntry[]
}

/** Entries for the typed text; those that the host finds follow when it has answered. */
export function usePaletteEntries(app: App, search: string): RankedEntry[] {
  const recentKeys = useHost(host => host.settings?.recentlyUsed) ?? noKeys
  const entries = useMemo(() => paletteSources.flatMap(source => source.entries?.(app) ?? []), [app])
  const { search: answered, entries: found } = useFoundEntries(app, search.trim())
  return useMemo(() => {
    // Entries of an earlier search may not match any more.
    const isCurrent = answered === search.trim()
    return rankEntries([...entries, ...(isCurrent ? [] : found)], {
      search,
      found: isCurrent ? found : [],
      recentKeys,
    })
  }, [entries, found, answered, search, recentKeys])
}

const noKeys: readonly string[] = []

/** Asks the host for one search at a time: while it answers, only the newest search waits. */
function useFoundEntries(app: App, search: string): Found {
  const [found, setFound] = useState<Found>({ search: '', entries: [] })
  const [asked, setAsked] = useState('')
  useEffect(() => {
    if (asked === found.search && search !== asked) setAsked(search)
  }, [asked, found, search])
  useEffect(() => {
    let isOpen = true
    const questions = asked === '' ? [] : paletteSources.map(source => source.find?.(app, asked) ?? [])
    void Promise.all(questions).then(answers => {
      if (isOpen) setFound({ search: asked, entries: answers.flat() })
    })
    return () => {
      isOpen = false
    }
  }, [app, asked])
  return found
}

const maxKeys = 12

/** Not worth a message if it fails, because only the order of the palette depends on it. */
export function rememberUse(app: App, key: string): void {
  void app.hostStore.saveSettings(({ recentlyUsed }) => ({
    recentlyUsed: [key, ...recentlyUsed.filter(other => other !== key)].slice(0, maxKeys),
  }))
}

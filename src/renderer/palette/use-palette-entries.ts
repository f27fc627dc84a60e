import { useEffect, useMemo, useState } from 'react'
import { commands, titleOf } from '../commands/commands.ts'
import { isText, textOf } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { useHost } from '../state/use-app.ts'
import { customerSource } from './customer-entries.ts'
import { connectionSource, templateSource } from './host-entries.ts'
import { invoiceSource } from './invoice-entries.ts'
import type { PaletteEntry, PaletteSource } from './palette-source.ts'
import { type RankedEntry, rankEntries } from './rank-entries.ts'
import { senderSource } from './sender-entries.ts'
import { settingsSource } from './settings-entries.ts'

const commandSource: PaletteSource = {
  entries: app =>
    commands
      .filter(command => command.inPalette && command.enabled(app))
      .map(command => {
        const [shortcut] = command.shortcuts
        return {
          key: `command ${command.id}`,
          title: titleOf(app, command),
          keywords: keywordsOf(command.id),
          ...(shortcut === undefined ? {} : { shortcut }),
          run: () => command.run(app),
        }
      }),
}

/** Search words of a command; empty for most, whose title suffices. */
function keywordsOf(id: string): string {
  const key = `keywords.${id}`
  return isText(key) ? textOf({ code: key }) : ''
}

/** All sources, in the order in which entries are listed for an empty search. */
export const paletteSources: readonly PaletteSource[] = [
  commandSource,
  settingsSource,
  connectionSource,
  templateSource,
  senderSource,
  customerSource,
  invoiceSource,
]

interface Found {
  search: string
  entries: readonly PaletteEntry[]
}

export interface PaletteEntries {
  entries: readonly RankedEntry[]
  /** the host has answered this search */
  isComplete: boolean
}

/** Entries for the typed text; those of the host are added when it has answered. */
export function usePaletteEntries(app: App, search: string): PaletteEntries {
  const recentKeys = useHost(host => host.settings?.recentlyUsed) ?? noKeys
  const entries = useMemo(() => paletteSources.flatMap(source => source.entries?.(app) ?? []), [app])
  const { search: answered, entries: found } = useFoundEntries(app, search.trim())
  const isComplete = answered === search.trim()
  const ranked = useMemo(() => {
    // entries of an earlier search may not match any more
    const isCurrent = answered === search.trim()
    return rankEntries([...entries, ...(isCurrent ? [] : found)], {
      search,
      found: isCurrent ? found : [],
      recentKeys,
    })
  }, [entries, found, answered, search, recentKeys])
  return { entries: ranked, isComplete }
}

const noKeys: readonly string[] = []

/** Runs one search of the host at a time; meanwhile only the newest search is queued. */
function useFoundEntries(app: App, search: string): Found {
  const [found, setFound] = useState<Found>({ search: '', entries: [] })
  const [asked, setAsked] = useState('')
  useEffect(() => {
    if (asked === found.search && search !== asked) setAsked(search)
  }, [asked, found, search])
  useEffect(() => {
    let isOpen = true
    const questions = asked === '' ? [] : paletteSources.map(source => source.find?.(app, asked) ?? [])
    void Promise.allSettled(questions).then(answers => {
      const entries = answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
      if (isOpen) setFound({ search: asked, entries })
    })
    return () => {
      isOpen = false
    }
  }, [app, asked])
  return found
}

const maxKeys = 12

/** Errors are ignored, because only the order of the palette depends on it. */
export function rememberUse(app: App, key: string): void {
  void app.hostStore.saveSettings(({ recentlyUsed }) => ({
    recentlyUsed: [key, ...recentlyUsed.filter(other => other !== key)].slice(0, maxKeys),
  }))
}

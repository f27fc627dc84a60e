import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answer } from '#contract/operation.ts'
import type { CatalogueItemView, CustomerView } from '#contract/records.ts'
import type { RecordKind } from '#core/records/record.ts'
import { whileSet } from '../state/host/while-set.ts'
import { useApp, useHost } from '../state/use-app.ts'

export type AnyRecord = CustomerView | CatalogueItemView

interface RecordQuery {
  kind: RecordKind
  search: string
  archived: boolean
}

const rowsPerRequest = 500

export interface RecordRows {
  rows: readonly AnyRecord[]
  /** false until the host has answered */
  isLoaded: boolean
  loadMore(): void
}

/** Rows that match the search, read in parts while scrolling and again after every change of records. */
export function useRecordRows({ kind, search, archived }: RecordQuery): RecordRows {
  const app = useApp()
  const changes = useHost(host => host.recordChanges)
  const [state, setState] = useState<{ of: string; rows: readonly AnyRecord[]; hasMore: boolean }>()
  const latest = useRef(0)
  const isLoading = useRef(false)
  const query = `${kind} ${archived} ${search}`
  const shown = useRef(0)
  shown.current = state?.of === query ? state.rows.length : 0

  const read = useCallback(
    async (after: string | undefined): Promise<AnyRecord[] | undefined> => {
      const argument = {
        ...(search.trim() === '' ? {} : { search: search.trim().slice(0, 200) }),
        ...(after === undefined ? {} : { after }),
        archived,
        limit: rowsPerRequest,
      }
      const answer: Answer<AnyRecord[]> = await (kind === 'customers'
        ? app.api.listCustomers(argument)
        : app.api.listItems(argument))
      return answer.ok ? answer.value : undefined
    },
    [app, kind, search, archived],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of records changes the rows
  useEffect(() => {
    const request = ++latest.current
    const refresh = async () => {
      const rows: AnyRecord[] = []
      for (let isLast = false; !isLast; ) {
        const part = await read(rows.at(-1)?.id)
        if (!part || request !== latest.current) return
        rows.push(...part)
        const hasMore = part.length === rowsPerRequest
        isLast = !hasMore || rows.length >= shown.current
        if (isLast) setState({ of: query, rows, hasMore })
      }
    }
    void refresh()
  }, [read, query, changes])

  const loadMore = async () => {
    if (isLoading.current || state?.of !== query || !state.hasMore) return
    const request = latest.current
    const setLoading = (isRunning: boolean) => {
      isLoading.current = isRunning
    }
    const part = await whileSet(setLoading, () => read(state.rows.at(-1)?.id))
    if (!part || request !== latest.current) return
    setState({ of: query, rows: [...state.rows, ...part], hasMore: part.length === rowsPerRequest })
  }

  return { rows: state?.rows ?? [], isLoaded: state?.of === query, loadMore: () => void loadMore() }
}

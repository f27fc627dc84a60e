import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useRef } from 'react'

/** One drop target for the table: the row and half under the pointer determine the position. */
export function useRowDrag(
  table: RefObject<HTMLTableElement | null>,
  onMove: (rowKey: string, gap: number) => void,
) {
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  })
  useEffect(() => {
    const body = table.current?.tBodies[0]
    if (!body) return
    /** rendered rows with their index as data-index */
    const renderedRows = () => [...body.rows]
    const indexOfRow = (row: HTMLElement | undefined) => Number(row?.dataset.index ?? -1)
    const gapAt = (y: number) => {
      const below = renderedRows().find(row => {
        const box = row.getBoundingClientRect()
        return y < box.top + box.height / 2
      })
      return below ? indexOfRow(below) : indexOfRow(renderedRows().at(-1)) + 1
    }
    const showDropIndicator = (gap: number | null) => {
      const last = renderedRows().at(-1)
      for (const row of renderedRows()) {
        row.toggleAttribute('data-drop-before', indexOfRow(row) === gap)
        row.toggleAttribute('data-drop-after', row === last && indexOfRow(row) + 1 === gap)
      }
    }
    return combine(
      dropTargetForElements({ element: body, canDrop: ({ source }) => source.data.kind === 'line' }),
      monitorForElements({
        canMonitor: ({ source }) => source.data.kind === 'line',
        onDrag: ({ location }) => showDropIndicator(gapAt(location.current.input.clientY)),
        onDrop: ({ source, location }) => {
          showDropIndicator(null)
          if (location.current.dropTargets.length === 0) return
          move.current(String(source.data.rowKey), gapAt(location.current.input.clientY))
        },
      }),
    )
  }, [table])
}

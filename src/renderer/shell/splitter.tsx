import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { forward, mirroredKey } from '../i18n/locale.ts'
import styles from './splitter.module.css'

interface SplitterProps {
  label: string
  value: number
  min: number
  max: number
  /** whether dragging to the inline end shrinks the pane */
  isReversed?: boolean
  onChange: (value: number) => void
  onReset: () => void
}

/** Draggable separator; arrow keys move it by 16 pixels, a double click resets it. */
export function Splitter({ label, value, min, max, isReversed = false, onChange, onReset }: SplitterProps) {
  const drag = useRef<{ from: number; value: number } | null>(null)
  const clamp = (next: number) => Math.round(Math.min(max, Math.max(min, next)))
  const sign = isReversed ? -1 : 1

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: event.clientX, value }
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!drag.current) return
    onChange(clamp(drag.current.value + (event.clientX - drag.current.from) * sign * forward()))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 16, ArrowLeft: -16 }[mirroredKey(event.key)]
    if (step !== undefined) onChange(clamp(value + step * sign))
    else if (event.key === 'Home') onChange(min)
    else if (event.key === 'End') onChange(max)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: hr cannot be moved, and moving is what this one is for
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      className={styles.splitter}
      data-edge={isReversed ? 'start' : 'end'}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        drag.current = null
      }}
      onKeyDown={onKeyDown}
      onDoubleClick={onReset}
    />
  )
}

import type { ReactNode } from 'react'

/**
 * At every key Chromium reads the fields of the form that was written into, to fill it in, even where that is switched off;
 * those outside of any form count as one. A field by itself is read in a tenth of the four milliseconds that a whole invoice takes.
 */
export function OwnForm({ children }: { children: ReactNode }) {
  return (
    <form className="contents" onSubmit={event => event.preventDefault()}>
      {children}
    </form>
  )
}

import { useView } from '../state/use-app.ts'

/** Mounted from the start, because a live region that appears with its text is not read. */
export function LiveRegions() {
  const polite = useView(view => view.polite)
  const assertive = useView(view => view.assertive)
  return (
    <>
      <div className="visually-hidden" role="status" aria-live="polite">
        {polite}
      </div>
      <div className="visually-hidden" role="alert" aria-live="assertive">
        {assertive}
      </div>
    </>
  )
}

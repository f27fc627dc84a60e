import type { ReactNode } from 'react'
import type { DocumentStatus } from '#core/invoice/document-status.ts'

const disc = 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1z'
const ring = <circle cx="8" cy="8" r="6.2" />
const check = 'M7 11.6 4.1 8.7l1.1-1.1L7 9.4l3.8-4.1 1.1 1.1z'
const cross = 'M5.4 6.5 6.5 5.4 8 6.9l1.5-1.5 1.1 1.1L9.1 8l1.5 1.5-1.1 1.1L8 9.1l-1.5 1.5-1.1-1.1L6.9 8z'
const arrow = 'M4.6 7.2h4V5.1L12 8l-3.4 2.9V8.8h-4z'

/** A disc with a shape cut out of it, so that the shape is visible on every background. */
const discWithout = (shape: string) => (
  <path d={`${disc}${shape}`} fill="currentColor" fillRule="evenodd" stroke="none" />
)

/** The ring fills with the paid share; every other status has its own shape. */
const shapes: Record<DocumentStatus, ReactNode> = {
  draft: <circle cx="8" cy="8" r="6.2" strokeDasharray="2.4 2.47" />,
  test: (
    <>
      <circle cx="8" cy="8" r="6.2" strokeDasharray="2.4 2.47" />
      <circle cx="8" cy="8" r="2" fill="currentColor" stroke="none" />
    </>
  ),
  waiting: (
    <>
      {ring}
      <path d="M8 4.6V8l2.4 1.4" />
    </>
  ),
  sending: (
    <>
      {ring}
      <path d="M8 11V5.2M5.6 7.4 8 5l2.4 2.4" />
    </>
  ),
  not_confirmed: (
    <>
      {ring}
      <path d="M6.3 6.4a1.8 1.8 0 1 1 2.6 1.7c-.6.3-.9.6-.9 1.2" />
      <circle cx="8" cy="11.2" r=".9" fill="currentColor" stroke="none" />
    </>
  ),
  issued: ring,
  open: (
    <>
      {ring}
      <circle cx="8" cy="8" r="2" fill="currentColor" stroke="none" />
    </>
  ),
  partly_paid: (
    <>
      {ring}
      <path d="M8 8V3.8A4.2 4.2 0 1 1 3.8 8z" fill="currentColor" stroke="none" />
    </>
  ),
  paid: discWithout(check),
  accepted: discWithout(check),
  invoiced: discWithout(arrow),
  rejected: discWithout(cross),
  expired: (
    <>
      {ring}
      <path d="m6 6 4 4m0-4-4 4" />
    </>
  ),
  credited: (
    <>
      {ring}
      <path d="M5 8h6" />
    </>
  ),
  overdue: (
    <>
      <path d="M8 2 1.6 13.4h12.8z" />
      <path d="M8 6.4v3" />
      <circle cx="8" cy="11.4" r=".8" fill="currentColor" stroke="none" />
    </>
  ),
}

/** Shape of a payment status, in the colour of its text; always beside a word. */
export function StateGlyph({ status, size = 14 }: { status: DocumentStatus; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-glyph={status}
    >
      {shapes[status]}
    </svg>
  )
}

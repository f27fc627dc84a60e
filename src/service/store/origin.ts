export const actors = ['operator', 'dashboard', 'key'] as const

/** Actor, time and address of a change. */
export interface Origin {
  at: string
  /** the command line, somebody signed in to the dashboard, or a program with a key */
  actor: (typeof actors)[number]
  /** user of the operating system, user of the dashboard, or key */
  actor_id: string
  /** IP address; `null` on the command line */
  address: string | null
}

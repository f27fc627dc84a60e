/** What goes to the keychain's thread and what comes back. One job is under way at a time. */
export type KeychainJob =
  | { call: 'read' | 'remove'; account: string }
  | { call: 'save'; account: string; key: string }

export type KeychainReply = { value: string | null } | { failure: string }

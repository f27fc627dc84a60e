export type KeychainJob = { id: number; account: string } & (
  | { call: 'read' | 'remove'; key?: undefined }
  | { call: 'save'; key: string }
)

export type KeychainReply = { id: number; value: string | null } | { id: number; failure: string }

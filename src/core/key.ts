export type KeyKind = 'live' | 'test'

const prefixes = { live: 'svc_live_', test: 'svc_test_' } as const

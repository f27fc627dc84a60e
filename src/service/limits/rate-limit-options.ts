export interface RateLimitOptions {
  /** per account and mode in a window; 0 for no limit */
  requests: number
  /** per address; protects the store from load (a key has 178 random bits and cannot be guessed) */
  badKeys: number
  windowSeconds: number
  /** between two verified passwords of an address that sent too many wrong ones; behind two others a request ends in time */
  passwordPauseSeconds: number
}

export const defaultRateLimits: RateLimitOptions = {
  requests: 600,
  badKeys: 60,
  windowSeconds: 60,
  passwordPauseSeconds: 10,
}

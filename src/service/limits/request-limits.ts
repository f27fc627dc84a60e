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

/** Milliseconds for each phase of a request, so that a slow one ends within 35 seconds in every one of them. */
export interface RequestTimeouts {
  /** for headers and body to arrive */
  receive: number
  /** for its turns to be prepared and rendered; a render takes up to 10 seconds more */
  wait: number
  /** for the client to read the answer */
  answer: number
  /** between two searches for requests that did not arrive in time */
  check: number
}

export const requestTimeouts: RequestTimeouts = {
  receive: 30_000,
  wait: 25_000,
  answer: 30_000,
  check: 1_000,
}

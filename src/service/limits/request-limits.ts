export interface RateLimitOptions {
  /** per account and mode in a window; 0 for no limit */
  requests: number
  /** per address; protects the store from load (a key has 178 random bits and cannot be guessed) */
  badKeys: number
  windowSeconds: number
  /**
   * pause between password checks of an address above its limit; with two others in the queue, a request
   * still ends in time
   */
  passwordPauseSeconds: number
}

export const defaultRateLimits: RateLimitOptions = {
  requests: 600,
  badKeys: 60,
  windowSeconds: 60,
  passwordPauseSeconds: 10,
}

/** Milliseconds per phase of a request, so that no phase takes longer than 35 seconds. */
export interface RequestTimeouts {
  /** for headers and body to arrive */
  receive: number
  /** for waiting in the queues of preparation and rendering; a render takes up to 10 seconds more */
  wait: number
  /** for the client to read the answer */
  answer: number
  /** interval of checking for requests that did not arrive in time */
  check: number
}

export const requestTimeouts: RequestTimeouts = {
  receive: 30_000,
  wait: 25_000,
  answer: 30_000,
  check: 1_000,
}

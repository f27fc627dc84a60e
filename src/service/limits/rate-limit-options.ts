export interface RateLimitOptions {
  /** of each account and mode in a window; 0 for as many as they like */
  requests: number
  /** from one address; a key has 178 random bits, so this keeps the store from work, not the keys from being guessed */
  badKeys: number
  windowSeconds: number
}

export const defaultRateLimits: RateLimitOptions = { requests: 600, badKeys: 60, windowSeconds: 60 }

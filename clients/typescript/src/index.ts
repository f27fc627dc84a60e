export {
  type BillwrightClient,
  type ClientOptions,
  createClient,
  type DoneJob,
  type GenerateOptions,
} from './client.ts'
export { NoAnswerError, type ProblemCode, ProblemError } from './errors.ts'
export type { RetryOptions } from './retry.ts'
export type * from './types.ts'

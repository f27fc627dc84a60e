import { z } from 'zod'
import { generateAnswerSchema } from '#contract/generate-api.ts'
import { problemAnswerSchema } from '../http/problems/problem-schema.ts'
import type { QueuedJob } from '../store/queued-jobs.ts'

const { jobId } = generateAnswerSchema.shape

/** Answer to a request that is answered later, and to questions for its job until there is a PDF. */
export const queuedJobSchema = z
  .object({
    jobId,
    status: z.enum(['queued', 'running', 'failed']).meta({
      description: 'failed: nothing was made or billed, and nothing will be.',
      examples: ['queued'],
    }),
    problem: problemAnswerSchema.omit({ instance: true }).optional().meta({
      description: 'Problem of a failed job, as a request without Prefer would get it; absent otherwise.',
    }),
  })
  .meta({ description: 'An invoice that is made later.' })

/** Body of the answer. */
export const answerOfQueued = ({
  id,
  status,
  problem,
}: Pick<QueuedJob, 'id' | 'status' | 'problem'>): string =>
  JSON.stringify({
    ...{ jobId: id, status },
    ...(problem !== null && { problem: JSON.parse(problem) }),
  } satisfies z.input<typeof queuedJobSchema>)

import { z } from 'zod'
import { generateAnswerSchema } from '#contract/generate-api.ts'
import type { Issue } from '#core/errors/issue.ts'
import { problemAnswerSchema } from '../problems/problem-schema.ts'
import { fieldIssueOf } from '../problems/text-of.ts'
import type { QueuedJob } from '../store/queued-jobs.ts'

const { jobId, warnings } = generateAnswerSchema.shape

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
    warnings: warnings.meta({
      ...warnings.meta(),
      description:
        'Values that are allowed and probably not meant; only in the answer that accepts the invoice, and absent where there are none.',
    }),
  })
  .meta({ description: 'A queued invoice.' })

/**
 * Body of the answer.
 * @param warnings about the invoice, which are not kept with the job
 */
export const answerOfQueued = (
  { id, status, problem }: Pick<QueuedJob, 'id' | 'status' | 'problem'>,
  warnings: readonly Issue[] = [],
): string =>
  JSON.stringify({
    ...{ jobId: id, status },
    ...(problem !== null && { problem: JSON.parse(problem) }),
    ...(warnings.length > 0 && { warnings: warnings.map(fieldIssueOf) }),
  } satisfies z.input<typeof queuedJobSchema>)

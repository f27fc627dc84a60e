import { templateVersion } from '#core/design-values.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { Message } from '#core/messages/message.ts'
import type { Destination } from '../../connections/destination.ts'
import type { LongWorks } from '../../long-work.ts'
import type { Renderer } from '../../ports/ports.ts'
import type { PublishOutcome, TemplateClient } from '../../ports/services.ts'
import type { Publication, Store, TemplateFile } from '../../ports/store.ts'
import { throwIfCancelled } from '../../ports/work-control.ts'
import { invoiceOfPayload, type Payload, withTemplate } from '../../sent-fields.ts'

export interface TemplatePublisherDeps {
  store: Store
  templates: TemplateClient
  works: Pick<LongWorks, 'run'>
}

export interface SubmittedTemplate {
  name: string
  file: TemplateFile
}

/** The connection and service that get a template. */
export interface TemplateDestination {
  connectionId: string
  destination: Destination
}

export type TemplatePublisher = ReturnType<typeof createTemplatePublisher>

/** Publishes custom templates on services and remembers their versions, so that nothing is uploaded twice. */
export function createTemplatePublisher({ store, templates, works }: TemplatePublisherDeps) {
  /** running uploads by publication */
  const publishing = new Map<string, Promise<PublishOutcome>>()

  const publicationOf = (
    { file }: SubmittedTemplate,
    { connectionId, destination }: TemplateDestination,
  ): Publication => ({
    connectionId,
    keyFingerprint: destination.key.fingerprint,
    sha256: file.sha256,
  })

  /** Concurrent submissions share an upload. */
  function publish(
    template: SubmittedTemplate,
    where: TemplateDestination,
    signal?: AbortSignal,
  ): Promise<PublishOutcome> {
    const publication = publicationOf(template, where)
    const key = JSON.stringify(publication)
    const running = publishing.get(key)
    if (running) return running
    const run = upload(template, where, signal).finally(() => publishing.delete(key))
    publishing.set(key, run)
    return run
  }

  async function upload(
    template: SubmittedTemplate,
    where: TemplateDestination,
    signal?: AbortSignal,
  ): Promise<PublishOutcome> {
    const { name, file } = template
    const outcome = await works.run('template', async control => {
      const stop = signal ? AbortSignal.any([signal, control.signal]) : control.signal
      const { access } = where.destination
      const { onProgress } = control
      const sent = await templates.publish({
        ...access,
        name,
        file,
        onProgress,
        signal: stop,
      })
      // A version that the service created nevertheless is found by the next upload.
      throwIfCancelled(control.signal)
      return sent
    })
    if (outcome.kind === 'published')
      store.templates.rememberPublished(
        publicationOf(template, where),
        templateVersion(name, outcome.version),
      )
    return outcome
  }

  return {
    /**
     * The reference `name@version` of the published template, after an upload if necessary; or the reason why there is
     * none.
     */
    async name(
      template: SubmittedTemplate,
      where: TemplateDestination,
      signal?: AbortSignal,
    ): Promise<{ named: string } | Exclude<PublishOutcome, { kind: 'published' }>> {
      const known = store.templates.published(publicationOf(template, where))
      if (known !== undefined) return { named: known }
      const outcome = await publish(template, where, signal)
      return outcome.kind === 'published'
        ? { named: templateVersion(template.name, outcome.version) }
        : outcome
    },

    /**
     * The issue of an invoice whose template this service does not accept; `null` if it does, or if that is unknown.
     */
    async unavailable(template: SubmittedTemplate, where: TemplateDestination): Promise<Issue | null> {
      if (store.templates.published(publicationOf(template, where)) !== undefined) return null
      const may = await templates.mayPublish(where.destination.access)
      return may === 'no_endpoint' || may === 'no_permission' ? notOfferedIssue(template.name, may) : null
    },
  }
}

type Reason = Extract<PublishOutcome, { kind: 'not_offered' }>['reason']

const notOfferedMessage = (name: string, reason: Reason): Message => ({
  code: reason === 'no_endpoint' ? 'own_template.not_kept' : 'own_template.no_permission',
  params: { name },
})

const notOfferedIssue = (name: string, reason: Reason): Issue => ({
  path: 'template',
  code: reason === 'no_endpoint' ? 'template_not_kept' : 'template_no_permission',
  severity: 'error',
  message: notOfferedMessage(name, reason),
})

/** Error for a submission whose template the service does not accept; nothing was sent. */
export function refusalOf(
  name: string,
  outcome: Extract<PublishOutcome, { kind: 'not_offered' | 'refused' }>,
): AppError & { code: 'template_unavailable' | 'template_refused' } {
  const issue =
    outcome.kind === 'not_offered'
      ? notOfferedIssue(name, outcome.reason)
      : ({
          path: 'template',
          code: 'template_refused',
          severity: 'error',
          message: refusedMessage(name, outcome.problem),
        } as const)
  const code = outcome.kind === 'not_offered' ? 'template_unavailable' : 'template_refused'
  return new AppError(code, { message: issue.message, issues: [issue] }) as ReturnType<typeof refusalOf>
}

/** The first issue with its path in the file, or the general message of the service. */
function refusedMessage(
  name: string,
  { message, fields }: Extract<PublishOutcome, { kind: 'refused' }>['problem'],
): Message {
  const [first] = fields
  const reason: Message = first
    ? { code: 'own_template.mistake_at', params: { path: first.path, mistake: first.message } }
    : message
  return { code: 'own_template.refused', params: { name, reason } }
}

/**
 * The custom template of an invoice; `undefined` for a shipped template, and for one that only the service may know.
 * @throws AppError invalid_template
 */
export function submittedTemplate(
  renderer: Pick<Renderer, 'templateFile'>,
  name: string,
): SubmittedTemplate | undefined {
  try {
    const file = renderer.templateFile(name)
    return file && { name, file }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const message = error.reason
    const issue = { path: 'template', code: error.code, severity: 'error', message } as const
    throw new AppError(error.code, { message, issues: [issue] })
  }
}

/**
 * The payload with the published version of the template. Without an answer of the service it keeps the plain name, and
 * the outbox publishes the template before it sends anything.
 * @throws AppError template_unavailable, template_refused, key_refused, work_cancelled
 */
export async function withPublished(
  templatePublisher: TemplatePublisher,
  sent: Payload,
  template: SubmittedTemplate | undefined,
  where: TemplateDestination,
): Promise<Payload> {
  if (!template) return sent
  const result = await templatePublisher.name(template, where)
  return versioned(sent, template, result)
}

/** @throws AppError template_unavailable, template_refused, key_refused */
export function versioned(
  sent: Payload,
  { name }: SubmittedTemplate,
  result: Awaited<ReturnType<TemplatePublisher['name']>>,
): Payload {
  if ('named' in result) {
    const payload = withTemplate(sent.payload, result.named)
    return { payload, invoice: invoiceOfPayload(payload) }
  }
  if (result.kind === 'key_refused') throw new AppError('key_refused', { message: result.problem.message })
  if (result.kind !== 'retry_later') throw refusalOf(name, result)
  return sent
}

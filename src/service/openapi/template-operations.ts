import { templatePath, templatesQuerySchema } from '#contract/account-templates.ts'
import { readPaths } from '#contract/service-reads.ts'
import { templateReferencePattern } from '#core/design-values.ts'
import { json, type Operation } from './operation.ts'

const templateParameter = (description: string) => ({
  template: { description, pattern: templateReferencePattern.source, examples: ['my-letterhead'] },
})

export const templateOperations: readonly Operation[] = [
  {
    method: 'get',
    path: readPaths.templates,
    id: 'listTemplates',
    tag: 'Account',
    needsKey: true,
    query: templatesQuerySchema,
    summary: 'List the templates',
    description:
      'What template of an invoice may be: the templates of the service and those that the account keeps, a page at a time. Any key of the account may read them.',
    answer: json('The templates, in the order of their names.', 'TemplateList'),
    problems: ['invalid_query'],
  },
  {
    method: 'get',
    path: `${templatePath}{template}`,
    id: 'getTemplate',
    tag: 'Account',
    needsKey: true,
    pathParameters: templateParameter('Name of a template of the account, or one version of it.'),
    summary: 'Get the file of a template of the account',
    description:
      'The file to the byte as it was published. Without a version: the one that the name means. Templates of the service are not here.',
    answerHeaders: ['ETag'],
    answer: { description: 'The file.', mediaType: 'application/json', schema: 'object' },
    problems: ['not_found'],
  },
  {
    method: 'put',
    path: `${templatePath}{template}`,
    id: 'publishTemplate',
    tag: 'Account',
    needsKey: true,
    takesTemplate: true,
    ifMatch: 'ETag of the version that the client has read.',
    pathParameters: templateParameter('Name of the template, which its file has too.'),
    summary: 'Publish a template of the account',
    description:
      'For keys with the scope templates. The file becomes a new version, which the name means from then on; a version never changes, and its number is never given again. The same file as the one that the name means makes no new version. Names of templates of the service are taken, and default is. Live and test keys share the templates of their account.',
    answerHeaders: ['ETag'],
    answer: json('The name means this file already.', 'PublishedTemplate'),
    created: 'A new version.',
    problems: [
      'not_found',
      'too_large',
      'unsupported_media_type',
      'invalid_template',
      'template_limit_reached',
      'storage_limit_reached',
      'precondition_failed',
      'overloaded',
      'render_timeout',
      'render_failed',
    ],
  },
  {
    method: 'delete',
    path: `${templatePath}{template}`,
    id: 'deleteTemplate',
    tag: 'Account',
    needsKey: true,
    ifMatch: 'ETag of the version that the name means.',
    pathParameters: templateParameter('Name of a template of the account, or one version of it.'),
    summary: 'Delete a template of the account, or one version of it',
    description:
      'For keys with the scope templates. What was made with it stays, and queued invoices are made with the version with which they were accepted. A name whose version is deleted means the newest that is left.',
    answer: json('It is deleted.', 'TemplateDeletion'),
    problems: ['not_found', 'precondition_failed'],
  },
]

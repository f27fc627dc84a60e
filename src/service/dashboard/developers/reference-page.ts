import { type Html, html } from '../html/html.ts'
import { page, type Shown, table } from '../html/page.ts'
import { t } from '../html/texts.ts'
import {
  alternativesOf,
  type Field,
  fieldsOf,
  type ReferenceDocument,
  type ReferenceOperation,
  type Schema,
  typeOf,
} from './reference.ts'

interface ReferencePage extends Shown {
  document: ReferenceDocument
  /** whether the page is in another language than the document */
  isTranslated: boolean
  openApiUrl: string
  errorsUrl: string
}

/** The API reference, rendered from the OpenAPI document. */
export function referencePage({
  href,
  session,
  isTranslated,
  document,
  openApiUrl,
  errorsUrl,
}: ReferencePage): Html {
  const operations = Object.entries({ ...document.paths, ...document.webhooks }).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const base = document.servers[0]?.url ?? ''
  return page({
    href,
    session,
    title: t('dashboard.reference'),
    section: '/reference',
    content: html`<p>${t('reference_page.introduction', {
      base: html`<code>${base}</code>`,
      header: html`<code>X-API-Key</code>`,
      openapi: html`<a href="${openApiUrl}">${t('reference_page.openapi')}</a>`,
      errors: html`<a href="${errorsUrl}">${t('reference_page.errors')}</a>`,
    })}</p>${isTranslated && html`<p class="quiet">${t('reference_page.language')}</p>`}
<div lang="en" dir="ltr">${document.tags.map(
      tag => html`<section aria-labelledby="${tag.name}"><h2 id="${tag.name}">${tag.name}</h2><p class="quiet">${tag.description}</p>
${operations
  .filter(({ operation }) => operation.tags.includes(tag.name))
  .map(({ path, method, operation }) => operationOf(document, path, method, operation))}</section>`,
    )}</div>`,
  })
}

function operationOf(
  document: ReferenceDocument,
  path: string,
  method: string,
  operation: ReferenceOperation,
): Html {
  const { parameters, requestBody, responses } = operation
  return html`<details id="${operation.operationId}"><summary><span class="verb">${method.toUpperCase()}</span> <code>${path}</code> <span class="quiet">${operation.summary}</span></summary>
<div class="operation">${operation.description !== undefined && paragraphsOf(operation.description)}
${!operation.tags.includes('Webhooks') && html`<p class="quiet">${operation.security.length > 0 ? 'Needs a key.' : 'Needs no key.'}</p>`}
${
  parameters.length > 0 &&
  html`<h3>Parameters</h3>${table(
    `Parameters of ${operation.summary}`,
    ['Name', 'In', 'Value', 'What it is'],
    parameters.map(parameter => [
      html`<code>${parameter.name}</code>${parameter.required && ' (required)'}`,
      html`${parameter.in}`,
      html`${typeOf(document, parameter.schema)}`,
      html`${parameter.description}`,
    ]),
  )}`
}
${requestBody && bodyOf(document, `Body of ${operation.summary}`, requestBody.content)}
<h3>Answers</h3>${table(
    `Answers of ${operation.summary}`,
    ['Status', 'When'],
    Object.entries(responses).map(([status, { description }]) => [
      html`${status}`,
      html`${paragraphsOf(description)}`,
    ]),
  )}
${Object.entries(responses)
  .filter(([status]) => status === '200' || status === '202')
  .map(([status, { content }]) =>
    bodyOf(document, `Answer${status === '200' ? '' : ` ${status}`} of ${operation.summary}`, content ?? {}),
  )}
</div></details>`
}

function bodyOf(
  document: ReferenceDocument,
  caption: string,
  content: Record<
    string,
    { schema?: Schema | undefined; examples?: Record<string, { value?: unknown }> | undefined }
  >,
): Html {
  const parts = Object.entries(content).map(([mediaType, { schema = {}, examples = {} }]) => {
    const alternatives = alternativesOf(schema).map(({ name, schema: each }) => {
      const shown = name === undefined ? Object.values(examples) : [examples[name]]
      return html`${name !== undefined && html`<h4>${name}</h4>`}
${shown.map(example => html`<pre tabindex="0"><code>${JSON.stringify(example?.value, null, 2)}</code></pre>`)}
${fieldTable(name === undefined ? caption : `${caption}: ${name}`, fieldsOf(document, each))}`
    })
    return html`<h3>${caption.split(' of ')[0] ?? caption}: <code>${mediaType}</code></h3>${alternatives}`
  })
  return html`${parts}`
}

const paragraphsOf = (description: string): Html[] =>
  description.split('\n\n').map(text => html`<p>${text}</p>`)

const fieldTable = (caption: string, fields: Field[]): Html | false =>
  fields.length > 0 &&
  table(
    caption,
    ['Field', 'Value', 'What it is'],
    fields.map(field => [
      html`<code>${field.name}</code>${field.isRequired && ' (required)'}`,
      html`${field.type}`,
      html`${field.description}`,
    ]),
  )

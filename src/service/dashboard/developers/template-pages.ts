import { formatBytes } from '../../accounts/format.ts'
import type { TemplateVersion } from '../../store/templates.ts'
import { includesRole } from '../../store/users.ts'
import type { ShippedTemplate } from '../../templates/template-catalogue.ts'
import { type Html, html } from '../html/html.ts'
import {
  type DashboardUrl,
  formToken,
  notice,
  page,
  type Row,
  type Shown,
  table,
  time,
} from '../html/page.ts'

const mayChange = ({ session }: Shown): boolean => includesRole(session.user.role, 'developer')

const pathOf = (name: string): string => `/templates/${name}`
const versionPathOf = ({ name, version }: TemplateVersion): string => `/templates/${name}/versions/${version}`

interface TemplatesPage extends Shown {
  templates: readonly TemplateVersion[]
  shipped: readonly ShippedTemplate[]
  /** name of the default template */
  chosen: string | null
  /** whether pictures can be made */
  hasPictures: boolean
  isFirst: boolean
  hasMore: boolean
  notice: string | undefined
}

export const templatesPage = (parts: TemplatesPage): Html => {
  const { templates, href, isFirst, hasMore } = parts
  return page({
    ...parts,
    title: 'Templates',
    content: html`${parts.notice !== undefined && notice('done', parts.notice)}
<p>A template decides what an invoice looks like. An invoice names one in its field <code>template</code>, such as <code>my-letterhead</code> for its version in force, or <code>my-letterhead@3</code> for exactly that one.</p>
<section><h2>Your templates</h2>
${
  templates.length === 0
    ? html`<p class="empty">${
        isFirst
          ? 'No templates yet. The desktop app publishes a template of your own when you submit an invoice with it; programs do with PUT /v1/templates/{name}.'
          : 'There are no further templates.'
      }</p>`
    : html`<ul class="templates">${templates.map(template => card(parts, template))}</ul>`
}
<nav aria-label="Pages" class="actions">${!isFirst && html`<a class="button" href="${href('/templates')}">First</a>`}${
      hasMore && html`<a class="button" href="${href(`/templates?after=${templates.at(-1)?.name}`)}">More</a>`
    }</nav></section>
${isFirst && defaultSection(parts)}`,
  })
}

const card = ({ href, chosen, hasPictures }: TemplatesPage, template: TemplateVersion): Html =>
  html`<li>${hasPictures && picture(href, template)}
<p><a href="${href(pathOf(template.name))}">${template.title}</a>${
    template.name === chosen && html` <span class="chip live">Default</span>`
  }<br><code>${template.name}</code> <span class="quiet">version ${template.version}, ${time(template.created_at)}</span></p></li>`

const picture = (href: DashboardUrl, template: TemplateVersion): Html =>
  html`<img src="${href(`${versionPathOf(template)}/picture.svg`)}" alt="A sample invoice with ${template.title}, version ${template.version}" loading="lazy" width="248" height="351">`

function defaultSection(parts: TemplatesPage): Html {
  const { href, session, chosen, shipped, templates } = parts
  const names = [...templates.map(({ name }) => name), ...shipped.map(({ name }) => name)]
  const choices = chosen === null || names.includes(chosen) ? names : [chosen, ...names]
  const text =
    'It is what an invoice gets whose template is default. An invoice that names no template is refused, whatever is chosen here.'
  return html`<section aria-labelledby="default"><h2 id="default">Default template</h2><p>${text}</p>
${
  mayChange(parts)
    ? html`<form method="post" action="${href('/templates/default')}" class="row">${formToken(session.token)}
<label>Default <select name="name"><option value="">None</option>${choices.map(
        name => html`<option value="${name}"${name === chosen && html` selected`}>${name}</option>`,
      )}</select></label>
<button type="submit">Set default</button></form>`
    : html`<p>${chosen === null ? 'None was chosen.' : html`It is <code>${chosen}</code>.`}</p>`
}</section>`
}

interface TemplatePage extends Shown {
  /** the version in force */
  template: TemplateVersion
  versions: readonly TemplateVersion[]
  isDefault: boolean
  hasPictures: boolean
  /** number of the version that the older ones precede */
  before: number | undefined
  hasOlder: boolean
  notice: string | undefined
}

export const templatePage = (parts: TemplatePage): Html => {
  const { href, template, versions, isDefault, before, hasOlder } = parts
  const path = pathOf(template.name)
  return page({
    ...parts,
    title: template.title,
    content: html`${parts.notice !== undefined && notice('done', parts.notice)}
<div class="template">${parts.hasPictures && picture(href, template)}
<div><p>${template.description}</p>
<dl class="facts"><dt>Name</dt><dd><code>${template.name}</code>${isDefault && html` <span class="chip live">Default</span>`}</dd>
<dt>In force</dt><dd>Version ${template.version}</dd></dl>
<p class="actions"><a class="button" href="${href('/templates')}">All templates</a>${
      mayChange(parts) && html`<a class="button" href="${href(`${path}/delete`)}">Delete template…</a>`
    }</p></div></div>
<section><h2>Versions</h2>
<p>A version never changes, and its number is never given again. What was made with one stays as it is.</p>
${table(
  'Versions, the newest first',
  ['Version', 'Published', 'Size', 'File', 'State'],
  versions.map(version => versionRow(parts, version)),
)}
<nav aria-label="Pages" class="actions">${before !== undefined && html`<a class="button" href="${href(path)}">Newest</a>`}${
      hasOlder &&
      html`<a class="button" href="${href(`${path}?before=${versions.at(-1)?.version}`)}">Older</a>`
    }</nav></section>`,
  })
}

function versionRow(parts: TemplatePage, version: TemplateVersion): Row {
  const { href, session, template } = parts
  const path = href(versionPathOf(version))
  const name = html`<span class="unseen"> version ${version.version}</span>`
  const actions = html`<form method="post" action="${path}/use">${formToken(session.token)}<button type="submit">Use again${name}</button></form>
<a class="button" href="${path}/delete">Delete${name}…</a>`
  return [
    html`${version.version}`,
    time(version.created_at),
    html`${formatBytes(version.bytes)}`,
    html`<a href="${path}/template.json">Download${name}</a>`,
    version.version === template.version
      ? html`<span class="chip live">In force</span>`
      : mayChange(parts)
        ? actions
        : html`Earlier`,
  ]
}

/** What depends on a template. */
export interface TemplateUse {
  isDefault: boolean
  /** queued invoices that were accepted with it, up to `shownQueued` */
  queued: number
  /** when something was made with it last */
  lastMade: string | undefined
}

export const shownQueued = 20

export const deleteTemplatePage = (shown: Shown & { template: TemplateVersion; use: TemplateUse }): Html =>
  confirmation(shown, {
    title: `Delete the template ${shown.template.name}?`,
    consequences: html`<p>All of its versions are deleted, and invoices that name it are refused. This cannot be undone; the name may be used again, with new numbers.</p>
${useOf(shown.use)}`,
    path: `${pathOf(shown.template.name)}/delete`,
    button: 'Delete template',
  })

export const deleteVersionPage = (shown: Shown & { template: TemplateVersion }): Html =>
  confirmation(shown, {
    title: `Delete version ${shown.template.version} of ${shown.template.name}?`,
    consequences: html`<p>Invoices that name <code>${shown.template.name}@${shown.template.version}</code> are refused. PDFs that were made with it stay, and queued invoices that were accepted with it are still made. This cannot be undone.</p>`,
    path: `${versionPathOf(shown.template)}/delete`,
    button: 'Delete version',
  })

function useOf({ isDefault, queued, lastMade }: TemplateUse): Html {
  const queuedText = `${queued >= shownQueued ? `${shownQueued} or more` : queued} queued ${queued === 1 ? 'invoice was' : 'invoices were'} accepted with it, and will still be made with it.`
  return html`<ul>${isDefault && html`<li>It is the default: invoices whose template is <code>default</code> are refused until another one is chosen.</li>`}${
    queued > 0 && html`<li>${queuedText}</li>`
  }<li>${
    lastMade === undefined
      ? 'Nothing is stored that was made with it.'
      : html`It was used last on ${time(lastMade)}. PDFs that were made with it stay.`
  }</li></ul>`
}

function confirmation(
  { href, session, template }: Shown & { template: TemplateVersion },
  { title, consequences, path, button }: { title: string; consequences: Html; path: string; button: string },
): Html {
  return page({
    href,
    session,
    title,
    content: html`${consequences}
<form method="post" action="${href(path)}" class="actions">${formToken(session.token)}
<a class="button" href="${href(pathOf(template.name))}">Cancel</a>
<button type="submit" class="danger">${button}</button></form>`,
  })
}

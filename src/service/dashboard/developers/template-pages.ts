import type { TemplateVersion } from '../../store/templates.ts'
import { includesRole } from '../../store/users.ts'
import type { ShippedTemplate } from '../../templates/template-catalogue.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardUrl, formToken, notice, page, type Row, type Shown, table } from '../html/page.ts'
import { bytes, t, time } from '../html/texts.ts'

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
  notice: Html | undefined
}

export const templatesPage = (props: TemplatesPage): Html => {
  const { templates, href, isFirst, hasMore } = props
  return page({
    ...props,
    title: t('dashboard.templates'),
    section: '/templates',
    content: html`${props.notice !== undefined && notice('done', props.notice)}
<p>${t('templates_page.text', { field: html`<code>template</code>`, name: html`<code>my-letterhead</code>`, version: html`<code>my-letterhead@3</code>` })}</p>
<section><h2>${t('templates_page.yours')}</h2>
${
  templates.length === 0
    ? html`<p class="empty">${isFirst ? t('templates_page.none') : t('templates_page.no_more')}</p>`
    : html`<ul class="templates">${templates.map(template => card(props, template))}</ul>`
}
<nav aria-label="${t('dashboard.pages')}" class="actions">${!isFirst && html`<a class="button" href="${href('/templates')}">${t('templates_page.first')}</a>`}${
      hasMore &&
      html`<a class="button" href="${href(`/templates?after=${templates.at(-1)?.name}`)}">${t('templates_page.more')}</a>`
    }</nav></section>
${isFirst && defaultSection(props)}`,
  })
}

const card = ({ href, chosen, hasPictures }: TemplatesPage, template: TemplateVersion): Html =>
  html`<li>${hasPictures && picture(href, template)}
<p><a href="${href(pathOf(template.name))}">${template.title}</a>${
    template.name === chosen && html` <span class="chip live">${t('templates_page.default')}</span>`
  }<br><code>${template.name}</code> <span class="quiet">${t('templates_page.version', { version: template.version, time: time(template.created_at) })}</span></p></li>`

const picture = (href: DashboardUrl, template: TemplateVersion): Html =>
  html`<img src="${href(`${versionPathOf(template)}/picture.svg`)}" alt="${t('templates_page.picture', { title: template.title, version: template.version })}" loading="lazy" width="248" height="351">`

function defaultSection(props: TemplatesPage): Html {
  const { href, session, chosen, shipped, templates } = props
  const names = [...templates.map(({ name }) => name), ...shipped.map(({ name }) => name)]
  const choices = chosen === null || names.includes(chosen) ? names : [chosen, ...names]
  return html`<section aria-labelledby="default"><h2 id="default">${t('templates_page.default_title')}</h2><p>${t('templates_page.default_text')}</p>
${
  mayChange(props)
    ? html`<form method="post" action="${href('/templates/default')}" class="row">${formToken(session.token)}
<label>${t('templates_page.default')} <select name="name"><option value="">${t('templates_page.no_default')}</option>${choices.map(
        name => html`<option value="${name}"${name === chosen && html` selected`}>${name}</option>`,
      )}</select></label>
<button type="submit">${t('templates_page.set_default')}</button></form>`
    : html`<p>${chosen === null ? t('templates_page.none_chosen') : t('templates_page.chosen', { name: html`<code>${chosen}</code>` })}</p>`
}</section>`
}

interface TemplatePage extends Shown {
  /** the current version */
  template: TemplateVersion
  versions: readonly TemplateVersion[]
  isDefault: boolean
  hasPictures: boolean
  /** number of the last version on the page, where the older ones continue */
  before: number | undefined
  hasOlder: boolean
  notice: Html | undefined
}

export const templatePage = (props: TemplatePage): Html => {
  const { href, template, versions, isDefault, before, hasOlder } = props
  const path = pathOf(template.name)
  return page({
    ...props,
    title: template.title,
    content: html`${props.notice !== undefined && notice('done', props.notice)}
<div class="template">${props.hasPictures && picture(href, template)}
<div><p>${template.description}</p>
<dl class="facts"><dt>${t('dashboard.name')}</dt><dd><code>${template.name}</code>${isDefault && html` <span class="chip live">${t('templates_page.default')}</span>`}</dd>
<dt>${t('templates_page.in_force')}</dt><dd>${t('templates_page.version_in_force', { version: template.version })}</dd></dl>
<p class="actions"><a class="button" href="${href('/templates')}">${t('templates_page.all')}</a>${
      mayChange(props) &&
      html`<a class="button" href="${href(`${path}/delete`)}">${t('templates_page.delete')}</a>`
    }</p></div></div>
<section><h2>${t('templates_page.versions')}</h2>
<p>${t('templates_page.versions_text')}</p>
${table(
  t('templates_page.versions_list'),
  [
    t('templates_page.column_version'),
    t('templates_page.published'),
    t('templates_page.size'),
    t('templates_page.file'),
    t('dashboard.state'),
  ],
  versions.map(version => versionRow(props, version)),
)}
<nav aria-label="${t('dashboard.pages')}" class="actions">${before !== undefined && html`<a class="button" href="${href(path)}">${t('dashboard.newest')}</a>`}${
      hasOlder &&
      html`<a class="button" href="${href(`${path}?before=${versions.at(-1)?.version}`)}">${t('dashboard.older')}</a>`
    }</nav></section>`,
  })
}

function versionRow(props: TemplatePage, version: TemplateVersion): Row {
  const { href, session, template } = props
  const path = href(versionPathOf(version))
  const name = html`<span class="unseen"> ${t('templates_page.of_version', { version: version.version })}</span>`
  const actions = html`<form method="post" action="${path}/use">${formToken(session.token)}<button type="submit">${t('templates_page.use_again')}${name}</button></form>
<a class="button" href="${path}/delete">${t('templates_page.delete_version')}${name}</a>`
  return [
    html`${version.version}`,
    time(version.created_at),
    bytes(version.bytes),
    html`<a href="${path}/template.json">${t('templates_page.download')}${name}</a>`,
    version.version === template.version
      ? html`<span class="chip live">${t('templates_page.in_force')}</span>`
      : mayChange(props)
        ? actions
        : html`${t('templates_page.earlier')}`,
  ]
}

/** Uses of a template, shown before it is deleted. */
export interface TemplateUse {
  isDefault: boolean
  /** number of queued invoices accepted with it, up to `shownQueued` */
  queued: number
  /** time of the last generation with it */
  lastMade: string | undefined
}

export const shownQueued = 20

export const deleteTemplatePage = (shown: Shown & { template: TemplateVersion; use: TemplateUse }): Html =>
  confirmation(shown, {
    title: t('templates_page.delete_title', { name: shown.template.name }),
    consequences: html`<p>${t('templates_page.delete_text')}</p>
${useOf(shown.use)}`,
    path: `${pathOf(shown.template.name)}/delete`,
    button: t('templates_page.delete_button'),
  })

export const deleteVersionPage = (shown: Shown & { template: TemplateVersion }): Html =>
  confirmation(shown, {
    title: t('templates_page.delete_version_title', {
      version: shown.template.version,
      name: shown.template.name,
    }),
    consequences: html`<p>${t('templates_page.delete_version_text', { name: html`<code>${shown.template.name}@${shown.template.version}</code>` })}</p>`,
    path: `${versionPathOf(shown.template)}/delete`,
    button: t('templates_page.delete_version_button'),
  })

function useOf({ isDefault, queued, lastMade }: TemplateUse): Html {
  const queuedText =
    queued >= shownQueued
      ? t('templates_page.queued_or_more', { queued: shownQueued })
      : t('templates_page.queued', { queued })
  return html`<ul>${isDefault && html`<li>${t('templates_page.is_default', { name: html`<code>default</code>` })}</li>`}${
    queued > 0 && html`<li>${queuedText}</li>`
  }<li>${
    lastMade === undefined
      ? t('templates_page.unused')
      : t('templates_page.last_used', { time: time(lastMade) })
  }</li></ul>`
}

function confirmation(
  { href, session, template }: Shown & { template: TemplateVersion },
  { title, consequences, path, button }: { title: Html; consequences: Html; path: string; button: Html },
): Html {
  return page({
    href,
    session,
    title,
    content: html`${consequences}
<form method="post" action="${href(path)}" class="actions">${formToken(session.token)}
<a class="button" href="${href(pathOf(template.name))}">${t('dashboard.cancel')}</a>
<button type="submit" class="danger">${button}</button></form>`,
  })
}

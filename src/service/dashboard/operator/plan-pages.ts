import { limitDescriptions } from '../../accounts/plan-limits.ts'
import { type LimitName, limitNames, type Plan } from '../../store/plans.ts'
import { type Html, html } from '../html/html.ts'
import { formToken, table } from '../html/page.ts'
import { number } from '../html/texts.ts'
import { confirmDeletion, operatorPage, type Shown, textField } from './operator-pages.ts'

/** Submitted form values, with their errors. */
export interface PlanForm {
  id: string
  name: string
  price: string
  limits: Readonly<Record<LimitName, string>>
  wrong: Partial<Record<LimitName | 'id' | 'name' | 'price', string>>
  /** days; asks to confirm the deletion of older live PDFs */
  deletesAfter?: number | undefined
}

export const plansPage = ({
  plans,
  accounts,
  form,
  ...shown
}: Shown & { plans: readonly Plan[]; accounts: ReadonlyMap<string, number>; form: PlanForm }): Html => {
  const { href, visit } = shown
  return operatorPage(
    shown,
    'Plans',
    html`<section>${table(
      'Plans',
      ['Plan', 'Accounts', 'Limits'],
      plans.map(plan => [
        html`<a href="${href(`/operator/plans/${plan.id}`)}">${plan.name}</a><br><code>${plan.id}</code>`,
        html`${number(accounts.get(plan.id) ?? 0)}`,
        limitList(plan),
      ]),
    )}</section>
<section aria-labelledby="create"><h2 id="create">Create a plan</h2>
<form method="post" action="${href('/operator/plans')}" class="columns">${formToken(visit.token)}
${textField({ name: 'id', label: 'Id', value: form.id, note: 'For commands and the audit log.', wrong: form.wrong.id })}
${textField({ name: 'name', label: 'Name', value: form.name, note: 'What customers see.', wrong: form.wrong.name })}
${limitFields(form)}
<button type="submit" class="primary">Create plan</button>
</form></section>`,
  )
}

/** @param accounts number of accounts with the plan */
export const planPage = ({
  plan,
  accounts,
  form,
  ...shown
}: Shown & { plan: Plan; accounts: number; form: PlanForm }): Html => {
  const { href, visit } = shown
  return operatorPage(
    shown,
    plan.name,
    html`<dl class="facts"><dt>Id</dt><dd><code>${plan.id}</code></dd><dt>Accounts</dt><dd><a href="${href(`/operator?search=${plan.id}`)}">${number(accounts)}</a></dd></dl>
<p>Changes apply from the next request on, to every account with this plan.</p>
<form method="post" action="${href(`/operator/plans/${plan.id}`)}" class="columns">${formToken(visit.token)}
${limitFields(form)}
${form.deletesAfter !== undefined && confirmDeletion(form.deletesAfter)}
<button type="submit" class="primary">Change plan</button>
</form>`,
  )
}

const limitList = (plan: Plan): Html => {
  const given = limitNames.flatMap(name => {
    const value = plan[name]
    return value === null ? [] : [html`<li>${capitalized(limitDescriptions[name])}: ${number(value)}</li>`]
  })
  return given.length === 0 ? html`None` : html`<ul class="plain">${given}</ul>`
}

const limitFields = ({ price, limits, wrong }: PlanForm): Html =>
  html`${textField({ name: 'price', label: 'What a live PDF costs', value: price, note: 'What customers read, such as “0.20 € per PDF”. Empty for what the service says.', wrong: wrong.price })}${limitNames.map(
    name =>
      textField({
        name,
        label: capitalized(limitDescriptions[name]),
        value: limits[name],
        note: 'Empty for no limit of the plan.',
        wrong: wrong[name],
      }),
  )}`

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

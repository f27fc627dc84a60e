import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { parseName } from '../../accounts/accounts.ts'
import { byOperatorNamed } from '../../accounts/origins.ts'
import { isConsistent, isPlanId, limitRule, parseLimit, planIdRule } from '../../accounts/plan-limits.ts'
import { type RetentionRule, shorterDays } from '../../retention/retention-rule.ts'
import { type LimitName, limitNames, limitsOf, type Plan, type PlanLimits } from '../../store/plans.ts'
import type { Store } from '../../store/store.ts'
import type { DashboardUrl } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { formOf } from '../session/require-session.ts'
import { operatorOf } from './operator-session.ts'
import { type PlanForm, planPage, plansPage } from './plan-pages.ts'

export interface PlanRouteDeps {
  store: Store
  retentionDaysOf: RetentionRule
  href: DashboardUrl
  now: () => Date
}

const doneTexts = new Map([
  ['create', 'The plan is created. Give it to an account on the page of the account.'],
  ['change', 'The plan is changed.'],
])

/** Plans, for operators. Each change is that of a command, with the operator in the audit log. */
export function addPlanRoutes(
  pages: FastifyInstance,
  { store, retentionDaysOf, href, now }: PlanRouteDeps,
): void {
  const originOf = (request: FastifyRequest) => byOperatorNamed(operatorOf(request).name, request.ip, now())

  async function sendList(request: FastifyRequest, reply: FastifyReply, form: PlanForm, status = 200) {
    const [plans, accounts] = await Promise.all([store.listPlans(), store.countAccountsByPlan()])
    return sendPage(reply, plansPage({ href, visit: operatorOf(request), plans, accounts, form }), status)
  }

  pages.get('/dashboard/operator/plans', (request, reply) => sendList(request, reply, formWith({})))

  pages.post('/dashboard/operator/plans', async (request, reply) => {
    const { form, limits, price } = read(request)
    const name = parseName(form.name)
    const wrong: PlanForm['wrong'] = {
      ...form.wrong,
      ...(!isPlanId(form.id) && { id: planIdRule }),
      ...(name === undefined && { name: 'Use 1 to 100 characters on one line.' }),
    }
    if (name === undefined || limits === undefined || Object.keys(wrong).length > 0)
      return sendList(request, reply, { ...form, wrong }, 422)
    const origin = originOf(request)
    try {
      await store.addPlan({ id: form.id, name, created_at: origin.at, price, ...limits }, origin)
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'plan_exists')) throw error
      return sendList(
        request,
        reply,
        { ...form, wrong: { id: 'There is a plan with this id already.' } },
        422,
      )
    }
    return reply.redirect(href(`/operator/plans/${form.id}?done=create`), 303)
  })

  async function requirePlan(id: string): Promise<Plan> {
    const plan = (await store.listPlans()).find(each => each.id === id)
    if (plan === undefined) throw new AppError('not_found')
    return plan
  }

  async function sendPlan(
    request: FastifyRequest<OfPlan>,
    reply: FastifyReply,
    { plan, form, status = 200 }: { plan: Plan; form: PlanForm; status?: number },
  ) {
    const accounts = (await store.countAccountsByPlan()).get(plan.id) ?? 0
    const done = status === 200 ? doneTexts.get(String(request.query.done)) : undefined
    return sendPage(reply, planPage({ href, visit: operatorOf(request), plan, accounts, form, done }), status)
  }

  pages.get<OfPlan>('/dashboard/operator/plans/:id', async (request, reply) => {
    const plan = await requirePlan(request.params.id)
    return sendPlan(request, reply, { plan, form: formWith(plan) })
  })

  pages.post<OfPlan>('/dashboard/operator/plans/:id', async (request, reply) => {
    const plan = await requirePlan(request.params.id)
    const { form, limits, price } = read(request)
    if (limits === undefined) return sendPlan(request, reply, { plan, form, status: 422 })
    const deletesAfter = shorterDays(retentionDaysOf, { present: plan, next: limits })
    if (deletesAfter !== undefined && formOf(request).deletes_after !== `${deletesAfter}`)
      return sendPlan(request, reply, { plan, form: { ...form, deletesAfter }, status: 422 })
    if (price !== plan.price) await store.setPlanPrice(plan.id, price, originOf(request))
    await store.changePlan(plan.id, limits, originOf(request))
    return reply.redirect(href(`/operator/plans/${plan.id}?done=change`), 303)
  })
}

interface OfPlan {
  Params: { id: string }
  Querystring: { done?: unknown }
}

const formWith = (plan: Partial<Plan>): PlanForm => ({
  ...{ id: '', name: '', price: plan.price ?? '', wrong: {} },
  limits: textsOf(name => `${plan[name] ?? ''}`),
})

/** `limits` is `undefined` if one of them is invalid. */
function read(request: FastifyRequest): {
  form: PlanForm
  limits: PlanLimits | undefined
  price: string | null
} {
  const fields = formOf(request)
  const limits = textsOf(name => (fields[name] ?? '').trim())
  const wrong: PlanForm['wrong'] = {}
  const parsed = limitsOf(name => {
    if (limits[name] === '') return null
    const limit = parseLimit(name, limits[name])
    if (limit === undefined) wrong[name] = `${limitRule(name)}, or leave it empty.`
    return limit ?? null
  })
  if (!isConsistent(parsed)) wrong.monthly_warning = 'The warning must not come after the cap.'
  const { id = '', name = '', price: priceText = '' } = fields
  const price = priceText.trim() === '' ? null : parseName(priceText)
  if (price === undefined) wrong.price = 'Use 1 to 100 characters on one line, or leave it empty.'
  const isRight = Object.keys(wrong).length === 0
  const form = { id: id.trim(), name, price: priceText, limits, wrong }
  return { form, limits: isRight ? parsed : undefined, price: price ?? null }
}

const textsOf = (textOf: (name: LimitName) => string): PlanForm['limits'] => {
  const entries = limitNames.map(name => [name, textOf(name)])
  return Object.fromEntries(entries) as PlanForm['limits']
}

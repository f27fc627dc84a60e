import { type Command, InvalidArgumentError, Option } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import { byOperator } from '../../accounts/origins.ts'
import {
  isConsistent,
  isPlanId,
  limitDescriptions,
  limitRule,
  parseLimit,
  planIdRule,
} from '../../accounts/plan-limits.ts'
import {
  type LimitName,
  limitNames,
  limitsOf,
  noLimits,
  type Plan,
  type PlanLimits,
} from '../../store/plans.ts'
import type { Store } from '../../store/store.ts'
import {
  type DataFlags,
  type DeletionFlags,
  dataOption,
  deletionOption,
  type JsonFlags,
  readName,
  requireConfirmedDeletion,
} from '../io/options.ts'
import type { Output } from '../io/output.ts'
import { withExistingStore, withStore } from '../io/with-store.ts'
import { addHelpCommand } from './help-command.ts'

/** Plans limit what accounts may use; also while the service runs. */
export function addPlansCommand(program: Command, output: Output): void {
  const plans = program
    .command('plans')
    .description('create, list, show and change plans, which limit accounts')

  withLimits(
    plans
      .command('create')
      .description('make a plan; then accounts plan <account> <plan>')
      .argument('<id>', 'lower-case letters, digits and hyphens', readPlanId)
      .addOption(new Option('--name <name>', 'what customers see').argParser(readName).makeOptionMandatory()),
  )
    .addOption(priceOption())
    .addOption(dataOption())
    .action((id: string, flags: CreateFlags) => create(id, flags))

  plans
    .command('list')
    .description('show every plan with its limits')
    .addOption(dataOption())
    .option('--json', 'print an array')
    .action((flags: DataFlags & JsonFlags) => list(output, flags))

  plans
    .command('show')
    .description('show a plan and the accounts that have it')
    .argument('<id>', 'the id that list shows')
    .addOption(dataOption())
    .option('--json', 'print an object')
    .action((id: string, flags: DataFlags & JsonFlags) => show(output, id, flags))

  withLimits(
    plans
      .command('change')
      .description('change the limits of a plan for all accounts that have it, from now on')
      .argument('<id>', 'the id that list shows'),
  )
    .addOption(priceOption())
    .addOption(deletionOption())
    .addOption(dataOption())
    .action((id: string, flags: ChangeFlags) => change(id, flags))

  addHelpCommand(plans)
}

const priceOption = () =>
  new Option(
    '--price <text>',
    'what a live PDF costs, for customers to read, or none for what serve says',
  ).argParser(readName)

const priceOf = (text: string): string | null => (text === 'none' ? null : text)

const withLimits = (command: Command): Command =>
  limitNames.reduce((whole, name) => whole.addOption(limitOption(name)), command)

const limitOption = (name: LimitName) =>
  new Option(`--${name.replaceAll('_', '-')} <number>`, `${limitDescriptions[name]}, or none`).argParser(
    text => readLimit(name, text),
  )

/** Commander takes null for a flag without a value. */
function readLimit(name: LimitName, text: string): Limit {
  const limit = text === 'none' ? text : parseLimit(name, text)
  if (limit !== undefined) return limit
  throw new InvalidArgumentError(`${limitRule(name)}, or none.`)
}

function readPlanId(text: string): string {
  if (isPlanId(text)) return text
  throw new InvalidArgumentError(planIdRule)
}

type Limit = number | 'none'

interface CreateFlags extends Record<string, unknown> {
  data: string
  name: string
  price?: string
}

interface ChangeFlags extends Record<string, unknown>, DeletionFlags {
  data: string
  price?: string
}

/** @throws AppError invalid_argument when the warning comes after the cap */
function changed(limits: PlanLimits, flags: Record<string, unknown>): PlanLimits {
  const next = limitsOf(name => {
    const flag = flags[limitOption(name).attributeName()]
    if (flag === undefined) return limits[name]
    return typeof flag === 'number' ? flag : null
  })
  if (!isConsistent(next))
    throw new AppError('invalid_argument', { message: { code: 'service.plan_warning' } })
  return next
}

async function create(id: string, { name, data, price = 'none', ...flags }: CreateFlags): Promise<void> {
  const origin = byOperator(new Date())
  const plan: Plan = { id, name, created_at: origin.at, price: priceOf(price), ...changed(noLimits, flags) }
  await withStore(data, store => store.addPlan(plan, origin))
}

async function change(id: string, flags: ChangeFlags): Promise<void> {
  await withExistingStore(flags.data, async store => {
    const { id: _, name: __, created_at: ___, price, ...present } = await findPlan(store, id)
    const next = changed(present, flags)
    requireConfirmedDeletion(flags, { present, next })
    const origin = byOperator(new Date())
    const nextPrice = flags.price === undefined ? price : priceOf(flags.price)
    if (nextPrice !== price) await store.setPlanPrice(id, nextPrice, origin)
    if (limitNames.some(name => next[name] !== present[name])) await store.changePlan(id, next, origin)
  })
}

async function list({ stdout }: Output, { data, json }: DataFlags & JsonFlags): Promise<void> {
  const plans = await withExistingStore(data, store => store.listPlans())
  if (json) stdout.write(`${JSON.stringify(plans)}\n`)
  else for (const plan of plans) stdout.write(`${planLine(plan)}\n`)
}

async function show({ stdout }: Output, id: string, { data, json }: DataFlags & JsonFlags): Promise<void> {
  const { plan, accounts } = await withExistingStore(data, async store => ({
    plan: await findPlan(store, id),
    accounts: (await store.listAccounts()).filter(({ plan_id }) => plan_id === id),
  }))
  if (json) return void stdout.write(`${JSON.stringify({ ...plan, accounts })}\n`)
  stdout.write(`${planLine(plan)}\n`)
  for (const { id, name } of accounts) stdout.write(`${`${id}  ${name}`.trimEnd()}\n`)
}

/** @throws AppError not_found */
export async function findPlan(store: Store, id: string): Promise<Plan> {
  const plan = (await store.listPlans()).find(each => each.id === id)
  if (plan !== undefined) return plan
  throw new AppError('not_found', { message: { code: 'service.no_plan', params: { id } } })
}

function planLine({ id, name, created_at, ...limits }: Plan): string {
  const given = Object.entries(limits).flatMap(([limit, value]) =>
    value === null ? [] : [`${limit} ${value}`],
  )
  return [id, `created ${created_at}`, ...given, name].join('  ')
}

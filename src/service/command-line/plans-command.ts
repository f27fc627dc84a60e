import { type Command, InvalidArgumentError, Option } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import { byOperator } from '../accounts/origins.ts'
import type { Plan, PlanLimits, Store } from '../store/store.ts'
import { addHelpCommand } from './help-command.ts'
import { dataOption, readName } from './options.ts'
import type { Output } from './output.ts'
import { withStore } from './with-store.ts'

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
    .addOption(dataOption())
    .action((id: string, flags: CreateFlags) => create(id, flags))

  plans
    .command('list')
    .description('show every plan with its limits')
    .addOption(dataOption())
    .option('--json', 'print an array')
    .action((flags: ListFlags) => list(output, flags))

  plans
    .command('show')
    .description('show a plan and the accounts that have it')
    .argument('<id>', 'the id that list shows')
    .addOption(dataOption())
    .option('--json', 'print an object')
    .action((id: string, flags: ListFlags) => show(output, id, flags))

  withLimits(
    plans
      .command('change')
      .description('change the limits of a plan for all accounts that have it, from now on')
      .argument('<id>', 'the id that list shows'),
  )
    .addOption(dataOption())
    .action((id: string, flags: ChangeFlags) => change(id, flags))

  addHelpCommand(plans)
}

const withLimits = (command: Command): Command =>
  command
    .addOption(limitOption('--requests-per-minute <number>', 'requests, live and test separately', 1))
    .addOption(limitOption('--concurrent-renders <number>', 'invoices rendered at once', 1))
    .addOption(limitOption('--stored-bytes <number>', 'bytes of stored PDFs', 0))
    .addOption(limitOption('--monthly-warning <number>', 'live PDFs a month from which on to warn', 0))
    .addOption(limitOption('--monthly-cap <number>', 'live PDFs a month above which none is made', 0))

const limitOption = (flag: string, words: string, min: number) =>
  new Option(flag, `${words}, or none`).argParser(text => readLimit(text, min))

/** Commander takes null for a flag without a value. */
function readLimit(text: string, min: number): Limit {
  if (text === 'none') return text
  const limit = /^\d{1,15}$/.test(text) ? Number(text) : -1
  if (limit >= min) return limit
  throw new InvalidArgumentError(`Use a number from ${min} on, or none.`)
}

function readPlanId(text: string): string {
  if (/^[a-z0-9][a-z0-9-]{0,39}$/.test(text)) return text
  throw new InvalidArgumentError('Use 1 to 40 lower-case letters, digits and hyphens.')
}

type Limit = number | 'none'

interface ListFlags {
  data: string
  json?: true
}

interface ChangeFlags {
  requestsPerMinute?: Limit
  concurrentRenders?: Limit
  storedBytes?: Limit
  monthlyWarning?: Limit
  monthlyCap?: Limit
  data: string
}

interface CreateFlags extends ChangeFlags {
  name: string
}

const noLimits: PlanLimits = {
  requests_per_minute: null,
  concurrent_renders: null,
  stored_bytes: null,
  monthly_warning: null,
  monthly_cap: null,
}

/** @throws AppError invalid_argument when the warning comes after the cap */
function changed(limits: PlanLimits, flags: ChangeFlags): PlanLimits {
  const pick = (flag: Limit | undefined, present: number | null) =>
    flag === undefined ? present : flag === 'none' ? null : flag
  const next: PlanLimits = {
    requests_per_minute: pick(flags.requestsPerMinute, limits.requests_per_minute),
    concurrent_renders: pick(flags.concurrentRenders, limits.concurrent_renders),
    stored_bytes: pick(flags.storedBytes, limits.stored_bytes),
    monthly_warning: pick(flags.monthlyWarning, limits.monthly_warning),
    monthly_cap: pick(flags.monthlyCap, limits.monthly_cap),
  }
  const { monthly_warning, monthly_cap } = next
  if (monthly_warning !== null && monthly_cap !== null && monthly_warning > monthly_cap) {
    throw new AppError('invalid_argument', { message: { code: 'service.plan_warning' } })
  }
  return next
}

async function create(id: string, { name, data, ...flags }: CreateFlags): Promise<void> {
  const origin = byOperator(new Date())
  const plan: Plan = { id, name, created_at: origin.at, ...changed(noLimits, { data, ...flags }) }
  await withStore(data, store => store.addPlan(plan, origin))
}

async function change(id: string, flags: ChangeFlags): Promise<void> {
  await withStore(flags.data, async store => {
    const { id: _, name: __, created_at: ___, ...limits } = await findPlan(store, id)
    await store.changePlan(id, changed(limits, flags), byOperator(new Date()))
  })
}

async function list({ stdout }: Output, { data, json }: ListFlags): Promise<void> {
  const plans = await withStore(data, store => store.listPlans())
  if (json) stdout.write(`${JSON.stringify(plans)}\n`)
  else for (const plan of plans) stdout.write(`${planLine(plan)}\n`)
}

async function show({ stdout }: Output, id: string, { data, json }: ListFlags): Promise<void> {
  const { plan, accounts } = await withStore(data, async store => ({
    plan: await findPlan(store, id),
    accounts: (await store.listAccounts()).filter(({ plan_id }) => plan_id === id),
  }))
  if (json) return void stdout.write(`${JSON.stringify({ ...plan, accounts })}\n`)
  stdout.write(`${planLine(plan)}\n`)
  for (const { id, name } of accounts) stdout.write(`${`${id}  ${name}`.trimEnd()}\n`)
}

async function findPlan(store: Store, id: string): Promise<Plan> {
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

import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Mode } from '#core/text/key.ts'
import { byOperator } from '../../accounts/origins.ts'
import { defaultAccount } from '../../store/store.ts'
import {
  type Delivery,
  noWebhook,
  type Webhook,
  type WebhookEvent,
  webhookEvents,
} from '../../store/webhook-store.ts'
import { createWebhook } from '../../webhooks/webhook-secrets.ts'
import { parseWebhookUrl } from '../../webhooks/webhook-url.ts'
import {
  allowedTargets,
  type DataFlags,
  dataOption,
  type JsonFlags,
  type webhookTargets,
  webhookTargetsOption,
} from '../io/options.ts'
import type { Output } from '../io/output.ts'
import { listOfAccounts, withExistingStore, withStore } from '../io/with-store.ts'
import { addHelpCommand } from './help-command.ts'

/** Endpoints of accounts, also while the service runs. */
export function addWebhooksCommand(program: Command, output: Output): void {
  const webhooks = program
    .command('webhooks')
    .description('create, list, show and remove webhook endpoints, and send deliveries again')

  webhooks
    .command('create')
    .description('tell an address of events; prints the secret that signs them, this once')
    .argument('<url>', 'https URL that the events are posted to')
    .option('--account <id>', 'whose events they are', defaultAccount)
    .addOption(
      new Option('--mode <mode>', 'events of live or of test jobs')
        .choices(['live', 'test'])
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--events <list>', webhookEvents.join(', '))
        .argParser(readEvents)
        .default(webhookEvents, 'all'),
    )
    .addOption(webhookTargetsOption())
    .addOption(dataOption())
    .option('--json', 'print an object')
    .action((url: string, flags: CreateFlags, command: Command) =>
      create(output, readUrl(url, flags, command), flags),
    )

  webhooks
    .command('list')
    .description('show the endpoints of every account, or of one')
    .option('--account <id>', 'only this account')
    .addOption(dataOption())
    .option('--json', 'print an array')
    .action((flags: ListFlags) => list(output, flags))

  webhooks
    .command('show')
    .description('show an endpoint')
    .argument('<id>', 'the id that list shows')
    .addOption(dataOption())
    .option('--json', 'print an object')
    .action((id: string, flags: DataFlags & JsonFlags) => show(output, id, flags))

  webhooks
    .command('remove')
    .description('remove an endpoint and its deliveries')
    .argument('<id>', 'the id that list shows')
    .addOption(dataOption())
    .action((id: string, { data }: DataFlags) =>
      withExistingStore(data, store => store.removeWebhook(id, byOperator(new Date()))),
    )

  webhooks
    .command('deliveries')
    .description('show the last hundred deliveries to an endpoint, newest first')
    .argument('<id>', 'the id that list shows')
    .addOption(dataOption())
    .option('--json', 'print an array')
    .action((id: string, flags: DataFlags & JsonFlags) => deliveries(output, id, flags))

  webhooks
    .command('redeliver')
    .description('send a delivery again that ended, with the same id')
    .argument('<id>', 'the id that list shows')
    .argument('<delivery>', 'the id that deliveries shows')
    .addOption(dataOption())
    .action((id: string, delivery: string, { data }: DataFlags) =>
      withExistingStore(data, store => store.redeliver(id, delivery, new Date().toISOString())),
    )

  addHelpCommand(webhooks)
}

interface CreateFlags extends DataFlags, JsonFlags {
  account: string
  mode: Mode
  events: readonly WebhookEvent[]
  webhookTargets: (typeof webhookTargets)[number]
}

interface ListFlags extends DataFlags, JsonFlags {
  account?: string
}

const shownDeliveries = 100

function readEvents(text: string): WebhookEvent[] {
  const parts = text.split(',').map(part => part.trim())
  const events = webhookEvents.filter(event => parts.includes(event))
  if (events.length === parts.length) return events
  throw new InvalidArgumentError(`Allowed are ${webhookEvents.join(', ')}.`)
}

/** Validated after all options are parsed, because one of them decides which URLs are allowed. */
function readUrl(text: string, { webhookTargets: targets }: CreateFlags, command: Command): string {
  const url = parseWebhookUrl(text, allowedTargets(targets))
  return (
    url ?? command.error('error: Use an https URL of a public address, without user, password and fragment.')
  )
}

async function create({ stdout, stderr }: Output, url: string, flags: CreateFlags): Promise<void> {
  const { account: account_id, mode, events, data, json } = flags
  const origin = byOperator(new Date())
  const { webhook, secret } = await withStore(data, store =>
    createWebhook(store, { account_id, mode, url, events, origin }),
  )
  stdout.write(json ? `${JSON.stringify({ ...webhook, secret })}\n` : `${webhook.id}\n${secret}\n`)
  stderr.write('The secret is not shown again.\n')
}

async function list({ stdout }: Output, { account, data, json }: ListFlags): Promise<void> {
  const webhooks = await withExistingStore(data, store =>
    listOfAccounts(store, account, id => store.listWebhooks(id)),
  )
  if (json) stdout.write(`${JSON.stringify(webhooks)}\n`)
  else for (const webhook of webhooks) stdout.write(`${webhookLine(webhook)}\n`)
}

async function show({ stdout }: Output, id: string, { data, json }: DataFlags & JsonFlags): Promise<void> {
  const webhook = await withExistingStore(data, store => store.findWebhook(id))
  if (webhook === undefined) throw noWebhook(id)
  stdout.write(`${json ? JSON.stringify(webhook) : webhookLine(webhook)}\n`)
}

async function deliveries({ stdout }: Output, id: string, flags: DataFlags & JsonFlags): Promise<void> {
  const found = await withExistingStore(flags.data, async store => {
    if ((await store.findWebhook(id)) === undefined) throw noWebhook(id)
    return store.listDeliveries(id, shownDeliveries)
  })
  if (flags.json) stdout.write(`${JSON.stringify(found)}\n`)
  else for (const delivery of found) stdout.write(`${deliveryLine(delivery)}\n`)
}

const webhookLine = ({ id, account_id, mode, events, url, created_at }: Webhook): string =>
  [id, account_id, mode, `created ${created_at}`, events.join(','), url].join('  ')

function deliveryLine(delivery: Delivery): string {
  const { id, event, created_at, status, attempts, attempted_at, answer_status, failure, next_attempt_at } =
    delivery
  const result = answer_status ?? failure
  const last = attempted_at === null ? [] : [`tried ${attempted_at}${result === null ? '' : ` (${result})`}`]
  const next = next_attempt_at === null || attempts === 0 ? [] : [`next ${next_attempt_at}`]
  return [id, event, `created ${created_at}`, status, `tries ${attempts}`, ...last, ...next].join('  ')
}

import { type Command, Option } from 'commander'
import { destination } from 'pino'
import { byOperator } from '../../accounts/origins.ts'
import { hashPassword, makePassword } from '../../accounts/password.ts'
import { type SignUpMode, signUpModes } from '../../accounts/sign-up.ts'
import { bucketFrom, databaseUrlFrom, mailFrom } from '../../backends/backends-from-environment.ts'
import {
  type MissingGlyphMode,
  missingGlyphModes,
  type PlausibilityMode,
  plausibilityModes,
} from '../../generation/invoice-issues.ts'
import { defaultTestJobs, defaultTestStorage } from '../../generation/storage-limits.ts'
import { isLoopbackHost } from '../../limits/address-list.ts'
import { defaultRateLimits } from '../../limits/request-limits.ts'
import { createLogger } from '../../observability/log.ts'
import { tracingFrom } from '../../observability/tracing-from-environment.ts'
import { defaultCheckedBytes } from '../../retention/check-files.ts'
import { defaultRetention } from '../../retention/retention-rule.ts'
import { defaultLargePerAccount } from '../../scheduling/queue-limits.ts'
import { defaultAccount, type Store } from '../../store/store.ts'
import {
  allowedTargets,
  dataOption,
  readAddresses,
  readBaseUrl,
  readCheckedBytes,
  readDomains,
  readLargeRenders,
  readPort,
  readPrice,
  readRateLimit,
  readRetentionDays,
  readTerms,
  readTestJobs,
  readTestStorage,
  type webhookTargets,
  webhookTargetsOption,
} from '../io/options.ts'
import type { Output } from '../io/output.ts'
import { stopSignal } from '../io/stop-signal.ts'
import { withStore } from '../io/with-store.ts'

interface ServeFlags {
  port: number
  host: string
  data: string
  baseUrl?: string
  rateLimit: number
  largeRenders: number
  keepTestDays: number
  testStorage: number
  testJobs: number
  keepLiveDays: number
  checkPdfs: number
  trustProxy: string
  operatorAddresses: string
  metricsReaders: string
  plausibility: PlausibilityMode
  missingGlyphs: MissingGlyphMode
  webhookTargets: (typeof webhookTargets)[number]
  signUp: SignUpMode
  signUpPlan?: string
  signUpDomains?: string[]
  terms?: string
  price?: string
  exitWithParent?: true
}

export function addServeCommand(program: Command, output: Output): void {
  program
    .command('serve', { isDefault: true })
    .description('answer requests until SIGTERM or SIGINT')
    .addOption(
      new Option('--port <number>', 'port to listen on, 0 for any')
        .env('PORT')
        .default(8787)
        .argParser(readPort),
    )
    .addOption(new Option('--host <address>', 'address to listen on').env('HOST').default('127.0.0.1'))
    .addOption(dataOption())
    .addOption(
      new Option('--base-url <url>', 'what links begin with, behind a proxy')
        .env('BILLWRIGHT_SERVICE_BASE_URL')
        .argParser(readBaseUrl),
    )
    .addOption(
      new Option(
        '--rate-limit <number>',
        'requests a minute for an account, live and test apart; 0 for no limit',
      )
        .env('BILLWRIGHT_SERVICE_RATE_LIMIT')
        .default(defaultRateLimits.requests)
        .argParser(readRateLimit),
    )
    .addOption(
      new Option(
        '--large-renders <number>',
        'large invoices of one account that are rendered at once, in all instances together',
      )
        .env('BILLWRIGHT_SERVICE_LARGE_RENDERS')
        .default(defaultLargePerAccount)
        .argParser(readLargeRenders),
    )
    .addOption(
      new Option('--keep-test-days <number>', 'days for which test PDFs are kept; 0 forever')
        .env('BILLWRIGHT_SERVICE_KEEP_TEST_DAYS')
        .default(defaultRetention.test)
        .argParser(readRetentionDays),
    )
    .addOption(
      new Option('--keep-live-days <number>', 'days for which live PDFs are kept; 0 forever')
        .env('BILLWRIGHT_SERVICE_KEEP_LIVE_DAYS')
        .default(defaultRetention.live)
        .argParser(readRetentionDays),
    )
    .addOption(
      new Option('--test-storage <megabytes>', 'stored test PDFs of one account; 0 for no limit')
        .env('BILLWRIGHT_SERVICE_TEST_STORAGE')
        .default(defaultTestStorage / 1_000_000)
        .argParser(readTestStorage),
    )
    .addOption(
      new Option(
        '--test-jobs <number>',
        'test jobs of one account, also deleted ones for 30 days; 0 for no limit',
      )
        .env('BILLWRIGHT_SERVICE_TEST_JOBS')
        .default(defaultTestJobs)
        .argParser(readTestJobs),
    )
    .addOption(
      new Option(
        '--check-pdfs <megabytes>',
        'stored PDFs that are compared with what was made, in an hour; 0 for none',
      )
        .env('BILLWRIGHT_SERVICE_CHECK_PDFS')
        .default(defaultCheckedBytes / 1_000_000)
        .argParser(readCheckedBytes),
    )
    .addOption(
      new Option('--trust-proxy <addresses>', 'proxies whose X-Forwarded-For tells who is calling')
        .env('BILLWRIGHT_SERVICE_TRUST_PROXY')
        .default('loopback')
        .argParser(readAddresses),
    )
    .addOption(
      new Option('--operator-addresses <addresses>', 'from where operators may sign in')
        .env('BILLWRIGHT_SERVICE_OPERATOR_ADDRESSES')
        .default('loopback')
        .argParser(readAddresses),
    )
    .addOption(
      new Option('--metrics-readers <addresses>', 'who may read /metrics')
        .env('BILLWRIGHT_SERVICE_METRICS_READERS')
        .default('loopback')
        .argParser(readAddresses),
    )
    .addOption(
      new Option('--plausibility <mode>', 'what to do with values that are allowed and probably not meant')
        .env('BILLWRIGHT_SERVICE_PLAUSIBILITY')
        .choices(plausibilityModes)
        .default('warning'),
    )
    .addOption(
      new Option(
        '--missing-glyphs <mode>',
        'what to do with characters that would be printed as boxes; live refuses them with a live key only',
      )
        .env('BILLWRIGHT_SERVICE_MISSING_GLYPHS')
        .choices(missingGlyphModes)
        .default('live'),
    )
    .addOption(webhookTargetsOption())
    .addOption(
      new Option(
        '--sign-up <mode>',
        'who may open an account: everybody, whom an operator invites, or nobody',
      )
        .env('BILLWRIGHT_SERVICE_SIGN_UP')
        .choices(signUpModes)
        .default('closed'),
    )
    .addOption(
      new Option('--sign-up-plan <id>', 'plan of accounts that people open').env(
        'BILLWRIGHT_SERVICE_SIGN_UP_PLAN',
      ),
    )
    .addOption(
      new Option('--sign-up-domains <domains>', 'mail domains of those who may open an account')
        .env('BILLWRIGHT_SERVICE_SIGN_UP_DOMAINS')
        .argParser(readDomains),
    )
    .addOption(
      new Option('--terms <file>', 'text that whoever opens an account accepts')
        .env('BILLWRIGHT_SERVICE_TERMS')
        .argParser(readTerms),
    )
    .addOption(
      new Option('--price <text>', 'what a live PDF costs, such as "0.20 € per PDF"')
        .env('BILLWRIGHT_SERVICE_PRICE')
        .argParser(readPrice),
    )
    .option('--exit-with-parent', 'stop when stdin ends, so as not to outlive the program that started it')
    .addHelpText('after', instead)
    .action((flags: ServeFlags) => serve(output, flags))
}

const instead = `
Instead of the data folder, from the environment:
  DATABASE_URL                 a PostgreSQL database, such as postgres://billwright@db.example.com/billwright
  S3_BUCKET                    a bucket for the PDFs
  S3_ENDPOINT                  where it is, unless it is Amazon’s
  S3_REGION, S3_PATH_STYLE     (us-east-1; true with an S3_ENDPOINT)
  AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY

Mail, such as links to set a password, is sent only with both of
  SMTP_URL                     such as smtps://user:password@mail.example.com
  MAIL_FROM                    such as Billing <billing@example.com>

Traces of requests go to an OpenTelemetry collector named by OTEL_EXPORTER_OTLP_ENDPOINT.`

async function serve(output: Output, flags: ServeFlags): Promise<void> {
  const { port, host, data: dataFolder, baseUrl, trustProxy: trustedProxies, exitWithParent } = flags
  const rateLimits = { requests: flags.rateLimit }
  // a service started by a program needs no dashboard
  const hasDashboard = exitWithParent !== true
  const logs = destination({ dest: 2, sync: true })
  // a closed stderr must not end the service
  logs.on('error', () => undefined)
  const logger = createLogger(logs)
  // loaded here, because other commands need no server
  const { startService } = await import('../../http/serve.ts')
  const stop = stopSignal({ withParent: exitWithParent === true })
  try {
    const service = await startService({
      port,
      host,
      dataFolder,
      databaseUrl: databaseUrlFrom(process.env),
      bucket: bucketFrom(process.env),
      baseUrl,
      rateLimits,
      largePerAccount: flags.largeRenders,
      retention: { live: flags.keepLiveDays, test: flags.keepTestDays },
      testStorage: flags.testStorage * 1_000_000,
      testJobs: flags.testJobs,
      checkedBytes: flags.checkPdfs * 1_000_000,
      trustedProxies,
      operatorAddresses: flags.operatorAddresses,
      metricsReaders: flags.metricsReaders,
      plausibility: flags.plausibility,
      missingGlyphs: flags.missingGlyphs,
      webhookTargets: allowedTargets(flags.webhookTargets),
      signUp: {
        ...{ mode: flags.signUp, domains: flags.signUpDomains ?? [], terms: flags.terms || undefined },
        plan: flags.signUpPlan || undefined,
      },
      price: flags.price || undefined,
      logger,
      // a service started by a program sends no mails and no traces
      mail: exitWithParent ? undefined : mailFrom(process.env),
      tracing: exitWithParent ? undefined : await tracingFrom(process.env, logger),
      hasDashboard,
      // without a public address, only requests to a loopback host are expected
      forLoopback: baseUrl === undefined && isLoopbackHost(host.includes(':') ? `[${host}]` : host),
    })
    if (hasDashboard) await printFirstPassword(output, dataFolder, baseUrl ?? service.url)
    output.stdout.write(`${JSON.stringify({ url: service.url })}\n`)
    logger.info({ reason: await stop.requested }, 'stopping')
    await service.close()
  } finally {
    stop.release()
  }
}

/** Writes to stderr directly, because logs are retained. */
async function printFirstPassword({ stderr }: Output, dataFolder: string, url: string): Promise<void> {
  const password = await withStore(dataFolder, firstPassword)
  if (password === undefined) return
  const address = `${url.replace(/\/+$/, '')}/dashboard`
  stderr.write(
    `The dashboard is at ${address}: account default, password ${password}. It is not shown again.\n`,
  )
}

/**
 * Sets and returns the password of the default account at the first start; it is never stored in plain text.
 */
async function firstPassword(store: Store): Promise<string | undefined> {
  if ((await store.listUsers(defaultAccount)).length > 0) return undefined
  const password = makePassword()
  // if two services start at once, only one sets the password
  const hash = await hashPassword(password)
  return (await store.offerPassword(defaultAccount, hash, byOperator(new Date()))) ? password : undefined
}

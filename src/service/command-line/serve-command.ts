import { type Command, Option } from 'commander'
import { destination } from 'pino'
import { createLogger } from '../log.ts'
import { dataOption, readBaseUrl, readPort } from './options.ts'
import { stopRequest } from './stop-request.ts'

interface ServeFlags {
  port: number
  host: string
  data: string
  baseUrl?: string
  exitWithParent?: true
}

export function addServeCommand(program: Command): void {
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
    .addOption(new Option('--base-url <url>', 'what links begin with, behind a proxy').argParser(readBaseUrl))
    .option('--exit-with-parent', 'stop when stdin ends, so as not to outlive the program that started it')
    .action(serve)
}

async function serve({ port, host, data, baseUrl, exitWithParent }: ServeFlags): Promise<void> {
  const logs = destination({ dest: 2, sync: true })
  // whoever read the log may be gone; that is no reason to drop an invoice
  logs.on('error', () => undefined)
  const logger = createLogger(logs)
  // here and not above, because the commands for keys and ledger need no server and should not wait for one
  const { startService } = await import('../serve.ts')
  const stop = stopRequest({ withParent: exitWithParent === true })
  try {
    const service = await startService({ port, host, dataFolder: data, baseUrl, logger })
    process.stdout.write(`${JSON.stringify({ url: service.url })}\n`)
    logger.info({ reason: await stop.requested }, 'stopping')
    await service.close()
  } finally {
    stop.release()
  }
}

import type { Command } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import { terminalCell } from '#core/text/terminal-text.ts'
import { type AuditEntry, readWholeAudit } from '../../store/audit-store.ts'
import { dataOption } from '../io/options.ts'
import type { Output } from '../io/output.ts'
import { withExistingStore } from '../io/with-store.ts'

export function addAuditCommand(program: Command, output: Output): void {
  program
    .command('audit')
    .description('show who changed keys and accounts, newest first')
    .option('--account <id>', 'of this account only')
    .addOption(dataOption())
    .option('--json', 'print an array')
    .action((flags: AuditFlags) => showAudit(output, flags))
}

interface AuditFlags {
  account?: string
  data: string
  json?: true
}

async function showAudit({ stdout }: Output, { account, data, json }: AuditFlags): Promise<void> {
  const entries = await withExistingStore(data, async store => {
    if (account !== undefined && !(await store.listAccounts()).some(({ id }) => id === account)) {
      throw new AppError('not_found', { message: { code: 'service.no_account', params: { id: account } } })
    }
    return await readWholeAudit(store, { account_id: account, key_id: undefined })
  })
  if (json) stdout.write(`${JSON.stringify(entries)}\n`)
  else for (const entry of entries) stdout.write(`${auditLine(entry)}\n`)
}

export function auditLine({ at, action, actor, actor_id, address, ...about }: AuditEntry): string {
  const { account_id, key_id, detail } = about
  const details = Object.entries(detail).flatMap(([name, value]) =>
    value === null || (Array.isArray(value) && value.length === 0)
      ? []
      : [`${name}=${JSON.stringify(value)}`],
  )
  const from = address === null ? [] : [`from ${address}`]
  const on = [`account ${account_id}`, ...(key_id === null ? [] : [`key ${key_id}`])]
  return terminalCell([at, action, ...on, `by ${actor} ${actor_id}`, ...from, ...details].join('  '))
}

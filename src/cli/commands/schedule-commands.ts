import type { Command } from 'commander'
import { createLongWorks } from '#app/long-work.ts'
import type { Store } from '#app/ports/store.ts'
import { createDueDrafts } from '#app/schedules/due-drafts.ts'
import { createScheduleChanges } from '#app/schedules/schedule-changes.ts'
import { createSchedules } from '#app/schedules/schedules.ts'
import { createSettings } from '#app/settings.ts'
import type { DraftProposal, ScheduleView } from '#contract/schedules.ts'
import { systemClock } from '#platform/host/system-clock.ts'
import { addHelpCommand } from '#service/command-line/commands/help-command.ts'
import type { CommandContext } from '../io/command-context.ts'
import { print, printRow, textOf } from '../io/standard-streams.ts'
import { withReadableStore } from '../io/with-store.ts'

interface Options {
  json?: true
}

/** `schedules`: the schedules and their due drafts. Drafts are reviewed and created in the app. */
export function addScheduleCommands(program: Command, context: CommandContext): void {
  const command = program
    .command('schedules')
    .description('list schedules and the invoices that are due; the app must not be running')

  command
    .command('list')
    .description('print the schedules by next date, one a line')
    .option('--json', 'as JSON, with all fields')
    .action(({ json }: Options) =>
      withReadableStore(context, async store => {
        const schedules = operationsOn(store).listSchedules()
        if (json) print(context, JSON.stringify(schedules, null, 2))
        else for (const schedule of schedules) printRow(context, scheduleRow(schedule))
      }),
    )

  command
    .command('due')
    .description('print the drafts that are due, oldest first, one a line; creates none')
    .option('--json', 'as JSON, with all fields')
    .action(({ json }: Options) =>
      withReadableStore(context, async store => {
        const review = await operationsOn(store).reviewDue()
        const proposals = review.proposals.map(({ problem, ...proposal }) => ({
          ...proposal,
          problem: problem && textOf(problem),
        }))
        if (json) print(context, JSON.stringify({ ...review, proposals }, null, 2))
        else for (const proposal of review.proposals) printRow(context, proposalRow(proposal))
      }),
    )
  addHelpCommand(command)
}

function operationsOn(store: Store) {
  const changes = createScheduleChanges(store.schedules, { emit: () => undefined }, systemClock, {
    write: () => undefined,
  })
  const deps = { store, clock: systemClock, settings: createSettings(store), changes }
  return {
    ...createSchedules(deps),
    ...createDueDrafts({
      ...deps,
      maintenance: { wake: () => undefined },
      works: createLongWorks({ emit: () => undefined }),
    }),
  }
}

function scheduleRow({ id, next, interval, invoice_number, customer, isPaused }: ScheduleView): string[] {
  const stateText = (state: 'paused' | 'ended') =>
    textOf({ code: 'cli.table.schedule_state', params: { state } })
  const state = isPaused ? stateText('paused') : (next ?? stateText('ended'))
  return [id, state, `${interval.every} ${interval.unit}`, invoice_number, customer]
}

const proposalRow = ({ issueDate, invoice_number, customer, payable, currency, problem }: DraftProposal) => [
  issueDate,
  invoice_number,
  customer,
  payable ?? '',
  currency,
  ...(problem ? [textOf(problem)] : []),
]

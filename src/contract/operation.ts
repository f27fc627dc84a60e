import type { z } from 'zod'
import type { Issue } from '#core/errors/issue.ts'
import type { Message } from '#core/messages/message.ts'

/** An operation that a page calls and the host runs: a schema of the argument and the type of the result. */
export interface Operation<Argument extends z.ZodType, Result> {
  argument: Argument
  /** type only; never present at run time */
  readonly result?: Result
}

export type OperationTable = Record<string, Operation<z.ZodType, unknown>>

export const operation =
  <Result>() =>
  <Argument extends z.ZodType>(argument: Argument): Operation<Argument, Result> => ({ argument })

/** Answer of every call; a host never throws across the boundary. */
export type Answer<Result> = { ok: true; value: Result } | { ok: false; error: CallError }

export interface CallError {
  code: string
  message: Message
  fields?: Issue[]
}

type InputOf<Entry> = Entry extends Operation<infer Argument, unknown> ? z.input<Argument> : never
type OutputOf<Entry> = Entry extends Operation<infer Argument, unknown> ? z.output<Argument> : never
export type ResultIn<Entry> = Entry extends Operation<z.ZodType, infer Result> ? Result : never

/** Functions of a page, one per operation of the table. */
export type PageApi<Table extends OperationTable> = {
  [Name in keyof Table]: undefined extends InputOf<Table[Name]>
    ? () => Promise<Answer<ResultIn<Table[Name]>>>
    : (argument: InputOf<Table[Name]>) => Promise<Answer<ResultIn<Table[Name]>>>
}

/** Functions of the host, one per operation of the table, with the argument parsed; each throws AppError. */
export type HostOperations<Table extends OperationTable> = {
  [Name in keyof Table]: (
    argument: OutputOf<Table[Name]>,
  ) => ResultIn<Table[Name]> | Promise<ResultIn<Table[Name]>>
}

import type { HostEvent, OperationName, ParsedArgumentOf, ResultOf } from '#contract/desktop-api.ts'
import type { Dispatch } from './dispatch.ts'
import type { HostEventListener, KeyWindowPorts, Log, Ports, Renderer } from './ports.ts'

/** One method per operation of the contract, with its argument already parsed; throws AppError. */
export type Operations = {
  [Name in OperationName]: (argument: ParsedArgumentOf<Name>) => ResultOf<Name> | Promise<ResultOf<Name>>
}

export interface Desk extends Operations {
  log: Log
  onEvent(listener: HostEventListener): () => void
  /** for the shell: menu commands */
  emit(event: HostEvent): void
  /** the calls of one opened key window */
  keyDesk(connectionId: string, window: KeyWindowPorts): Dispatch
  /** asks the page to flush its autosave and waits for its answer, at most `limitMs` */
  askToClose(limitMs?: number): Promise<void>
  /** stops the queue, the renderer and the practice service, and closes the store */
  close(): Promise<void>
}

export interface DeskOptions {
  /** in place of the worker pool */
  renderer?: Renderer
}

export declare function createDesk(ports: Ports, options?: DeskOptions): Promise<Desk>

import type { InvoiceView } from '#contract/invoices.ts'
import type { Answer } from '#contract/operation.ts'
import type { DesktopApi, HostEvent } from '#contract/operations/desktop-api.ts'
import {
  findSender,
  type ProgramSettings,
  partsOfChange,
  type SenderProfile,
  type Settings,
  senderFor,
  settingsOf,
} from '#contract/settings.ts'
import type { Draft } from '#core/draft/draft.ts'
import { hasOtherSenderDetails, patternsOfSender, senderIdOf, withSenderDetails } from '#core/draft/sender.ts'
import { initialProgram, initialSender } from './memory-defaults.ts'

type SettingsOperations = Pick<
  DesktopApi,
  | 'settings'
  | 'saveSettings'
  | 'addSender'
  | 'removeSender'
  | 'restoreSender'
  | 'outdatedDrafts'
  | 'updateDrafts'
  | 'undoDraftUpdate'
>

interface Records {
  records: ReadonlyMap<string, InvoiceView>
  saveDraft(id: string, draft: Draft): void
  emit(event: HostEvent): void
}

const ok = <Value>(value: Value): Answer<Value> => ({ ok: true, value })
const refused = { ok: false, error: { code: 'invalid_argument', message: { code: 'sender.last' } } } as const

/** Settings of the in-memory host, its sender profiles, and the drafts updated with them. */
export function createMemorySettings({ records, saveDraft, emit }: Records): SettingsOperations {
  let program = initialProgram
  let senders = [initialSender]
  const removed = new Set<string>()
  const changes = new Map<string, ReadonlyMap<string, Draft>>()

  const current = (): Settings =>
    settingsOf(
      program,
      senders.filter(({ id }) => !removed.has(id)),
      senders.filter(({ id }) => removed.has(id)),
    )
  const outdated = (sender: string) =>
    [...records.values()].filter(({ draft }) => {
      const profile = findSender(current(), sender)
      return senderIdOf(draft) === sender && profile !== undefined && hasOtherSenderDetails(draft, profile)
    })
  const apply = (drafts: ReadonlyMap<string, Draft>) => {
    for (const [id, draft] of drafts) saveDraft(id, draft)
    emit({ type: 'invoices-changed' })
  }

  return {
    settings: async () => ok(current()),
    async saveSettings({ sender: id = current().defaultSender, ...change }) {
      const { ofSender, ofProgram } = partsOfChange(change)
      program = { ...program, ...(ofProgram as Partial<ProgramSettings>) }
      const changed = (sender: SenderProfile) => ({
        ...sender,
        ...(ofSender as Partial<SenderProfile>),
        numberPatterns: { ...sender.numberPatterns, ...ofSender.numberPatterns },
      })
      senders = senders.map(sender => (sender.id === id ? changed(sender) : sender))
      return ok(current())
    },
    async addSender({ name, copyOf }) {
      const source = senderFor(current(), copyOf)
      const id = `00000000-0000-4000-9000-${String(senders.length).padStart(12, '0')}`
      const used = senders.flatMap(({ numberPatterns }) => Object.values(numberPatterns))
      const blank = { seller: { name }, logo: '', paymentTerms: '', taxNote: '', notes: '', profileName: '' }
      const added: SenderProfile = {
        ...source,
        ...(copyOf === undefined ? blank : { profileName: name }),
        numberPatterns: patternsOfSender(name, source.numberPatterns, used),
        id,
      }
      senders = [...senders, added]
      return ok({ id, settings: current() })
    },
    async removeSender({ id }) {
      if (current().senders.length === 1) return refused
      removed.add(id)
      return ok(current())
    },
    async restoreSender({ id }) {
      removed.delete(id)
      return ok(current())
    },
    async outdatedDrafts({ sender }) {
      const ids = outdated(sender).map(({ id }) => id)
      return ok({ ids })
    },
    async updateDrafts({ ids }) {
      const found = senders.flatMap(({ id }) => outdated(id)).filter(({ id }) => ids.includes(id))
      const changeId = `00000000-0000-4000-a000-${String(changes.size + 1).padStart(12, '0')}`
      changes.set(changeId, new Map(found.map(({ id, draft }) => [id, draft])))
      apply(
        new Map(
          found.map(({ id, draft }) => [
            id,
            withSenderDetails(draft, senderFor(current(), senderIdOf(draft))),
          ]),
        ),
      )
      return ok({ changeId, count: found.length })
    },
    async undoDraftUpdate({ changeId }) {
      apply(changes.get(changeId) ?? new Map())
      return ok({ kept: 0 })
    },
  }
}

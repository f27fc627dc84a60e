import { z } from 'zod'
import type { SettingStore } from '../ports.ts'

/** Which attempts were agreed to together; what became of them is in the outbox. */
const noteSchema = z.object({ startedAt: z.string(), attempts: z.array(z.string()) })

type Note = z.output<typeof noteSchema>

const name = 'batch'

export const createBatchNote = (settings: SettingStore) => ({
  read: (): Note | undefined => noteSchema.safeParse(settings.read(name)).data,
  write: (note: Note | null): void => settings.save(name, note),
})

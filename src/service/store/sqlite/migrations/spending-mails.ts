/** Mails about spending events, which are sent to the owners of their account. */
export const spendingMailsMigration = `
  -- NULL for events of before
  ALTER TABLE spending_events ADD COLUMN created_at TEXT;
  ALTER TABLE spending_events ADD COLUMN billed INTEGER;
  ALTER TABLE spending_events ADD COLUMN cap INTEGER;
  -- also the end of the lease of a process that is sending it; NULL when it is not to be sent
  ALTER TABLE spending_events ADD COLUMN mail_due_at TEXT;
  CREATE INDEX spending_mails_due ON spending_events (mail_due_at) WHERE mail_due_at IS NOT NULL;
`

/** Mails about spending events, which are sent to the owners of their account. */
export const spendingMailsMigration = `
  ALTER TABLE spending_events
    -- NULL for events of before
    ADD COLUMN created_at text COLLATE "C",
    ADD COLUMN billed integer,
    ADD COLUMN cap integer,
    -- also the end of the lease of an instance that is sending it; NULL when it is not to be sent
    ADD COLUMN mail_due_at text COLLATE "C";
  CREATE INDEX spending_mails_due ON spending_events (mail_due_at) WHERE mail_due_at IS NOT NULL;
`

/** The profile of the sender of each document, whose number and details it has. */
export const version16 = `
  -- derived from the draft; drafts of earlier versions name none, and are of the first profile
  ALTER TABLE invoices ADD COLUMN sender TEXT NOT NULL DEFAULT 'first';
  CREATE INDEX invoices_by_sender ON invoices (sender);
`

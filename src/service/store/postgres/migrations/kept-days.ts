export const keptDaysMigration = `
  -- days for which live PDFs are kept, 0 for ever; NULL as the service is set
  ALTER TABLE plans ADD COLUMN live_kept_days bigint CHECK (live_kept_days >= 0);
`

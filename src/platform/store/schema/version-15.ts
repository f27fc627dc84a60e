/** When the PDF of a submission was e-mailed. */
export const version15 = `
  CREATE TABLE emails (
    attempt_id TEXT PRIMARY KEY,
    emailed_at TEXT NOT NULL,
    checksum   TEXT
  ) STRICT;
`

export const storedBytesMigration = `
  -- of its PDF; NULL for a job of before, until its file was measured
  ALTER TABLE jobs ADD COLUMN bytes INTEGER;
  CREATE INDEX jobs_not_measured ON jobs (id) WHERE bytes IS NULL AND file_deleted_at IS NULL;

  CREATE TABLE stored_bytes (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    mode TEXT NOT NULL CHECK (mode IN ('live', 'test')),
    bytes INTEGER NOT NULL,
    PRIMARY KEY (account_id, mode)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER jobs_store_bytes AFTER INSERT ON jobs
    WHEN NEW.bytes IS NOT NULL AND NEW.file_deleted_at IS NULL BEGIN
      INSERT INTO stored_bytes VALUES (NEW.account_id, NEW.mode, NEW.bytes)
        ON CONFLICT (account_id, mode) DO UPDATE SET bytes = bytes + excluded.bytes;
    END;
  CREATE TRIGGER jobs_change_bytes AFTER UPDATE OF bytes, file_deleted_at ON jobs BEGIN
    INSERT INTO stored_bytes VALUES (NEW.account_id, NEW.mode,
        iif(NEW.file_deleted_at IS NULL, coalesce(NEW.bytes, 0), 0)
          - iif(OLD.file_deleted_at IS NULL, coalesce(OLD.bytes, 0), 0))
      ON CONFLICT (account_id, mode) DO UPDATE SET bytes = bytes + excluded.bytes;
  END;
`

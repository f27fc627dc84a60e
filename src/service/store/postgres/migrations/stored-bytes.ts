export const storedBytesMigration = `
  -- of its PDF; NULL for a job of before, until its file was measured
  ALTER TABLE jobs ADD COLUMN bytes bigint;
  CREATE INDEX jobs_not_measured ON jobs (id) WHERE bytes IS NULL AND file_deleted_at IS NULL;

  -- several rows of an account and mode, so that its transactions seldom wait for one another
  CREATE TABLE stored_bytes (
    account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
    mode text NOT NULL CHECK (mode IN ('live', 'test')),
    shard integer NOT NULL,
    bytes bigint NOT NULL,
    PRIMARY KEY (account_id, mode, shard)
  );
  CREATE FUNCTION jobs_count_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    change bigint := CASE WHEN NEW.file_deleted_at IS NULL THEN coalesce(NEW.bytes, 0) ELSE 0 END;
  BEGIN
    IF TG_OP = 'UPDATE' AND OLD.file_deleted_at IS NULL THEN
      change := change - coalesce(OLD.bytes, 0);
    END IF;
    IF change <> 0 THEN
      -- the same row for the whole of a transaction, so that two cannot wait for each other
      INSERT INTO stored_bytes VALUES (NEW.account_id, NEW.mode, pg_backend_pid() % 16, change)
        ON CONFLICT (account_id, mode, shard) DO UPDATE SET bytes = stored_bytes.bytes + excluded.bytes;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER jobs_count_bytes AFTER INSERT OR UPDATE OF bytes, file_deleted_at ON jobs
    FOR EACH ROW EXECUTE FUNCTION jobs_count_bytes();
`

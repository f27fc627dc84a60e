/**
 * Partitions jobs and ledger by month. Existing rows become the first partition without being rewritten, up
 * to the next month, so that only its two new indexes are written. The transaction that records a job ensures
 * a unique id by a lock and a lookup, because an index over all partitions must contain the month. No
 * partition is named after a month other than its own.
 */
export const partitionsMigration = `
  ALTER TABLE idempotency DROP CONSTRAINT idempotency_job_id_fkey;
  ALTER TABLE credits DROP CONSTRAINT credits_job_id_fkey;
  ALTER TABLE repeated_numbers DROP CONSTRAINT repeated_numbers_job_id_fkey;
  ALTER TABLE repeated_numbers DROP CONSTRAINT repeated_numbers_earlier_job_id_fkey;
  ALTER TABLE ledger DROP CONSTRAINT ledger_job_id_fkey;

  DROP TRIGGER jobs_count_bytes ON jobs;
  ALTER TABLE jobs RENAME TO jobs_before;
  ALTER INDEX jobs_by_time RENAME TO jobs_before_by_time;
  ALTER INDEX jobs_by_mode RENAME TO jobs_before_by_mode;
  ALTER INDEX jobs_by_template RENAME TO jobs_before_by_template;
  ALTER INDEX jobs_by_number RENAME TO jobs_before_by_number;
  ALTER INDEX jobs_with_file RENAME TO jobs_before_with_file;
  ALTER INDEX jobs_not_measured RENAME TO jobs_before_not_measured;
  ALTER TABLE jobs_before ADD CONSTRAINT jobs_before_by_id UNIQUE (id, created_at);
  ALTER TABLE jobs_before ADD CONSTRAINT jobs_before_by_file UNIQUE (file_id, created_at);
  CREATE TABLE jobs (
    LIKE jobs_before INCLUDING DEFAULTS INCLUDING CONSTRAINTS,
    CONSTRAINT jobs_by_id UNIQUE (id, created_at),
    CONSTRAINT jobs_by_file UNIQUE (file_id, created_at),
    FOREIGN KEY (account_id) REFERENCES accounts (id),
    FOREIGN KEY (key_id) REFERENCES keys (id)
  ) PARTITION BY RANGE (created_at);
  CREATE INDEX jobs_by_time ON jobs (account_id, created_at, id);
  CREATE INDEX jobs_by_mode ON jobs (account_id, mode, created_at, id);
  CREATE INDEX jobs_by_template ON jobs (account_id, template, created_at, id, mode);
  CREATE INDEX jobs_by_number ON jobs (account_id, invoice_number, created_at, id);
  CREATE INDEX jobs_with_file ON jobs (account_id, mode, created_at) WHERE file_deleted_at IS NULL;
  CREATE INDEX jobs_not_measured ON jobs (id) WHERE bytes IS NULL AND file_deleted_at IS NULL;

  DROP TRIGGER ledger_keeps_rows ON ledger;
  DROP TRIGGER ledger_bills_live ON ledger;
  DROP TRIGGER ledger_is_summed ON ledger;
  ALTER TABLE ledger RENAME TO ledger_before;
  ALTER INDEX ledger_by_time RENAME TO ledger_before_by_time;
  ALTER INDEX ledger_by_number RENAME TO ledger_before_by_number;
  ALTER TABLE ledger_before ADD CONSTRAINT ledger_before_by_job UNIQUE (job_id, created_at);
  CREATE SEQUENCE ledger_ids;
  SELECT setval('ledger_ids', nextval(pg_get_serial_sequence('ledger_before', 'id')));
  ALTER TABLE ledger_before ALTER id DROP IDENTITY;
  CREATE TABLE ledger (
    LIKE ledger_before INCLUDING CONSTRAINTS,
    CONSTRAINT ledger_by_job UNIQUE (job_id, created_at),
    FOREIGN KEY (account_id) REFERENCES accounts (id),
    FOREIGN KEY (key_id) REFERENCES keys (id)
  ) PARTITION BY RANGE (created_at);
  ALTER TABLE ledger ALTER id SET DEFAULT nextval('ledger_ids');
  ALTER SEQUENCE ledger_ids OWNED BY ledger.id;
  CREATE INDEX ledger_by_time ON ledger (account_id, created_at, id);
  CREATE INDEX ledger_by_number ON ledger (account_id, invoice_number, id);

  DO $$
  DECLARE
    latest text := greatest(
      to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM'),
      (SELECT left(max(created_at), 7) FROM jobs_before),
      (SELECT left(max(created_at), 7) FROM ledger_before));
    bound text := to_char((latest || '-01')::date + interval '1 month', 'YYYY-MM');
  BEGIN
    EXECUTE format('ALTER TABLE jobs ATTACH PARTITION jobs_before FOR VALUES FROM (MINVALUE) TO (%L)', bound);
    EXECUTE format('ALTER TABLE ledger ATTACH PARTITION ledger_before FOR VALUES FROM (MINVALUE) TO (%L)', bound);
  END $$;
  -- of months for which there is no partition, which should not happen
  CREATE TABLE jobs_other PARTITION OF jobs DEFAULT;
  CREATE TABLE ledger_other PARTITION OF ledger DEFAULT;
  ALTER TABLE ledger ADD CONSTRAINT ledger_job FOREIGN KEY (job_id, created_at) REFERENCES jobs (id, created_at);

  CREATE OR REPLACE FUNCTION ledger_bills_live() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (SELECT mode FROM jobs WHERE id = NEW.job_id AND created_at = NEW.created_at) IS DISTINCT FROM 'live' THEN
      RAISE EXCEPTION 'only a live job is billed';
    END IF;
    RETURN NEW;
  END $$;
  CREATE OR REPLACE FUNCTION ledger_keeps() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      IF (NEW.id, NEW.job_id, NEW.account_id, NEW.key_id, NEW.created_at)
          = (OLD.id, OLD.job_id, OLD.account_id, OLD.key_id, OLD.created_at)
        AND NEW.template = '' AND NEW.invoice_number = ''
        AND (EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND deleted_at IS NOT NULL)
          OR EXISTS (
            SELECT 1 FROM jobs WHERE id = OLD.job_id AND created_at = OLD.created_at AND erased_at IS NOT NULL))
      THEN RETURN NEW; END IF;
    END IF;
    RAISE EXCEPTION 'the ledger is append-only';
  END $$;
  CREATE TRIGGER jobs_count_bytes AFTER INSERT OR UPDATE OF bytes, file_deleted_at ON jobs
    FOR EACH ROW EXECUTE FUNCTION jobs_count_bytes();
  CREATE TRIGGER ledger_keeps_rows BEFORE UPDATE OR DELETE ON ledger
    FOR EACH ROW EXECUTE FUNCTION ledger_keeps();
  CREATE TRIGGER ledger_bills_live BEFORE INSERT ON ledger
    FOR EACH ROW EXECUTE FUNCTION ledger_bills_live();
  CREATE TRIGGER ledger_is_summed AFTER INSERT ON ledger
    FOR EACH ROW EXECUTE FUNCTION ledger_is_summed();
  -- a trigger for whole statements is not inherited
  CREATE TRIGGER ledger_keeps_all BEFORE TRUNCATE ON ledger FOR EACH STATEMENT EXECUTE FUNCTION ledger_keeps();
  CREATE TRIGGER ledger_keeps_all BEFORE TRUNCATE ON ledger_other FOR EACH STATEMENT EXECUTE FUNCTION ledger_keeps();
`

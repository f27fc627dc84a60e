/** Invoices, revisions, the outbox, connections and settings; the search index, checksums, the attempt journal. */
export const versions1To6: readonly string[] = [
  `
  CREATE TABLE invoices (
    id             TEXT PRIMARY KEY,
    revision       INTEGER NOT NULL,
    updated_at     TEXT NOT NULL,
    deleted_at     TEXT,
    sample         INTEGER NOT NULL,
    attempt_id     TEXT REFERENCES attempts (id),
    invoice_number TEXT NOT NULL,
    customer       TEXT NOT NULL,
    currency       TEXT NOT NULL,
    payable        TEXT,
    search_text    TEXT NOT NULL
  ) STRICT;
  CREATE INDEX invoices_by_change ON invoices (updated_at);

  CREATE TABLE revisions (
    invoice_id TEXT NOT NULL REFERENCES invoices (id),
    revision   INTEGER NOT NULL,
    saved_at   TEXT NOT NULL,
    draft      TEXT NOT NULL,
    logo       TEXT REFERENCES logos (sha256),
    PRIMARY KEY (invoice_id, revision)
  ) STRICT, WITHOUT ROWID;

  -- a table of its own, so that an autosave does not write the same logo again
  CREATE TABLE logos (
    sha256   TEXT PRIMARY KEY,
    data_url TEXT NOT NULL
  ) STRICT;

  CREATE TABLE attempts (
    id              TEXT PRIMARY KEY,
    invoice_id      TEXT NOT NULL REFERENCES invoices (id),
    revision        INTEGER NOT NULL,
    state           TEXT NOT NULL CHECK (state IN ('queued', 'sending', 'done', 'refused', 'unknown', 'withdrawn')),
    mode            TEXT NOT NULL CHECK (mode IN ('live', 'test')),
    connection_id   TEXT NOT NULL,
    connection_name TEXT NOT NULL,
    base_url        TEXT,
    template        TEXT NOT NULL,
    invoice_number  TEXT NOT NULL,
    currency        TEXT NOT NULL,
    payable         TEXT NOT NULL,
    payload         BLOB NOT NULL,
    payload_sha256  TEXT NOT NULL,
    idempotency_key TEXT NOT NULL,
    key_fingerprint TEXT NOT NULL,
    created_at      TEXT NOT NULL,
    finished_at     TEXT,
    tries           INTEGER NOT NULL,
    in_doubt        INTEGER NOT NULL,
    job_id          TEXT,
    invoice_url     TEXT,
    problem         TEXT
  ) STRICT;
  CREATE INDEX attempts_by_invoice ON attempts (invoice_id, revision);
  CREATE INDEX attempts_open ON attempts (created_at) WHERE state IN ('queued', 'sending', 'unknown');

  CREATE TABLE deliveries (
    attempt_id TEXT PRIMARY KEY REFERENCES attempts (id),
    delivery   TEXT NOT NULL
  ) STRICT;

  -- numbers permanently taken by live submissions
  CREATE TABLE numbers (
    invoice_number TEXT PRIMARY KEY,
    invoice_id     TEXT NOT NULL REFERENCES invoices (id),
    taken_at       TEXT NOT NULL
  ) STRICT;

  CREATE TABLE connections (
    id             TEXT PRIMARY KEY,
    name           TEXT NOT NULL,
    base_url       TEXT NOT NULL,
    request_fields TEXT NOT NULL CHECK (request_fields IN ('documented', 'full'))
  ) STRICT;

  -- verified services, by the fingerprint of the API key
  CREATE TABLE idempotent_services (
    base_url        TEXT NOT NULL,
    key_fingerprint TEXT NOT NULL,
    seen_at         TEXT NOT NULL,
    PRIMARY KEY (base_url, key_fingerprint)
  ) STRICT;

  CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
  `,
  `
  -- the Retry-After of a busy service, which also holds after a restart
  ALTER TABLE attempts ADD COLUMN retry_at TEXT;
  `,
  `
  -- a stable id for the index, because a copy of the file may assign other rowids
  ALTER TABLE invoices ADD COLUMN search_id INTEGER;
  UPDATE invoices SET search_id = rowid;
  CREATE UNIQUE INDEX invoices_by_search ON invoices (search_id);

  -- trigrams, so that parts of words are found
  CREATE VIRTUAL TABLE invoice_search USING fts5 (
    search_text, content = 'invoices', content_rowid = 'search_id', tokenize = 'trigram', detail = 'full'
  );
  INSERT INTO invoice_search (invoice_search) VALUES ('rebuild');
  CREATE TRIGGER invoices_found AFTER INSERT ON invoices BEGIN
    INSERT INTO invoice_search (rowid, search_text) VALUES (new.search_id, new.search_text);
  END;
  CREATE TRIGGER invoices_found_again AFTER UPDATE OF search_text ON invoices
    WHEN old.search_text <> new.search_text BEGIN
    INSERT INTO invoice_search (invoice_search, rowid, search_text)
      VALUES ('delete', old.search_id, old.search_text);
    INSERT INTO invoice_search (rowid, search_text) VALUES (new.search_id, new.search_text);
  END;
  -- the list is scanned by latest change, without deleted invoices
  DROP INDEX invoices_by_change;
  CREATE INDEX invoices_by_change ON invoices (updated_at) WHERE deleted_at IS NULL;
  `,
  `
  -- queue of the deferred maintenance (indexing, revision retention), written in the commit of each save
  CREATE TABLE untidy (search_id INTEGER PRIMARY KEY) STRICT;
  INSERT INTO untidy SELECT search_id FROM invoices;
  DROP TRIGGER invoices_found;
  DROP TRIGGER invoices_found_again;
  CREATE TRIGGER invoices_begun AFTER INSERT ON invoices BEGIN
    INSERT OR IGNORE INTO untidy VALUES (new.search_id);
  END;
  CREATE TRIGGER invoices_changed AFTER UPDATE OF revision, search_text ON invoices BEGIN
    INSERT OR IGNORE INTO untidy VALUES (new.search_id);
  END;

  -- long texts are indexed in parts; rowid >> 20 is the invoice's search_id
  DROP TABLE invoice_search;
  CREATE VIRTUAL TABLE invoice_search USING fts5 (
    part, content = '', contentless_delete = 1, tokenize = 'trigram', detail = 'full'
  );
  CREATE TABLE search_parts (id INTEGER PRIMARY KEY, sha256 TEXT NOT NULL) STRICT;

  -- base: draft is a delta to this full revision
  ALTER TABLE revisions ADD COLUMN base INTEGER;

  CREATE INDEX invoices_by_number ON invoices (length(invoice_number), invoice_number);
  CREATE INDEX numbers_by_length ON numbers (length(invoice_number), invoice_number);
  CREATE INDEX invoices_deleted ON invoices (deleted_at) WHERE deleted_at IS NOT NULL;
  `,
  `
  -- invoices that look unsent but may have been billed, because attempts in a damaged file could not be read
  CREATE TABLE attempts_missing (invoice_id TEXT PRIMARY KEY REFERENCES invoices (id)) STRICT;
  `,
  `
  -- see checksums.ts; a migration that changes a covered row sets its checksum to NULL, and migrate() writes it
  ALTER TABLE attempts ADD COLUMN checksum TEXT;
  ALTER TABLE invoices ADD COLUMN checksum TEXT;
  ALTER TABLE revisions ADD COLUMN checksum TEXT;
  ALTER TABLE connections ADD COLUMN checksum TEXT;
  ALTER TABLE settings ADD COLUMN checksum TEXT;
  ALTER TABLE deliveries ADD COLUMN checksum TEXT;

  -- id of the attempt journal and number of its records contained in this file; no row: none
  CREATE TABLE attempt_journal (journal_id TEXT NOT NULL, records INTEGER NOT NULL) STRICT;

  -- verified by an echoed header only, which is a weaker proof
  DELETE FROM idempotent_services;
  -- a busy service may have created the invoice before it responded
  UPDATE attempts SET state = 'unknown', in_doubt = 1 WHERE state = 'queued' AND mode = 'live' AND tries > 0;
  UPDATE attempts SET state = 'unknown', in_doubt = 1, finished_at = NULL
    WHERE state = 'refused' AND mode = 'live' AND problem ->> 'code' = 'overloaded'
      AND id IN (SELECT attempt_id FROM invoices);

  -- normalised form for comparisons; not unique, because older data may hold two numbers of one form
  ALTER TABLE invoices ADD COLUMN comparable TEXT;
  ALTER TABLE numbers ADD COLUMN comparable TEXT;
  UPDATE invoices SET comparable = comparable_number(invoice_number);
  UPDATE numbers SET comparable = comparable_number(invoice_number);
  DROP INDEX invoices_by_number;
  DROP INDEX numbers_by_length;
  CREATE INDEX invoices_by_comparable ON invoices (length(comparable), comparable);
  CREATE INDEX numbers_by_comparable ON numbers (length(comparable), comparable);

  -- a second copy of the version, so that a damaged header does not look like a newer version
  CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT;
  INSERT INTO schema_version VALUES (0);
  `,
]

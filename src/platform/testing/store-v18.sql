-- A data folder as schema version 18 wrote it, by the program of its time: every state of an invoice, a logo, a deleted one, a revision told by another, an invoice
-- that is not in the index yet, a draft of which an attempt may be missing, checksums, customers (one archived, one merged), an
-- item, and payments (one removed), and a
-- schedule with one draft, and the file of a custom template with its published version, and that the issued invoice was
-- e-mailed.
PRAGMA foreign_keys = OFF;
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
, search_id INTEGER) STRICT;
INSERT INTO invoices VALUES ('00000000-0000-4000-8000-000000000001', 2, '2026-10-02T09:00:00.000Z', NULL, 0, NULL, 'INV-2026-0001', 'Żółw & Söhne', 'EUR', '120.00', 'inv-2026-0001
żółw & söhne
brand identity', 1);
INSERT INTO invoices VALUES ('00000000-0000-4000-8000-000000000002', 1, '2026-10-04T09:00:00.000Z', NULL, 0, '10000000-0000-4000-8000-000000000002', 'INV-2026-0002', 'Example Ltd', 'EUR', '120.00', 'inv-2026-0002
example ltd
brand identity', 2);
INSERT INTO invoices VALUES ('00000000-0000-4000-8000-000000000003', 1, '2026-10-04T09:00:00.000Z', NULL, 0, '10000000-0000-4000-8000-000000000003', 'INV-2026-0003', 'Example GmbH', 'EUR', '120.00', 'inv-2026-0003
example gmbh
brand identity', 3);
INSERT INTO invoices VALUES ('00000000-0000-4000-8000-000000000004', 1, '2026-10-04T09:00:00.000Z', NULL, 0, '10000000-0000-4000-8000-000000000004', 'INV-2026-0004', 'Example SAS', 'EUR', '120.00', 'inv-2026-0004
example sas
brand identity', 4);
INSERT INTO invoices VALUES ('00000000-0000-4000-8000-000000000005', 1, '2026-10-01T09:00:00.000Z', '2026-10-03T09:00:00.000Z', 0, NULL, 'INV-2026-0005', 'Beispiel AG', 'EUR', '120.00', 'inv-2026-0005
beispiel ag
brand identity', 5);
INSERT INTO invoices VALUES ('00000000-0000-4000-8000-000000000006', 1, '2026-10-01T09:00:00.000Z', NULL, 1, NULL, 'INV-2026-0006', 'Sample', 'EUR', '120.00', 'inv-2026-0006
sample
brand identity', 6);

CREATE TABLE revisions (
  invoice_id TEXT NOT NULL REFERENCES invoices (id),
  revision   INTEGER NOT NULL,
  saved_at   TEXT NOT NULL,
  draft      TEXT NOT NULL,
  logo       TEXT REFERENCES logos (sha256),
  base       INTEGER,
  PRIMARY KEY (invoice_id, revision)
) STRICT, WITHOUT ROWID;
INSERT INTO revisions VALUES ('00000000-0000-4000-8000-000000000001', 1, '2026-10-01T09:00:00.000Z', '{"template":"minimal","invoice_number":"INV-2026-0001","items":[{"description":"Brand identity","quantity":"1.5","unit_price":"80"}],"currency":"EUR","buyer":{"name":"Żółw & Söhne"}}', NULL, NULL);
INSERT INTO revisions VALUES ('00000000-0000-4000-8000-000000000001', 2, '2026-10-02T09:00:00.000Z', '{"fields":{"notes":"Second thoughts 🧾"},"gone":[]}', '53f01d18fd6a95d0d6c5890b5f790ef5feda33980e6165ae2d58ebe46b35d363', 1);
INSERT INTO revisions VALUES ('00000000-0000-4000-8000-000000000002', 1, '2026-10-01T09:00:00.000Z', '{"template":"minimal","invoice_number":"INV-2026-0002","items":[{"description":"Brand identity","quantity":"1.5","unit_price":"80"}],"currency":"EUR","buyer":{"name":"Example Ltd"}}', NULL, NULL);
INSERT INTO revisions VALUES ('00000000-0000-4000-8000-000000000003', 1, '2026-10-01T09:00:00.000Z', '{"template":"minimal","invoice_number":"INV-2026-0003","items":[{"description":"Brand identity","quantity":"1.5","unit_price":"80"}],"currency":"EUR","buyer":{"name":"Example GmbH"}}', NULL, NULL);
INSERT INTO revisions VALUES ('00000000-0000-4000-8000-000000000004', 1, '2026-10-01T09:00:00.000Z', '{"template":"minimal","invoice_number":"INV-2026-0004","items":[{"description":"Brand identity","quantity":"1.5","unit_price":"80"}],"currency":"EUR","buyer":{"name":"Example SAS"}}', NULL, NULL);
INSERT INTO revisions VALUES ('00000000-0000-4000-8000-000000000005', 1, '2026-10-01T09:00:00.000Z', '{"template":"minimal","invoice_number":"INV-2026-0005","items":[{"description":"Brand identity","quantity":"1.5","unit_price":"80"}],"currency":"EUR","buyer":{"name":"Beispiel AG"}}', NULL, NULL);
INSERT INTO revisions VALUES ('00000000-0000-4000-8000-000000000006', 1, '2026-10-01T09:00:00.000Z', '{"template":"minimal","invoice_number":"INV-2026-0006","items":[{"description":"Brand identity","quantity":"1.5","unit_price":"80"}],"currency":"EUR","buyer":{"name":"Sample"}}', NULL, NULL);

CREATE TABLE logos (
  sha256   TEXT PRIMARY KEY,
  data_url TEXT NOT NULL
) STRICT;
INSERT INTO logos VALUES ('53f01d18fd6a95d0d6c5890b5f790ef5feda33980e6165ae2d58ebe46b35d363', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==');

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
, retry_at TEXT) STRICT;
INSERT INTO attempts VALUES ('10000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000002', 1, 'done', 'live', 'c1', 'Example service', 'https://billing.example.com', 'minimal', 'INV-2026-0002', 'EUR', '120.00', X'7b2274656d706c617465223a226d696e696d616c222c22696e766f6963655f6e756d626572223a22494e562d323032362d30303032222c226974656d73223a5b5d7d', '0000000000000000000000000000000000000000000000000000000000000002', '20000000-0000-4000-8000-000000000002', 'ffffffffffffffff', '2026-10-04T09:00:00.000Z', '2026-10-05T09:00:00.000Z', 1, 0, 'job_example1', 'https://billing.example.com/i/1', NULL, NULL);
INSERT INTO attempts VALUES ('10000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000003', 1, 'unknown', 'live', 'c1', 'Example service', 'https://billing.example.com', 'minimal', 'INV-2026-0003', 'EUR', '120.00', X'7b2274656d706c617465223a226d696e696d616c222c22696e766f6963655f6e756d626572223a22494e562d323032362d30303033222c226974656d73223a5b5d7d', '0000000000000000000000000000000000000000000000000000000000000003', '20000000-0000-4000-8000-000000000003', 'ffffffffffffffff', '2026-10-04T09:00:00.000Z', NULL, 1, 1, NULL, NULL, '{"code":"outcome_unknown","message":"No answer came back.","status":null,"requestId":null,"fields":[]}', NULL);
INSERT INTO attempts VALUES ('10000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000004', 1, 'queued', 'test', 'c1', 'Example service', 'https://billing.example.com', 'minimal', 'INV-2026-0004', 'EUR', '120.00', X'7b2274656d706c617465223a226d696e696d616c222c22696e766f6963655f6e756d626572223a22494e562d323032362d30303034222c226974656d73223a5b5d7d', '0000000000000000000000000000000000000000000000000000000000000004', '20000000-0000-4000-8000-000000000004', 'ffffffffffffffff', '2026-10-04T09:00:00.000Z', NULL, 1, 0, NULL, NULL, NULL, '2026-10-06T09:00:00.000Z');

CREATE TABLE deliveries (
  attempt_id TEXT PRIMARY KEY REFERENCES attempts (id),
  delivery   TEXT NOT NULL
) STRICT;
INSERT INTO deliveries VALUES ('10000000-0000-4000-8000-000000000002', '{"state":"kept","path":"deliveries/10000000-0000-4000-8000-000000000002.pdf","bytes":1234,"matchesPreview":true}');

CREATE TABLE numbers (
  invoice_number TEXT PRIMARY KEY,
  invoice_id     TEXT NOT NULL REFERENCES invoices (id),
  taken_at       TEXT NOT NULL
) STRICT;
INSERT INTO numbers VALUES ('INV-2026-0002', '00000000-0000-4000-8000-000000000002', '2026-10-04T09:00:00.000Z');
INSERT INTO numbers VALUES ('INV-2026-0003', '00000000-0000-4000-8000-000000000003', '2026-10-04T09:00:00.000Z');

CREATE TABLE connections (
  id             TEXT PRIMARY KEY,
  name           TEXT NOT NULL,
  base_url       TEXT NOT NULL,
  request_fields TEXT NOT NULL CHECK (request_fields IN ('documented', 'full'))
) STRICT;
INSERT INTO connections VALUES ('c1', 'Example service', 'https://billing.example.com', 'full');

CREATE TABLE idempotent_services (
  base_url        TEXT NOT NULL,
  key_fingerprint TEXT NOT NULL,
  seen_at         TEXT NOT NULL,
  PRIMARY KEY (base_url, key_fingerprint)
) STRICT;
INSERT INTO idempotent_services VALUES ('https://billing.example.com', 'ffffffffffffffff', '2026-10-05T09:00:00.000Z');

CREATE TABLE settings (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
INSERT INTO settings VALUES ('settings', '{"currency":"EUR","seller":{"name":"Example Studio"}}');
INSERT INTO settings VALUES ('activeConnection', '"c1"');

CREATE INDEX attempts_by_invoice ON attempts (invoice_id, revision);
CREATE INDEX attempts_open ON attempts (created_at) WHERE state IN ('queued', 'sending', 'unknown');
CREATE UNIQUE INDEX invoices_by_search ON invoices (search_id);
CREATE INDEX invoices_by_change ON invoices (updated_at) WHERE deleted_at IS NULL;
CREATE INDEX invoices_by_number ON invoices (length(invoice_number), invoice_number);
CREATE INDEX numbers_by_length ON numbers (length(invoice_number), invoice_number);
CREATE INDEX invoices_deleted ON invoices (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE untidy (search_id INTEGER PRIMARY KEY) STRICT;
INSERT INTO untidy VALUES (6);
CREATE TABLE search_parts (id INTEGER PRIMARY KEY, sha256 TEXT NOT NULL) STRICT;
CREATE VIRTUAL TABLE invoice_search USING fts5 (
  part, content = '', contentless_delete = 1, tokenize = 'trigram', detail = 'full'
);
INSERT INTO search_parts VALUES (1 << 20, 'a6LyN+DS1DNRARHcDs7Aq5vEfIi5Ne3yxlE2KcwP+gA=');
INSERT INTO invoice_search (rowid, part) SELECT search_id << 20, search_text FROM invoices WHERE search_id = 1;
INSERT INTO search_parts VALUES (2 << 20, 'gIcSTtq2A+otzM0VZdp7qO0KdM3F4bbhYoOVGdRy0IQ=');
INSERT INTO invoice_search (rowid, part) SELECT search_id << 20, search_text FROM invoices WHERE search_id = 2;
INSERT INTO search_parts VALUES (3 << 20, 'Juu/+xW4a4XI3FoOjUELuPy03s8Q/Or3VtbDCGmJXmg=');
INSERT INTO invoice_search (rowid, part) SELECT search_id << 20, search_text FROM invoices WHERE search_id = 3;
INSERT INTO search_parts VALUES (4 << 20, 'LRX0aCZ16j1bw5tXnueKLrA4/NfcWrltB/+8YCd2bPg=');
INSERT INTO invoice_search (rowid, part) SELECT search_id << 20, search_text FROM invoices WHERE search_id = 4;
INSERT INTO search_parts VALUES (5 << 20, 'EIVfDphgQjWO/T2inhrQakObqViDLOf3RNYuNKhjzpc=');
INSERT INTO invoice_search (rowid, part) SELECT search_id << 20, search_text FROM invoices WHERE search_id = 5;
CREATE TRIGGER invoices_begun AFTER INSERT ON invoices BEGIN
    INSERT OR IGNORE INTO untidy VALUES (new.search_id);
  END;
CREATE TRIGGER invoices_changed AFTER UPDATE OF revision, search_text ON invoices BEGIN
    INSERT OR IGNORE INTO untidy VALUES (new.search_id);
  END;
CREATE TABLE attempts_missing (invoice_id TEXT PRIMARY KEY REFERENCES invoices (id)) STRICT;
INSERT INTO attempts_missing VALUES ('00000000-0000-4000-8000-000000000001');
ALTER TABLE attempts ADD COLUMN checksum TEXT;
ALTER TABLE invoices ADD COLUMN checksum TEXT;
ALTER TABLE revisions ADD COLUMN checksum TEXT;
ALTER TABLE connections ADD COLUMN checksum TEXT;
ALTER TABLE settings ADD COLUMN checksum TEXT;
ALTER TABLE deliveries ADD COLUMN checksum TEXT;

CREATE TABLE attempt_journal (journal_id TEXT NOT NULL, records INTEGER NOT NULL) STRICT;

UPDATE attempts SET state = 'unknown', in_doubt = 1, finished_at = NULL
  WHERE state = 'refused' AND mode = 'live' AND problem ->> 'code' = 'overloaded'
    AND id IN (SELECT attempt_id FROM invoices);

ALTER TABLE invoices ADD COLUMN comparable TEXT;
ALTER TABLE numbers ADD COLUMN comparable TEXT;
DROP INDEX invoices_by_number;
DROP INDEX numbers_by_length;
CREATE INDEX invoices_by_comparable ON invoices (length(comparable), comparable);
CREATE INDEX numbers_by_comparable ON numbers (length(comparable), comparable);

CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT;
INSERT INTO schema_version VALUES (0);
UPDATE schema_version SET version = 7;
UPDATE attempts SET checksum = '0e418b43b601de6ed9a4dfe3679867e08f30199a864d051768b0828f7eaadfcc' WHERE id = '10000000-0000-4000-8000-000000000002';
UPDATE attempts SET checksum = '345f33ec9ef30dfb7d14f8429b9edd3d7769e41d185351f50ae86546c490f80f' WHERE id = '10000000-0000-4000-8000-000000000003';
UPDATE attempts SET checksum = 'f98f8ec3e694600b3fbdc5afd07fd320e7aa7b1cea62ad192546474ae1ae9c86' WHERE id = '10000000-0000-4000-8000-000000000004';
UPDATE invoices SET checksum = '91d5d0cb8a0b2afbe10dbea09ce96d12d92dae82ab7061f892d45e64bdbf1162' WHERE id = '00000000-0000-4000-8000-000000000001';
UPDATE invoices SET checksum = '33865d09a916e84debd2fb190d49d856cf5de8914ced2fcaea19b3924ff85951' WHERE id = '00000000-0000-4000-8000-000000000002';
UPDATE invoices SET checksum = 'd593968d8feb4480041d6fb7b8b5c6a24e7478dfbd0538e85a61ee0fddfdf7d0' WHERE id = '00000000-0000-4000-8000-000000000003';
UPDATE invoices SET checksum = 'ae6a12acd87e097e52c6cbd745acdee66cbf44cd69b0ce6fa97d9b84aaee943f' WHERE id = '00000000-0000-4000-8000-000000000004';
UPDATE invoices SET checksum = 'f06fff31f59547b08568d7a6a3a5c34fbedc6f6964da32da3b2a9519fa8cf644' WHERE id = '00000000-0000-4000-8000-000000000005';
UPDATE invoices SET checksum = 'b60b0cb277d14536b375ee8cfde414f005bbacbf2199f881c8f61a0543ccc13b' WHERE id = '00000000-0000-4000-8000-000000000006';
UPDATE revisions SET checksum = 'fba1ebfcdd59a538d1c0cefb79312dd555c361f657364b32ea0173683a22023f' WHERE invoice_id = '00000000-0000-4000-8000-000000000001' AND revision = 1;
UPDATE revisions SET checksum = '9c16ad69dcdb7c70b99b58c158f48cd750dfec7883ec4848b81fd6f513d56115' WHERE invoice_id = '00000000-0000-4000-8000-000000000001' AND revision = 2;
UPDATE revisions SET checksum = '93987fbaf711982e441a119a5e6a8cbedcc2b88d32b863d729f476fb8359a130' WHERE invoice_id = '00000000-0000-4000-8000-000000000002' AND revision = 1;
UPDATE revisions SET checksum = 'e7e9733dc81601020e1095d58d41bd04dfb1917f1187ee92bef9aaab2a43a88e' WHERE invoice_id = '00000000-0000-4000-8000-000000000003' AND revision = 1;
UPDATE revisions SET checksum = '70d0bc49d47d96a8b05c300b5d2361df7ff8b8ddf44a31f3d1a0a50849c76eb1' WHERE invoice_id = '00000000-0000-4000-8000-000000000004' AND revision = 1;
UPDATE revisions SET checksum = 'f690e2647c26faf42a98c2fc61e482dac4a9f7a75bd6d464b80590073a468211' WHERE invoice_id = '00000000-0000-4000-8000-000000000005' AND revision = 1;
UPDATE revisions SET checksum = '9a59dd40b4f451c842d8573b043719c46897b56150ca0eaa90e58443bdffa005' WHERE invoice_id = '00000000-0000-4000-8000-000000000006' AND revision = 1;
UPDATE connections SET checksum = '10813cb2a2e04aa53be5589aa44176c7a06a1e0829bc7fc8f545b58f58bb2de0' WHERE id = 'c1';
UPDATE settings SET checksum = '837c318e9d563aefe710ae7d56fa279c1d4a506dabe693919c6647bddac44ba0' WHERE name = 'settings';
UPDATE settings SET checksum = 'b0a12ff1a242d9afda287616d54d3065bd68649e654f8699aa72ba9ba5f345b5' WHERE name = 'activeConnection';
UPDATE deliveries SET checksum = '2e57ce7c5bb7d2d544c0d38a41fae1c0a3da9021fb1825a8bcf298c78211f43c' WHERE attempt_id = '10000000-0000-4000-8000-000000000002';
UPDATE numbers SET comparable = 'inv-2026-0002' WHERE invoice_number = 'INV-2026-0002';
UPDATE numbers SET comparable = 'inv-2026-0003' WHERE invoice_number = 'INV-2026-0003';
UPDATE invoices SET comparable = 'inv-2026-0001' WHERE id = '00000000-0000-4000-8000-000000000001';
UPDATE invoices SET comparable = 'inv-2026-0002' WHERE id = '00000000-0000-4000-8000-000000000002';
UPDATE invoices SET comparable = 'inv-2026-0003' WHERE id = '00000000-0000-4000-8000-000000000003';
UPDATE invoices SET comparable = 'inv-2026-0004' WHERE id = '00000000-0000-4000-8000-000000000004';
UPDATE invoices SET comparable = 'inv-2026-0005' WHERE id = '00000000-0000-4000-8000-000000000005';
UPDATE invoices SET comparable = 'inv-2026-0006' WHERE id = '00000000-0000-4000-8000-000000000006';

-- record: JSON; key: comparable name; sort_text, search_text: folded text, derived from the record
CREATE TABLE customers (
  id          TEXT PRIMARY KEY,
  revision    INTEGER NOT NULL,
  updated_at  TEXT NOT NULL,
  archived_at TEXT,
  merged_into TEXT,
  record      TEXT NOT NULL,
  key         TEXT NOT NULL,
  sort_text   TEXT NOT NULL,
  search_text TEXT NOT NULL,
  checksum    TEXT
) STRICT;
CREATE INDEX customers_by_key ON customers (key);
CREATE INDEX customers_by_title ON customers (sort_text, id) WHERE merged_into IS NULL;

CREATE TABLE items (
  id          TEXT PRIMARY KEY,
  revision    INTEGER NOT NULL,
  updated_at  TEXT NOT NULL,
  archived_at TEXT,
  merged_into TEXT,
  record      TEXT NOT NULL,
  key         TEXT NOT NULL,
  sort_text   TEXT NOT NULL,
  search_text TEXT NOT NULL,
  checksum    TEXT
) STRICT;
CREATE INDEX items_by_key ON items (key);
CREATE INDEX items_by_title ON items (sort_text, id) WHERE merged_into IS NULL;

-- the customer of an invoice; without one, its buyer is found by the comparable name
ALTER TABLE invoices ADD COLUMN customer_id TEXT;
ALTER TABLE invoices ADD COLUMN customer_key TEXT NOT NULL DEFAULT '';
CREATE INDEX invoices_by_customer ON invoices (customer_id, updated_at) WHERE customer_id IS NOT NULL;
CREATE INDEX invoices_by_buyer ON invoices (customer_key, updated_at)
  WHERE customer_id IS NULL AND deleted_at IS NULL AND sample = 0;
INSERT INTO customers VALUES ('20000000-0000-4000-8000-000000000001', 2, '2026-10-05T09:00:00.000Z', NULL, NULL, '{"name":"Żółw & Söhne","address":["1 Example Street","Exampletown"],"country":"PL","currency":"EUR","payment_days":30,"tax_rate":"23"}', 'żółw & söhne', 'zolw & sohne', 'zolw & sohne
1 example street
exampletown', NULL);
INSERT INTO customers VALUES ('20000000-0000-4000-8000-000000000002', 1, '2026-10-05T09:00:00.000Z', '2026-10-05T09:00:00.000Z', NULL, '{"name":"Example Ltd"}', 'example ltd', 'example ltd', 'example ltd', NULL);
INSERT INTO customers VALUES ('20000000-0000-4000-8000-000000000003', 2, '2026-10-05T09:00:00.000Z', '2026-10-05T09:00:00.000Z', '20000000-0000-4000-8000-000000000001', '{"name":"Zolw"}', 'zolw', 'zolw', 'zolw', NULL);
INSERT INTO items VALUES ('30000000-0000-4000-8000-000000000001', 1, '2026-10-05T09:00:00.000Z', NULL, NULL, '{"code":"B-1","description":"Brand identity\nwith style guide","unit":"h","prices":{"EUR":"80","USD":"90.50"},"tax_rate":"19"}', 'brand identity with style guide', 'brand identity', 'brand identity with style guide
b-1', NULL);
UPDATE invoices SET customer_key = 'żółw & söhne' WHERE id = '00000000-0000-4000-8000-000000000001';
UPDATE invoices SET customer_key = 'example ltd' WHERE id = '00000000-0000-4000-8000-000000000002';
UPDATE invoices SET customer_key = 'example gmbh' WHERE id = '00000000-0000-4000-8000-000000000003';
UPDATE invoices SET customer_key = 'example sas' WHERE id = '00000000-0000-4000-8000-000000000004';
UPDATE invoices SET customer_key = 'beispiel ag' WHERE id = '00000000-0000-4000-8000-000000000005';
UPDATE invoices SET customer_key = 'sample' WHERE id = '00000000-0000-4000-8000-000000000006';
UPDATE invoices SET customer_id = '20000000-0000-4000-8000-000000000001' WHERE id = '00000000-0000-4000-8000-000000000001';
UPDATE customers SET checksum = '412b68ed40bd78e80ccc66f6368caa42dce6be9971f66efa4c51155c112b9f72' WHERE id = '20000000-0000-4000-8000-000000000001';
UPDATE customers SET checksum = 'aa25baab8f2839178ff6133530cd61d90b990ded361917a9d1a93d3e789e3142' WHERE id = '20000000-0000-4000-8000-000000000002';
UPDATE customers SET checksum = 'c66a3981c775a60cd99c1d33b9564f643d43bd4c18b1afaf5d9891c53505c111' WHERE id = '20000000-0000-4000-8000-000000000003';
UPDATE items SET checksum = 'dcf7080fbb480bfc4ff653a6bd7eb3e3c2cb119e736d1907f78166cf625ff886' WHERE id = '30000000-0000-4000-8000-000000000001';

CREATE TABLE payments (
  id         TEXT PRIMARY KEY,
  invoice_id TEXT NOT NULL REFERENCES invoices (id),
  revision   INTEGER NOT NULL,
  updated_at TEXT NOT NULL,
  -- ISO date
  paid_on    TEXT NOT NULL,
  -- exact decimal in the currency of the invoice, negative for a refund
  amount     TEXT NOT NULL,
  note       TEXT NOT NULL,
  created_at TEXT NOT NULL,
  removed_at TEXT,
  checksum   TEXT
) STRICT;
CREATE INDEX payments_by_invoice ON payments (invoice_id);

-- derived from the draft; dates are ISO or empty, sums is JSON
ALTER TABLE invoices ADD COLUMN type TEXT NOT NULL DEFAULT 'invoice';
ALTER TABLE invoices ADD COLUMN issue_date TEXT NOT NULL DEFAULT '';
ALTER TABLE invoices ADD COLUMN due_date TEXT NOT NULL DEFAULT '';
ALTER TABLE invoices ADD COLUMN sums TEXT;
ALTER TABLE invoices ADD COLUMN number_sort TEXT NOT NULL DEFAULT '';
ALTER TABLE invoices ADD COLUMN customer_sort TEXT NOT NULL DEFAULT '';
-- of a credit note: the invoice that it credits
ALTER TABLE invoices ADD COLUMN credits_id TEXT;
-- of an invoice: the quote from which it was made
ALTER TABLE invoices ADD COLUMN created_from TEXT;
-- of a quote
ALTER TABLE invoices ADD COLUMN accepted_at TEXT;
ALTER TABLE invoices ADD COLUMN schedule_id TEXT;
ALTER TABLE invoices ADD COLUMN schedule_period TEXT;
-- status without what depends on today, derived from submission, payments and credit notes; see standings.ts
ALTER TABLE invoices ADD COLUMN phase TEXT NOT NULL DEFAULT 'draft';
ALTER TABLE invoices ADD COLUMN deadline TEXT NOT NULL DEFAULT '';
ALTER TABLE invoices ADD COLUMN paid TEXT NOT NULL DEFAULT '0';
ALTER TABLE invoices ADD COLUMN credited TEXT NOT NULL DEFAULT '0';

-- more columns are covered now; a damaged row stays damaged

UPDATE invoices SET issue_date = '', due_date = '', sums = '{"net":"120.00","gross":"120.00","payable":"120.00","taxes":[]}', number_sort = 'inv-042026-011', customer_sort = 'zolw & sohne', phase = 'draft', deadline = '', paid = '0', credited = '0', search_text = 'inv-2026-0001
żółw & söhne
brand identity
120.00
€120.00', checksum = '83b0db4f9b818dcf81db6ceb6210a52da15a3e3000dc17f5d4833c6c5e1b8504' WHERE id = '00000000-0000-4000-8000-000000000001';
UPDATE invoices SET issue_date = '', due_date = '', sums = '{"net":"120.00","gross":"120.00","payable":"120.00","taxes":[]}', number_sort = 'inv-042026-012', customer_sort = 'example ltd', phase = 'partly_paid', deadline = '', paid = '50.00', credited = '0', search_text = 'inv-2026-0002
example ltd
brand identity
120.00
€120.00', checksum = 'bd91475567614fd6a5b759848be2bc9c91911f65cf9a053e401558d1f77439ba' WHERE id = '00000000-0000-4000-8000-000000000002';
UPDATE invoices SET issue_date = '', due_date = '', sums = '{"net":"120.00","gross":"120.00","payable":"120.00","taxes":[]}', number_sort = 'inv-042026-013', customer_sort = 'example gmbh', phase = 'not_confirmed', deadline = '', paid = '0', credited = '0', search_text = 'inv-2026-0003
example gmbh
brand identity
120.00
€120.00', checksum = '62da3d3f55d804395ab6a0383c2f1bf17337f619bb3bc7c61529dfb7a69d7a49' WHERE id = '00000000-0000-4000-8000-000000000003';
UPDATE invoices SET issue_date = '', due_date = '', sums = '{"net":"120.00","gross":"120.00","payable":"120.00","taxes":[]}', number_sort = 'inv-042026-014', customer_sort = 'example sas', phase = 'waiting', deadline = '', paid = '0', credited = '0', search_text = 'inv-2026-0004
example sas
brand identity
120.00
€120.00', checksum = '77205646d9d00dfddbe693d5da8db218fafaa23bf59d0d4989e9e05695c5772d' WHERE id = '00000000-0000-4000-8000-000000000004';
UPDATE invoices SET issue_date = '', due_date = '', sums = '{"net":"120.00","gross":"120.00","payable":"120.00","taxes":[]}', number_sort = 'inv-042026-015', customer_sort = 'beispiel ag', phase = 'draft', deadline = '', paid = '0', credited = '0', search_text = 'inv-2026-0005
beispiel ag
brand identity
120.00
€120.00', checksum = '174f3ad4d290527c65027e68a4231699d6a42be7734dbb10005febcc7990cf87' WHERE id = '00000000-0000-4000-8000-000000000005';
UPDATE invoices SET issue_date = '', due_date = '', sums = '{"net":"120.00","gross":"120.00","payable":"120.00","taxes":[]}', number_sort = 'inv-042026-016', customer_sort = 'sample', phase = 'draft', deadline = '', paid = '0', credited = '0', search_text = 'inv-2026-0006
sample
brand identity
120.00
€120.00', checksum = 'c202b245d1ab8b66ba95726026de3690ca367a0da2a97940ba580fd51c291e12' WHERE id = '00000000-0000-4000-8000-000000000006';
INSERT INTO payments VALUES ('40000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 1, '2026-10-06T09:00:00.000Z', '2026-10-06', '50.00', 'Bank transfer', '2026-10-06T09:00:00.000Z', NULL, '73f4695e1b1b8fd40ed142688eb5c2d53799cb5c50f5a9037a46c1e32c980177');
INSERT INTO payments VALUES ('40000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000002', 2, '2026-10-06T09:00:00.000Z', '2026-10-06', '20.00', '', '2026-10-06T09:00:00.000Z', '2026-10-06T09:00:00.000Z', 'b3a32a2593f328a97062709616bb202a7f17c431e0d8193a67f29e5518539265');

CREATE UNIQUE INDEX invoices_by_schedule ON invoices (schedule_id, schedule_period) WHERE schedule_id IS NOT NULL;
CREATE INDEX invoices_by_credited ON invoices (credits_id) WHERE credits_id IS NOT NULL;
CREATE INDEX invoices_by_quote ON invoices (created_from) WHERE created_from IS NOT NULL;
CREATE INDEX invoices_ids ON invoices (search_id, id);
-- one for each order of the list; the last columns answer filters without reading the row
DROP INDEX invoices_by_change;
CREATE INDEX invoices_by_change ON invoices (updated_at, search_id, phase, deadline, issue_date)
  WHERE deleted_at IS NULL;
CREATE INDEX invoices_by_number_sort ON invoices (number_sort, search_id, phase, deadline, issue_date)
  WHERE deleted_at IS NULL;
CREATE INDEX invoices_by_customer_sort ON invoices (customer_sort, search_id, phase, deadline, issue_date)
  WHERE deleted_at IS NULL;
CREATE INDEX invoices_by_amount
  ON invoices (coalesce(CAST(payable AS REAL), -9e999), search_id, phase, deadline, issue_date)
  WHERE deleted_at IS NULL;
CREATE INDEX invoices_by_issue ON invoices (issue_date, search_id, phase, deadline) WHERE deleted_at IS NULL;
CREATE INDEX invoices_by_due ON invoices (due_date, search_id, phase, deadline, issue_date)
  WHERE deleted_at IS NULL;

-- queue of the invoices whose phase is derived again before the commit; without OR IGNORE, which an upsert that
-- fires a trigger would override
CREATE TABLE stale_standings (invoice_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TRIGGER standing_of_new AFTER INSERT ON invoices BEGIN
  INSERT INTO stale_standings
    SELECT DISTINCT value FROM json_each(json_array(new.id, new.credits_id, new.created_from))
      WHERE value IS NOT NULL AND value NOT IN (SELECT invoice_id FROM stale_standings);
END;
CREATE TRIGGER standing_of_changed
  AFTER UPDATE OF type, currency, payable, due_date, accepted_at, attempt_id, deleted_at, credits_id, created_from
  ON invoices
  WHEN (old.type, old.currency, old.payable, old.due_date, old.accepted_at, old.attempt_id, old.deleted_at,
    old.credits_id, old.created_from) IS NOT (new.type, new.currency, new.payable, new.due_date, new.accepted_at,
    new.attempt_id, new.deleted_at, new.credits_id, new.created_from)
BEGIN
  INSERT INTO stale_standings
    SELECT DISTINCT value
      FROM json_each(json_array(new.id, old.credits_id, new.credits_id, old.created_from, new.created_from))
      WHERE value IS NOT NULL AND value NOT IN (SELECT invoice_id FROM stale_standings);
END;
CREATE TRIGGER standing_of_attempt AFTER UPDATE OF state, mode ON attempts
  WHEN (old.state, old.mode) IS NOT (new.state, new.mode)
BEGIN
  INSERT INTO stale_standings
    SELECT DISTINCT value
      FROM invoices, json_each(json_array(invoices.id, invoices.credits_id))
      WHERE invoices.id = new.invoice_id AND value IS NOT NULL
        AND value NOT IN (SELECT invoice_id FROM stale_standings);
END;
CREATE TRIGGER standing_of_payment AFTER INSERT ON payments
  WHEN new.invoice_id NOT IN (SELECT invoice_id FROM stale_standings)
BEGIN
  INSERT INTO stale_standings VALUES (new.invoice_id);
END;
CREATE TRIGGER standing_of_changed_payment AFTER UPDATE ON payments
  WHEN new.invoice_id NOT IN (SELECT invoice_id FROM stale_standings)
BEGIN
  INSERT INTO stale_standings VALUES (new.invoice_id);
END;
UPDATE schema_version SET version = 8;
PRAGMA user_version = 8;
CREATE TABLE schedules (
  id         TEXT PRIMARY KEY,
  revision   INTEGER NOT NULL,
  updated_at TEXT NOT NULL,
  schedule   TEXT NOT NULL,
  checksum   TEXT
) STRICT;
INSERT INTO schedules VALUES ('50000000-0000-4000-8000-000000000001', 2, '2026-10-07T09:00:00.000Z', '{"sourceId":"00000000-0000-4000-8000-000000000002","interval":{"every":1,"unit":"month"},"anchor":"2026-10-31","start":"2026-10-31","end":{"kind":"count","count":12},"movesTexts":true,"isPaused":false,"skipped":["2026-11-30"]}', '4b649968e33ef95ffb26d7be1b8ea50b59e900914bf061f8c878fde36032cb3b');
UPDATE invoices SET schedule_id = '50000000-0000-4000-8000-000000000001', schedule_period = '2026-10-31'
  WHERE id = '00000000-0000-4000-8000-000000000001';
-- date of the only payment of an invoice, if it is the whole amount with tax, else 'parts'; see standings.ts
ALTER TABLE invoices ADD COLUMN settled_on TEXT NOT NULL DEFAULT '';
UPDATE invoices SET settled_on = coalesce((
  SELECT CASE WHEN count(*) = 1 AND min(amount) = invoices.sums ->> '$.gross' THEN min(paid_on) ELSE 'parts' END
    FROM payments WHERE invoice_id = invoices.id AND removed_at IS NULL GROUP BY invoice_id), '');

-- sums of reports in minor units, without reading the rows; see report-store.ts
CREATE INDEX invoices_by_rate ON invoices (
  currency, type,
  CASE WHEN length(sums ->> '$.gross') > 13 OR length(sums ->> '$.net') > 13 THEN NULL
    ELSE CASE json_array_length(sums, '$.taxes') WHEN 0 THEN '' WHEN 1 THEN sums ->> '$.taxes[0].rate' END END,
  issue_date,
  CAST(replace(sums ->> '$.net', '.', '') AS INTEGER), CAST(replace(sums ->> '$.gross', '.', '') AS INTEGER),
  phase, deleted_at
) WHERE deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited');
CREATE INDEX invoices_by_settlement ON invoices (
  currency, type,
  CASE WHEN length(sums ->> '$.gross') > 13 OR length(sums ->> '$.net') > 13 THEN NULL
    ELSE CASE json_array_length(sums, '$.taxes') WHEN 0 THEN '' WHEN 1 THEN sums ->> '$.taxes[0].rate' END END,
  settled_on,
  CAST(replace(sums ->> '$.net', '.', '') AS INTEGER), CAST(replace(sums ->> '$.gross', '.', '') AS INTEGER),
  phase, deleted_at
) WHERE settled_on <> '' AND deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited');
CREATE INDEX invoices_by_balance ON invoices (
  currency, issue_date, deadline,
  CASE WHEN max(length(payable), length(paid), length(credited)) > 13 THEN NULL
    ELSE CAST(replace(paid, '.', '') AS INTEGER) END,
  CASE WHEN type <> 'invoice' THEN 0
    ELSE CAST(replace(payable, '.', '') AS INTEGER) - CAST(replace(paid, '.', '') AS INTEGER)
      - CAST(replace(credited, '.', '') AS INTEGER) END,
  phase, deleted_at
) WHERE deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited');
CREATE INDEX invoices_paid_in_parts ON invoices (id) WHERE settled_on = 'parts';
-- derived, for orders and filters of the list: tax rates with a space before and after each; what is owed after
-- payments and credit notes, NULL while nothing can be owed; see standings.ts
ALTER TABLE invoices ADD COLUMN tax_rates TEXT NOT NULL DEFAULT '';
ALTER TABLE invoices ADD COLUMN outstanding TEXT;
ALTER TABLE invoices ADD COLUMN is_owed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE invoices ADD COLUMN is_paid INTEGER NOT NULL DEFAULT 0;
-- dates of the payments, '' without any
ALTER TABLE invoices ADD COLUMN first_paid_on TEXT NOT NULL DEFAULT '';
ALTER TABLE invoices ADD COLUMN last_paid_on TEXT NOT NULL DEFAULT '';
UPDATE invoices SET outstanding = '70.00', is_owed = 1, is_paid = 1, first_paid_on = '2026-10-06', last_paid_on = '2026-10-06' WHERE id = '00000000-0000-4000-8000-000000000002';
-- what reports add row by row, without reading the rows; see report-store.ts
CREATE INDEX invoices_with_several_rates ON invoices (
  issue_date, settled_on, currency, type, sums, phase, deleted_at
) WHERE deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited') AND
  CASE WHEN length(sums ->> '$.gross') > 13 OR length(sums ->> '$.net') > 13 THEN NULL
    ELSE CASE json_array_length(sums, '$.taxes') WHEN 0 THEN '' WHEN 1 THEN sums ->> '$.taxes[0].rate' END END
  IS NULL;
DROP INDEX invoices_paid_in_parts;
CREATE INDEX invoices_paid_in_parts ON invoices (id, issue_date, currency, type, sums, settled_on, phase, deleted_at)
  WHERE settled_on = 'parts' AND deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited');
CREATE INDEX payments_by_date ON payments (invoice_id, paid_on, created_at, amount, removed_at)
  WHERE removed_at IS NULL;

-- buyers are found by words without reading the rows; see customer-invoices.ts
DROP INDEX invoices_by_buyer;
CREATE INDEX invoices_by_buyer ON invoices (
  customer_key, updated_at, customer_sort, customer_id, deleted_at, sample
) WHERE customer_id IS NULL AND deleted_at IS NULL AND sample = 0;

-- one for each order of the list, with all columns of its queries, so that they read no rows
DROP INDEX invoices_ids;
DROP INDEX invoices_by_change;
CREATE INDEX invoices_by_change ON invoices (
  updated_at, search_id, phase, deadline, issue_date, currency, tax_rates, is_owed, is_paid, first_paid_on,
  last_paid_on, id, deleted_at
) WHERE deleted_at IS NULL;
DROP INDEX invoices_by_number_sort;
CREATE INDEX invoices_by_number_sort ON invoices (
  number_sort, search_id, phase, deadline, issue_date, currency, tax_rates, is_owed, is_paid, first_paid_on,
  last_paid_on, id, deleted_at
) WHERE deleted_at IS NULL;
DROP INDEX invoices_by_customer_sort;
CREATE INDEX invoices_by_customer_sort ON invoices (
  customer_sort, search_id, phase, deadline, issue_date, currency, tax_rates, is_owed, is_paid, first_paid_on,
  last_paid_on, id, deleted_at
) WHERE deleted_at IS NULL;
DROP INDEX invoices_by_amount;
CREATE INDEX invoices_by_amount ON invoices (
  coalesce(CAST(payable AS REAL), -9e999), search_id, phase, deadline, issue_date, currency, tax_rates, is_owed,
  is_paid, first_paid_on, last_paid_on, id, deleted_at
) WHERE deleted_at IS NULL;
CREATE INDEX invoices_by_paid ON invoices (
  CASE WHEN outstanding IS NULL THEN -9e999 ELSE CAST(paid AS REAL) END, search_id, phase, deadline, issue_date,
  currency, tax_rates, is_owed, is_paid, first_paid_on, last_paid_on, id, deleted_at
) WHERE deleted_at IS NULL;
CREATE INDEX invoices_by_outstanding ON invoices (
  coalesce(CAST(outstanding AS REAL), -9e999), search_id, phase, deadline, issue_date, currency, tax_rates, is_owed,
  is_paid, first_paid_on, last_paid_on, id, deleted_at
) WHERE deleted_at IS NULL;
DROP INDEX invoices_by_issue;
CREATE INDEX invoices_by_issue ON invoices (
  issue_date, search_id, phase, deadline, currency, tax_rates, is_owed, is_paid, first_paid_on, last_paid_on, id,
  deleted_at
) WHERE deleted_at IS NULL;
DROP INDEX invoices_by_due;
CREATE INDEX invoices_by_due ON invoices (
  due_date, search_id, phase, deadline, issue_date, currency, tax_rates, is_owed, is_paid, first_paid_on,
  last_paid_on, id, deleted_at
) WHERE deleted_at IS NULL;
-- the live submission that the derived columns are of; NULL: the draft; see issued-figures.ts
ALTER TABLE invoices ADD COLUMN figures_of TEXT;
UPDATE invoices SET figures_of = attempt_id WHERE attempt_id IN
  (SELECT id FROM attempts WHERE mode = 'live' AND state IN ('queued', 'sending', 'done', 'unknown'));
DROP TRIGGER standing_of_changed;
CREATE TRIGGER standing_of_changed
  AFTER UPDATE OF type, currency, payable, due_date, accepted_at, attempt_id, deleted_at, credits_id, created_from,
    figures_of
  ON invoices
  WHEN (old.type, old.currency, old.payable, old.due_date, old.accepted_at, old.attempt_id, old.deleted_at,
    old.credits_id, old.created_from, old.figures_of) IS NOT (new.type, new.currency, new.payable, new.due_date,
    new.accepted_at, new.attempt_id, new.deleted_at, new.credits_id, new.created_from, new.figures_of)
BEGIN
  INSERT INTO stale_standings
    SELECT DISTINCT value
      FROM json_each(json_array(new.id, old.credits_id, new.credits_id, old.created_from, new.created_from))
      WHERE value IS NOT NULL AND value NOT IN (SELECT invoice_id FROM stale_standings);
END;

-- JSON; NULL: submitted to a service
ALTER TABLE attempts ADD COLUMN issued_by TEXT;
UPDATE attempts SET checksum = 'aa35170cb81cb74185ca570cc374a63de73074be7742346fdca1937187f4d4b7' WHERE id = '10000000-0000-4000-8000-000000000002';
UPDATE attempts SET checksum = '7e0053d5cdb6aa81a19cb9c1762c0696cb45045e4e72758f1487b01ae21cd12e' WHERE id = '10000000-0000-4000-8000-000000000003';
UPDATE attempts SET checksum = '8a3455426b53daeac50fb1f25d90ed035fa43740807c3ab0cea283f820ecf5c0' WHERE id = '10000000-0000-4000-8000-000000000004';
CREATE TABLE template_files (
  sha256  TEXT PRIMARY KEY,
  content TEXT NOT NULL
) STRICT;
INSERT INTO template_files VALUES ('273a6beaaab933f1b5e827dec3bbc69b4f3138cd17a081a3e0b5eccce4590d13', '{"name":"studio"}');
ALTER TABLE attempts ADD COLUMN template_sha256 TEXT;
CREATE TABLE published_templates (
  connection_id   TEXT NOT NULL,
  key_fingerprint TEXT NOT NULL,
  sha256          TEXT NOT NULL,
  template        TEXT NOT NULL,
  checksum        TEXT,
  PRIMARY KEY (connection_id, key_fingerprint, sha256)
) STRICT;
INSERT INTO published_templates VALUES ('example', 'f', '273a6beaaab933f1b5e827dec3bbc69b4f3138cd17a081a3e0b5eccce4590d13', 'studio@3', '87ffd09b6ed98fe66f762422f3d6a74e808e478985e834e734d07e70d665c63b');
CREATE TABLE emails (
  attempt_id TEXT PRIMARY KEY,
  emailed_at TEXT NOT NULL,
  checksum   TEXT
) STRICT;
INSERT INTO emails VALUES ('10000000-0000-4000-8000-000000000002', '2026-10-05T09:00:00.000Z', '15c57f2b94e557d4fed351bace5606c08ce91fb1570cd19fab82bce0e8177ac7');
ALTER TABLE invoices ADD COLUMN sender TEXT NOT NULL DEFAULT 'first';
CREATE INDEX invoices_by_sender ON invoices (sender);
CREATE INDEX invoices_by_group ON invoices (
  CASE
    WHEN phase IN ('draft', 'rejected', 'test') THEN '4'
    WHEN phase IN ('waiting', 'sending', 'not_confirmed') THEN CASE type WHEN 'quote' THEN '2~' ELSE '3~' END
    WHEN phase = 'accepted' THEN '2~'
    WHEN phase = 'open' THEN '2' ||
      CASE deadline WHEN '' THEN '0' ELSE 99999999 - CAST(replace(deadline, '-', '') AS INTEGER) END
    WHEN phase = 'partly_paid' OR (phase = 'issued' AND outstanding IS NOT NULL) THEN '3' ||
      CASE deadline WHEN '' THEN '0' ELSE 99999999 - CAST(replace(deadline, '-', '') AS INTEGER) END
    ELSE '1' || CASE last_paid_on WHEN '' THEN issue_date ELSE last_paid_on END END,
  search_id, phase, deadline, issue_date, currency, tax_rates, is_owed, is_paid, first_paid_on, last_paid_on, id,
  deleted_at
) WHERE deleted_at IS NULL;
CREATE INDEX invoices_by_sender_order ON invoices ( sender, search_id, phase, deadline, issue_date, currency, tax_rates, is_owed, is_paid, first_paid_on, last_paid_on, id, deleted_at ) WHERE deleted_at IS NULL;
CREATE INDEX invoices_by_buyer_sums ON invoices ( currency, customer_id, CASE WHEN customer_id IS NULL THEN customer_key END, issue_date, deadline, type, CASE WHEN length(sums ->> '$.gross') <= 13 AND length(sums ->> '$.net') <= 13 THEN CAST(replace(sums ->> '$.gross', '.', '') AS INTEGER) END, CASE WHEN max(length(payable), length(paid), length(credited)) > 13 THEN NULL ELSE CAST(replace(paid, '.', '') AS INTEGER) END, CASE WHEN type <> 'invoice' THEN 0 ELSE CAST(replace(payable, '.', '') AS INTEGER) - CAST(replace(paid, '.', '') AS INTEGER) - CAST(replace(credited, '.', '') AS INTEGER) END, customer, phase, deleted_at, sender ) WHERE deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited');
DROP INDEX invoices_by_rate;
CREATE INDEX invoices_by_rate ON invoices ( currency, type, CASE WHEN length(sums ->> '$.gross') > 13 OR length(sums ->> '$.net') > 13 THEN NULL ELSE CASE json_array_length(sums, '$.taxes') WHEN 0 THEN '' WHEN 1 THEN sums ->> '$.taxes[0].rate' END END, issue_date, CAST(replace(sums ->> '$.net', '.', '') AS INTEGER), CAST(replace(sums ->> '$.gross', '.', '') AS INTEGER), phase, deleted_at, sender ) WHERE deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited');
DROP INDEX invoices_by_settlement;
CREATE INDEX invoices_by_settlement ON invoices ( currency, type, CASE WHEN length(sums ->> '$.gross') > 13 OR length(sums ->> '$.net') > 13 THEN NULL ELSE CASE json_array_length(sums, '$.taxes') WHEN 0 THEN '' WHEN 1 THEN sums ->> '$.taxes[0].rate' END END, settled_on, CAST(replace(sums ->> '$.net', '.', '') AS INTEGER), CAST(replace(sums ->> '$.gross', '.', '') AS INTEGER), phase, deleted_at, sender ) WHERE settled_on <> '' AND deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited');
DROP INDEX invoices_by_balance;
CREATE INDEX invoices_by_balance ON invoices ( currency, issue_date, deadline, CASE WHEN max(length(payable), length(paid), length(credited)) > 13 THEN NULL ELSE CAST(replace(paid, '.', '') AS INTEGER) END, CASE WHEN type <> 'invoice' THEN 0 ELSE CAST(replace(payable, '.', '') AS INTEGER) - CAST(replace(paid, '.', '') AS INTEGER) - CAST(replace(credited, '.', '') AS INTEGER) END, phase, deleted_at, sender ) WHERE deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited');
DROP INDEX invoices_with_several_rates;
CREATE INDEX invoices_with_several_rates ON invoices ( issue_date, settled_on, currency, type, sums, phase, deleted_at, sender ) WHERE deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited') AND CASE WHEN length(sums ->> '$.gross') > 13 OR length(sums ->> '$.net') > 13 THEN NULL ELSE CASE json_array_length(sums, '$.taxes') WHEN 0 THEN '' WHEN 1 THEN sums ->> '$.taxes[0].rate' END END IS NULL;
DROP INDEX invoices_paid_in_parts;
CREATE INDEX invoices_paid_in_parts ON invoices (id, issue_date, currency, type, sums, settled_on, phase, deleted_at, sender) WHERE settled_on = 'parts' AND deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited');
UPDATE schema_version SET version = 18;
PRAGMA user_version = 18;

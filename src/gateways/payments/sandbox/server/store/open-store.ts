import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type Store = DatabaseSync

/** The provider's own database. What was answered is on the disk before: WAL with synchronous=FULL. */
export const openStore = (dataDir: string): Store => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const store = new DatabaseSync(join(dataDir, 'sandbox.sqlite'))
  store.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA busy_timeout=5000; PRAGMA foreign_keys=ON',
  )
  store.exec(SCHEMA)
  addMissingColumns(store)
  // A call that was interrupted by a kill did not commit its work: its key is unused again.
  store.exec("DELETE FROM idempotency WHERE state = 'running'")
  return store
}

/** Runs `work` in one transaction. Statements are synchronous, so nothing else of this process comes between. */
export const inTransaction = <T>({ store, work }: { store: Store; work: () => T }): T => {
  store.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    store.exec('COMMIT')
    return result
  } catch (error) {
    if (store.isTransaction) store.exec('ROLLBACK')
    throw error
  }
}

/** A store of an earlier version keeps its data: columns that it lacks are added. */
const addMissingColumns = (store: Store) => {
  const column = store.prepare("SELECT 1 FROM pragma_table_info('refunds') WHERE name = ?")
  if (!column.get('refund_id')) store.exec('ALTER TABLE refunds ADD COLUMN refund_id TEXT')
  if (!column.get('failed_ms')) store.exec('ALTER TABLE refunds ADD COLUMN failed_ms INTEGER')
  for (const table of ['challenges', 'subscriptions'])
    if (!store.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, 'expires'))
      store.exec(`ALTER TABLE ${table} ADD COLUMN expires TEXT`)
  const ofIntents = store.prepare("SELECT 1 FROM pragma_table_info('intents') WHERE name = ?")
  if (!ofIntents.get('plan')) rebuildIntents(store)
}

/** Amounts of 0 were refused by a CHECK, which SQLite changes only with the table. */
const rebuildIntents = (store: Store) => {
  const [, columns = ''] = /intents \(\n([\s\S]*?)\n\) STRICT;/.exec(SCHEMA) ?? []
  store.exec(`PRAGMA foreign_keys=OFF; BEGIN;
    CREATE TABLE intents_new (${columns}) STRICT;
    INSERT INTO intents_new (id, client_secret, order_id, order_number, attempt, amount, currency, description, return_url,
      status, failure_code, declines, created_ms) SELECT id, client_secret, order_id, order_number, attempt, amount, currency,
      description, return_url, status, failure_code, declines, created_ms FROM intents;
    DROP TABLE intents; ALTER TABLE intents_new RENAME TO intents; COMMIT; PRAGMA foreign_keys=ON`)
}

// A card is brand, last four digits, its last month and a keyed fingerprint; number and security code have no column to go to.
const SCHEMA = `
CREATE TABLE IF NOT EXISTS intents (
  id TEXT PRIMARY KEY,
  client_secret TEXT NOT NULL,
  order_id TEXT NOT NULL,
  order_number TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK (amount >= 0),
  currency TEXT NOT NULL,
  description TEXT NOT NULL,
  return_url TEXT,
  status TEXT NOT NULL
    CHECK (status IN ('requires_payment','requires_action','processing','succeeded','failed','canceled')),
  failure_code TEXT,
  declines INTEGER NOT NULL DEFAULT 0,
  created_ms INTEGER NOT NULL,
  -- JSON of what is to begin when it is paid.
  plan TEXT,
  subscription_id TEXT,
  charge INTEGER,
  -- By the clock of its plan.
  plan_at_ms INTEGER,
  retry_ms INTEGER
) STRICT;
CREATE TABLE IF NOT EXISTS charges (
  id TEXT PRIMARY KEY,
  intent_id TEXT NOT NULL UNIQUE REFERENCES intents(id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  brand TEXT NOT NULL,
  last4 TEXT NOT NULL CHECK (length(last4) = 4),
  fingerprint TEXT NOT NULL,
  created_ms INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS refunds (
  id TEXT PRIMARY KEY,
  intent_id TEXT NOT NULL REFERENCES intents(id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  created_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS refunds_intent ON refunds(intent_id);
CREATE TABLE IF NOT EXISTS disputes (
  id TEXT PRIMARY KEY,
  intent_id TEXT NOT NULL REFERENCES intents(id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  status TEXT NOT NULL CHECK (status IN ('open','won','lost')),
  created_ms INTEGER NOT NULL,
  closed_ms INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS disputes_intent ON disputes(intent_id);
CREATE TABLE IF NOT EXISTS challenges (
  id TEXT PRIMARY KEY,
  intent_id TEXT NOT NULL REFERENCES intents(id),
  state TEXT NOT NULL CHECK (state IN ('open','approved','refused','superseded')),
  brand TEXT NOT NULL,
  last4 TEXT NOT NULL CHECK (length(last4) = 4),
  fingerprint TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  expires TEXT
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS challenges_open ON challenges(intent_id) WHERE state = 'open';
CREATE TABLE IF NOT EXISTS events (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL,
  intent_id TEXT NOT NULL REFERENCES intents(id),
  created_ms INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending','delivered','dropped','gave_up')),
  copies INTEGER NOT NULL DEFAULT 1,
  tries INTEGER NOT NULL DEFAULT 0,
  next_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS events_due ON events(next_ms) WHERE state = 'pending';
CREATE TABLE IF NOT EXISTS subscriptions (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL UNIQUE,
  order_number TEXT NOT NULL,
  description TEXT NOT NULL,
  -- JSON: PlanTerms and SubscriptionState of domain/subscriptions.
  terms TEXT NOT NULL,
  state TEXT NOT NULL,
  brand TEXT NOT NULL,
  last4 TEXT NOT NULL CHECK (length(last4) = 4),
  fingerprint TEXT NOT NULL,
  card TEXT NOT NULL CHECK (card IN ('works','declines','lost')),
  ahead_ms INTEGER NOT NULL DEFAULT 0,
  due_ms INTEGER,
  stopped INTEGER NOT NULL DEFAULT 0,
  -- Of the card: YYYY-MM.
  expires TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS subscriptions_due ON subscriptions(due_ms) WHERE due_ms IS NOT NULL;
CREATE TABLE IF NOT EXISTS idempotency (
  key TEXT PRIMARY KEY,
  request_hash TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('running','done')),
  status INTEGER,
  body TEXT,
  created_ms INTEGER NOT NULL
) STRICT;
`

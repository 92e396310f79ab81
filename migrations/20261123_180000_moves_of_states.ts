import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Whoever sets a status past services/orders/move-order.ts and services/payments/move-attempt.ts can do it only as the
// machines would. The pairs are ORDER_MOVES and ATTEMPT_MOVES of domain/orders; a test compares them.

export const MOVES = {
  orders: `
    created: expired paid partially_refunded disputed refunded lost
    expired: paid partially_refunded disputed refunded lost
    paid: partially_refunded disputed refunded lost
    partially_refunded: paid disputed refunded lost
    disputed: paid partially_refunded refunded lost
    refunded: paid partially_refunded disputed lost
    lost: paid partially_refunded disputed refunded
  `,
  payment_attempts: `
    created: open processing unknown failed canceled succeeded
    open: processing unknown failed canceled succeeded
    processing: failed canceled succeeded
    unknown: open processing failed canceled succeeded
    failed: canceled succeeded
    canceled: succeeded
    expired: failed canceled succeeded
  `,
}

/** `a: b c` as `a>b`, `a>c`. */
export const pairsOf = (lines: string): string[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [from = '', to = ''] = line.trim().split(': ')
      return to.split(' ').map((one) => `${from}>${one}`)
    })

const guard = ([table, lines]: [string, string]): string => `
  CREATE TRIGGER "${table}_moves" BEFORE UPDATE OF "status" ON "${table}"
    FOR EACH ROW WHEN (OLD."status" IS DISTINCT FROM NEW."status")
    EXECUTE FUNCTION refuse_unknown_move(${pairsOf(lines)
      .map((pair) => `'${pair}'`)
      .join(', ')});`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      CREATE FUNCTION refuse_unknown_move() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT (OLD."status"::text || '>' || NEW."status"::text = ANY (TG_ARGV)) THEN
          RAISE EXCEPTION '% %: no event leads from % to %', TG_TABLE_NAME, OLD."id", OLD."status", NEW."status"
            USING ERRCODE = 'check_violation';
        END IF;
        RETURN NEW;
      END $$;
      ${Object.entries(MOVES).map(guard).join('')}
    `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      ${Object.keys(MOVES)
        .map((table) => `DROP TRIGGER "${table}_moves" ON "${table}";`)
        .join('\n')}
      DROP FUNCTION refuse_unknown_move();
    `),
  )
}

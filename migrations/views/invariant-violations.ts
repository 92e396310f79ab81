import { sql } from '@payloadcms/db-postgres'

// What must never be seen in the books, one line a kind. Empty, or somebody looks: the worker reads it every minute, the
// tests at the end of every file. `ref` is what a person would search for.
//
// The definition is only here. The newest migration that changed it creates it, and no older one does: a database gets it
// at the same point of its history, whichever migrations it began with. To change it: edit it here, make a migration that
// executes CREATE_INVARIANT_VIOLATIONS, and take that statement out of the migration that had it
// (tests/unit/operation/migrations.test.ts). A migration that changes the type of a column named here (Payload does so when
// a select loses an option) executes DROP_INVARIANT_VIOLATIONS first and creates it anew at its end.

export const DROP_INVARIANT_VIOLATIONS = sql`DROP VIEW IF EXISTS "invariant_violations";`

export const CREATE_INVARIANT_VIOLATIONS = sql`
DROP VIEW IF EXISTS "invariant_violations";
CREATE VIEW "invariant_violations" ("invariant", "ref", "detail") AS
WITH
  -- The order statuses in which the buyer holds what was sold (domain/orders GRANTING_STATUSES).
  "granting" ("status") AS (VALUES ('paid'), ('partially_refunded'), ('disputed')),
  "money" AS (
    SELECT "order_id",
      coalesce(sum("amount") FILTER (WHERE "kind" = 'charge'), 0) AS "charged",
      -- What came back of it is not refunded. (As text: the value is new in this very transaction.)
      coalesce(sum("amount") FILTER (WHERE "kind" = 'refund'), 0)
        - coalesce(sum("amount") FILTER (WHERE "kind"::text = 'refund_failed'), 0) AS "refunded",
      coalesce(sum("amount") FILTER (WHERE "kind" = 'dispute'), 0)
        - coalesce(sum("amount") FILTER (WHERE "kind" = 'dispute_won'), 0) AS "withheld",
      -- What an appeal won is not lost.
      coalesce(sum("amount") FILTER (WHERE "kind" = 'dispute_lost' AND NOT EXISTS (SELECT FROM "ledger_entries" w
        WHERE w."provider" = l."provider" AND w."kind" = 'dispute_won' AND w."provider_ref" = l."provider_ref")), 0) AS "lost",
      max("created_at") FILTER (WHERE "kind" = 'charge') AS "last_charge"
    FROM "ledger_entries" l GROUP BY "order_id"
  ),
  "books" AS (
    SELECT o."id", o."number", o."status", o."sitting_id", o."customer_id", o."sku_id", o."tier", o."parts", o."total", o."paid_at",
      o."status"::text IN (SELECT "status" FROM "granting") AS "grants",
      coalesce(m."charged", 0) AS "charged", coalesce(m."refunded", 0) AS "refunded",
      coalesce(m."withheld", 0) AS "withheld", coalesce(m."lost", 0) AS "lost", m."last_charge"
    FROM "orders" o LEFT JOIN "money" m ON m."order_id" = o."id"
  ),
  "receipts" AS (
    -- A copy that its buyer asked for is no receipt of its own, but one that was sent will do.
    SELECT coalesce("params"->>'orderId', "params"->>'copyOf') AS "order_id",
      count(*) FILTER (WHERE "params"->>'orderId' IS NOT NULL) AS "mails",
      count(*) FILTER (WHERE "status" IN ('sent', 'kept')) AS "done",
      min("created_at") FILTER (WHERE "params"->>'orderId' IS NOT NULL) AS "since"
    FROM "mails" WHERE "template" = 'report_ready' GROUP BY 1
  )

-- I1, I4: paid if and only if exactly one entitlement is open for what was sold
SELECT 'paid_without_entitlement', b."number", b."status"::text || ', entitlements: ' || count(e."id")
  FROM "books" b
  LEFT JOIN "entitlements" e ON e."order_id" = b."id" AND e."sku_id" = b."sku_id" AND e."revoked_at" IS NULL
  -- What a refund closed and came back is closed until a person has decided.
  WHERE b."grants" AND NOT EXISTS (SELECT FROM "anomalies" n
    WHERE n."kind" = 'refund_failed' AND n."order_id" = b."id" AND n."resolved_at" IS NULL)
  GROUP BY b."number", b."status" HAVING count(e."id") <> 1
UNION ALL
SELECT 'entitlement_without_payment', coalesce(b."number", e."id"::text), coalesce(b."status"::text, 'no order')
  FROM "entitlements" e LEFT JOIN "books" b ON b."id" = e."order_id"
  WHERE e."revoked_at" IS NULL AND b."grants" IS NOT TRUE
UNION ALL
SELECT 'entitlement_unlike_its_order', o."number", 'entitlement ' || e."id"
  FROM "entitlements" e JOIN "orders" o ON o."id" = e."order_id"
  WHERE (e."sitting_id", e."customer_id", e."sku_id", e."tier", e."parts")
    IS DISTINCT FROM (o."sitting_id", o."customer_id", o."sku_id", o."tier", o."parts")
UNION ALL
SELECT 'sold_twice', coalesce(s."number", c."number"), string_agg(b."tier" || ' by ' || b."number", ', ' ORDER BY b."number")
  FROM "books" b LEFT JOIN "sittings" s ON s."id" = b."sitting_id" LEFT JOIN "customers" c ON c."id" = b."customer_id"
  -- Orders before it sold all of its parts (domain/catalog isOwned). It is given back at once; until then all stand.
  -- A plan is paid anew each period.
  WHERE b."grants" AND b."tier"::text <> 'plan' AND coalesce(b."last_charge", '-infinity') < now() - interval '60 seconds'
    AND coalesce(b."sitting_id", b."customer_id") IN (SELECT coalesce("sitting_id", "customer_id") FROM "books"
      WHERE "grants" GROUP BY 1 HAVING count(*) > 1)
    AND NOT EXISTS (SELECT FROM jsonb_array_elements_text(b."parts") part ("name")
      WHERE NOT EXISTS (SELECT FROM "orders" e
        WHERE (e."sitting_id" = b."sitting_id" OR e."customer_id" = b."customer_id")
          AND e."status"::text IN (SELECT "status" FROM "granting")
          AND (e."paid_at", e."id") < (b."paid_at", b."id") AND e."parts" ? part."name"))
  GROUP BY 2

-- I2: one charge, net, an order; its state is what its ledger says
UNION ALL
SELECT 'charged_more_than_price', "number", ("charged" - "refunded" - "withheld") || ' of ' || "total"
  FROM "books"
  WHERE "charged" - "refunded" - "withheld" > "total" AND "last_charge" < now() - interval '60 seconds'
UNION ALL
SELECT 'refunded_more_than_charged', "number", "refunded" || ' of ' || "charged"
  FROM "books" WHERE "refunded" > "charged"
UNION ALL
SELECT 'state_unlike_its_ledger', "number", "status" || ', charged ' || "charged" || ', refunded ' || "refunded"
  FROM "books" WHERE CASE
    WHEN "charged" = 0 THEN "status" NOT IN ('created', 'expired')
      AND NOT ("status" = 'paid' AND "total" = 0 AND "paid_at" IS NOT NULL)
    -- What the sums mean (domain/orders, the order's machine).
    ELSE "paid_at" IS NULL OR "status"::text IS DISTINCT FROM CASE
      WHEN "charged" <= "refunded" THEN 'refunded'
      WHEN "charged" - "refunded" - "withheld" >= "total" THEN 'paid'
      WHEN "withheld" > "lost" AND "withheld" > 0 THEN 'disputed'
      WHEN "withheld" > 0 THEN 'lost'
      WHEN "refunded" > 0 THEN 'partially_refunded'
    END
  END

-- I3: every charge has its order and its attempt, every success its charge
UNION ALL
SELECT 'ledger_without_order', l."provider" || ':' || l."provider_ref", l."kind"::text
  FROM "ledger_entries" l LEFT JOIN "orders" o ON o."id" = l."order_id" WHERE o."id" IS NULL
UNION ALL
SELECT 'ledger_in_another_currency', o."number", l."currency" || ' for ' || o."currency"
  FROM "ledger_entries" l JOIN "orders" o ON o."id" = l."order_id" WHERE l."currency" <> o."currency"
UNION ALL
SELECT 'charge_without_success', o."number", l."provider" || ':' || l."provider_ref"
  FROM "ledger_entries" l JOIN "orders" o ON o."id" = l."order_id"
  WHERE l."kind" = 'charge' AND NOT EXISTS (SELECT FROM "payment_attempts" a
    WHERE a."order_id" = o."id" AND a."provider" = l."provider" AND a."status" = 'succeeded')
UNION ALL
SELECT 'success_without_charge', o."number", a."provider" || ':' || coalesce(a."intent_id", 'no intent')
  FROM "payment_attempts" a JOIN "orders" o ON o."id" = a."order_id"
  -- Of a free trial only the card is kept.
  WHERE a."status" = 'succeeded' AND o."total" > 0 AND NOT EXISTS (SELECT FROM "ledger_entries" l
    WHERE l."order_id" = o."id" AND l."provider" = a."provider" AND l."kind" = 'charge')
UNION ALL
-- What we heard when we asked about it, whatever the event is called and names. What was refused is told as such.
SELECT DISTINCT 'success_told_but_not_booked', o."number", v."provider" || ':' || v."told_intent"
  FROM "provider_events" v
  JOIN "payment_attempts" a ON a."provider" = v."provider" AND a."intent_id" = v."told_intent"
  JOIN "orders" o ON o."id" = a."order_id"
  WHERE v."told_status" = 'succeeded' AND v."created_at" < now() - interval '15 minutes'
    AND a."status" <> 'succeeded' AND NOT EXISTS (SELECT FROM "anomalies" n
      WHERE n."order_id" = o."id" AND n."ref" = v."provider" || ':' || v."told_intent")

-- I12: no charge after the end, one plan a person, and a paid plan has begun
UNION ALL
SELECT 'plan_charged_after_its_end', o."number", s."number" || ' ended ' || s."ends_at"
  FROM "orders" o JOIN "subscriptions" s ON s."id" = o."subscription_id"
  WHERE s."ends_at" IS NOT NULL AND o."period_start" >= s."ends_at" AND o."status" IN ('paid', 'partially_refunded')
    AND o."paid_at" < now() - interval '1 day'
UNION ALL
SELECT 'plan_paid_and_not_begun', o."number", o."status"::text
  FROM "orders" o
  WHERE o."tier"::text = 'plan' AND o."subscription_id" IS NULL AND o."status" = 'paid' AND o."paid_at" < now() - interval '15 minutes'
    AND NOT EXISTS (SELECT FROM "anomalies" n WHERE n."order_id" = o."id" AND n."kind" IN ('bought_twice', 'plan_billed_otherwise'))

-- I5: the price is the quote that was pinned, and what is asked for is the price
UNION ALL
SELECT 'price_unlike_its_quote', o."number", o."total" || ' ' || o."currency" || ' of ' || o."list"
  FROM "orders" o LEFT JOIN "sittings" s ON s."id" = o."sitting_id"
  WHERE o."total" <> o."list" - coalesce((SELECT sum((d->>'amount')::numeric)
      FROM jsonb_array_elements(coalesce(o."discounts", '[]')) d), 0)
    OR (o."promo_id" IS NOT NULL AND NOT coalesce(o."discounts", '[]') @> '[{"kind": "promo"}]')
    -- A sitting pins the prices of its exam when it begins; what a customer buys beside one is priced as it is ordered.
    OR (s."id" IS NOT NULL AND NOT EXISTS (SELECT FROM jsonb_array_elements(s."price_list") p, jsonb_array_elements(p->'prices') price
      WHERE p->>'skuId' = o."sku_id"::text AND price->>'currency' = o."currency"
        AND (price->>'amount')::numeric = o."list"))
UNION ALL
SELECT 'attempt_for_another_amount', o."number", a."amount" || ' ' || a."currency" || ', attempt ' || a."attempt"
  FROM "payment_attempts" a JOIN "orders" o ON o."id" = a."order_id"
  WHERE (a."amount", a."currency") IS DISTINCT FROM (o."total", o."currency")
UNION ALL
SELECT 'two_live_attempts', o."number", string_agg(a."provider" || ' ' || a."attempt", ', ' ORDER BY a."attempt")
  FROM "payment_attempts" a JOIN "orders" o ON o."id" = a."order_id"
  WHERE a."status" IN ('open', 'processing', 'unknown') GROUP BY o."number" HAVING count(*) > 1

-- I6, I7, I8: nothing told or owed lies about
UNION ALL
SELECT 'event_not_worked_off', "provider" || ':' || "event_id", "state" || coalesce(': ' || "outcome", '')
  FROM "provider_events" WHERE "state" <> 'applied' AND "created_at" < now() - interval '15 minutes'
UNION ALL
SELECT 'receipts_not_one', b."number", 'mails: ' || coalesce(r."mails", 0)
  FROM "books" b LEFT JOIN "receipts" r ON r."order_id" = b."id"::text
  WHERE coalesce(r."mails", 0) > 1 OR (b."grants" AND coalesce(r."mails", 0) = 0)
UNION ALL
SELECT 'receipt_not_sent', b."number", 'since ' || r."since"
  FROM "books" b JOIN "receipts" r ON r."order_id" = b."id"::text
  WHERE b."grants" AND r."done" = 0 AND r."since" < now() - interval '15 minutes'
UNION ALL
SELECT 'attempt_unknown_for_a_day', o."number", a."provider" || ' ' || a."attempt"
  FROM "payment_attempts" a JOIN "orders" o ON o."id" = a."order_id"
  WHERE a."status" = 'unknown' AND a."created_at" < now() - interval '24 hours'

UNION ALL
SELECT 'refund_not_made', coalesce(o."number", r."provider" || ':' || r."intent_id"), r."reason" || ', ' || r."status"
  FROM "refunds" r LEFT JOIN "orders" o ON o."id" = r."order_id"
  WHERE (r."status" IN ('wanted', 'unknown') AND r."created_at" < now() - interval '15 minutes')
    -- A bank takes ten working days at most.
    OR (r."status" = 'pending' AND r."created_at" < now() - interval '16 days')
UNION ALL
SELECT 'refund_unlike_its_ledger', o."number", r."provider" || ':' || coalesce(r."provider_ref", 'no reference')
  FROM "refunds" r JOIN "orders" o ON o."id" = r."order_id"
  WHERE r."status" = 'made' AND NOT EXISTS (SELECT FROM "ledger_entries" l
    WHERE l."order_id" = r."order_id" AND l."kind" = 'refund' AND l."provider" = r."provider"
      AND l."provider_ref" = r."provider_ref" AND l."amount" = r."amount")

-- I9: a promo code is used as often as it may be
UNION ALL
SELECT 'promo_oversold', p."code", count(*) || ' of ' || p."max_uses"
  FROM "promo_codes" p JOIN "orders" o ON o."promo_id" = p."id" AND o."status" <> 'expired'
    AND NOT EXISTS (SELECT FROM "anomalies" n WHERE n."kind" = 'paid_after_expiry' AND n."order_id" = o."id")
  WHERE p."max_uses" IS NOT NULL GROUP BY p."code", p."max_uses", p."limit_lowered_at"
  -- An editor may lower the limit below what was used; and money may come after its time (an anomaly of its own).
  HAVING count(*) > p."max_uses" AND max(o."created_at") > coalesce(p."limit_lowered_at", '-infinity')

-- I11: what is finished has a report, and what is paid a valid one
UNION ALL
SELECT 'finished_without_report', s."number", s."state"::text
  FROM "sittings" s LEFT JOIN "reports" r ON r."sitting_id" = s."id"
  WHERE s."state" IN ('valid', 'abnormal') AND s."erased_at" IS NULL AND r."id" IS NULL
UNION ALL
SELECT 'paid_without_valid_report', b."number", 'sitting is ' || s."state"
  FROM "books" b JOIN "sittings" s ON s."id" = b."sitting_id"
  WHERE b."grants" AND s."state" <> 'valid';
`

import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  type CheckoutPolicy,
  isWholePolicy,
  type PolicyBox,
  type PolicyTexts,
  policyFor,
} from '@/domain/catalog/checkout-policy'
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale/locales'
import type { Deps } from '../deps'

/** The policy as it stands in the CMS, and when it was last changed: a consent names that version. */
export type StoredPolicy = CheckoutPolicy & { name: string; version: string }

/** What a country's law asks of the buy box, in a language. Of two rules that ask for as much, the older one holds. */
export const readPolicy = async (
  { payload }: Pick<Deps, 'payload'>,
  { country, locale }: { country: string; locale: Locale },
): Promise<StoredPolicy | null> => {
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    with places as (
      select r.parent_id as id, json_agg(c.code) as codes from countries c
      join checkout_policies_rels r on r.countries_id = c.id and r.path = 'countries' group by 1),
    words as (
      select t._parent_id as id, max(t.button) filter (where t._locale::text = ${locale}) as own_button,
        max(t.button) filter (where t._locale::text = ${DEFAULT_LOCALE}) as main_button,
        max(t.note) filter (where t._locale::text = ${locale}) as own_note,
        max(t.note) filter (where t._locale::text = ${DEFAULT_LOCALE}) as main_note,
        count(*) filter (where t.button ~ '\\S') as buttons, count(*) filter (where t.note ~ '\\S') as notes
      from checkout_policies_locales t group by 1),
    labels as (
      select l._parent_id as id, max(l.label) filter (where l._locale::text = ${locale}) as own,
        max(l.label) filter (where l._locale::text = ${DEFAULT_LOCALE}) as main,
        count(*) filter (where l.label ~ '\\S') as written
      from checkout_policies_boxes_locales l group by 1),
    boxes as (
      select b._parent_id as id, json_agg(json_build_object('kind', b.kind, 'label', coalesce(l.own, l.main, ''))
        order by b._order) as boxes, json_agg(coalesce(l.written, 0)) as written
      from checkout_policies_boxes b left join labels l on l.id = b.id group by 1)
    select p.id, p.name, p.withdrawal_days::int as "withdrawalDays", p.minimum_age::int as "minimumAge",
      p.updated_at as "updatedAt",
      coalesce(w.own_button, w.main_button, '') as button, coalesce(w.own_note, w.main_note) as note,
      coalesce(c.codes, '[]') as countries, coalesce(b.boxes, '[]') as boxes,
      json_build_object('buttons', coalesce(w.buttons, 0), 'notes', coalesce(w.notes, 0),
        'labels', coalesce(b.written, '[]')) as texts
    from checkout_policies p
    left join words w on w.id = p.id left join places c on c.id = p.id left join boxes b on b.id = p.id
    order by p.created_at, p.id`)
  const inForce = rows.filter(({ texts }) => isWholePolicy(texts))
  const policies = inForce.map(({ updatedAt, texts: _, ...policy }) => ({
    ...policy,
    version: new Date(updatedAt).toISOString(),
  }))
  return policyFor({ policies, country })
}

type Row = {
  id: string
  name: string
  withdrawalDays: number
  minimumAge: number
  updatedAt: string
  button: string
  note: string | null
  countries: string[]
  boxes: { kind: PolicyBox; label: string }[]
  texts: PolicyTexts
}

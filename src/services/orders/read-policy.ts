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
    select p.id, p.name, p.withdrawal_days::int as "withdrawalDays", p.minimum_age::int as "minimumAge",
      p.updated_at as "updatedAt",
      coalesce(own.button, main.button, '') as button, coalesce(own.note, main.note) as note,
      coalesce((select json_agg(c.code) from checkout_policies_rels r join countries c on c.id = r.countries_id
        where r.parent_id = p.id and r.path = 'countries'), '[]') as countries,
      coalesce((select json_agg(json_build_object('kind', b.kind, 'label', coalesce(bo.label, bm.label, '')) order by b._order)
        from checkout_policies_boxes b
        left join checkout_policies_boxes_locales bo on bo._parent_id = b.id and bo._locale::text = ${locale}
        left join checkout_policies_boxes_locales bm on bm._parent_id = b.id and bm._locale::text = ${DEFAULT_LOCALE}
        where b._parent_id = p.id), '[]') as boxes,
      (select json_build_object('buttons', count(*) filter (where t.button ~ '\\S'),
        'notes', count(*) filter (where t.note ~ '\\S'), 'labels', (select coalesce(json_agg((select count(*)
          from checkout_policies_boxes_locales l where l._parent_id = b.id and l.label ~ '\\S')), '[]')
          from checkout_policies_boxes b where b._parent_id = p.id))
        from checkout_policies_locales t where t._parent_id = p.id) as texts
    from checkout_policies p
    left join checkout_policies_locales own on own._parent_id = p.id and own._locale::text = ${locale}
    left join checkout_policies_locales main on main._parent_id = p.id and main._locale::text = ${DEFAULT_LOCALE}
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

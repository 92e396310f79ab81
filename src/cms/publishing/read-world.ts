import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { isWholePolicy, type PolicyTexts } from '@/domain/catalog/checkout-policy'
import { LOCALES } from '@/domain/locale/locales'
import type { Kind, Thing, World } from '@/domain/publishing/world'
import { usablePairs } from '../admin/gateways/usable-pairs'
import { handleOf } from '../hooks/handle-of'

/**
 * Everything that editors own as this request's transaction sees it, without its words: a few hundred rows. Of the
 * records that name them only whether there are any.
 */
export const readWorld = async (req: PayloadRequest): Promise<World> => {
  const db = await handleOf(req)
  const { rows } = await db.execute<Row>(THINGS)
  const usable = usablePairs()
  return rows.map(
    ({ kind, id, published, refs, facts }): Thing => ({
      kind,
      id,
      published,
      refs: Object.fromEntries(Object.entries(refs).map(([field, value]) => [field, [value ?? []].flat()])),
      facts: factsOf({ kind, facts, usable }),
    }),
  )
}

/** What the database does not know, and what of its counts the rules want to know. */
const factsOf = ({ kind, facts, usable }: { kind: Kind; facts: Thing['facts']; usable: string[] }) => {
  if (kind === 'storefronts') return { ...facts, usableMethods: usable }
  if (kind === 'checkout-policies') return { whole: isWholePolicy(facts.texts as PolicyTexts) }
  return facts
}

/**
 * One change of what is public at a time: two that each look harmless (a theme goes offline while a page puts it on)
 * would together break a page. Locked until the transaction ends; asked for before anything is written, so that nobody
 * waits for it with rows in hand.
 */
export const takePublishingTurn = async (req: PayloadRequest): Promise<void> => {
  const db = await handleOf(req)
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('publishing'))`)
}

type Row = {
  kind: Kind
  id: string
  published: boolean
  refs: Record<string, string | string[] | null>
  facts: Record<string, unknown>
}

const THINGS = sql`
  select 'site-settings' as kind, id::text as id, true as published, jsonb_build_object(
      'defaultStorefront', default_storefront_id, 'defaultExam', default_exam_id) as refs, '{}'::jsonb as facts
    from site_settings
  union all select 'storefronts', s.id::text, s._status = 'published', jsonb_build_object(
      'defaultLanding', default_landing_id, 'logo', logo_id, 'footerLogo', footer_logo_id,
      'countries', (select jsonb_agg(distinct r.countries_id) from storefronts_rels r
        where r.parent_id = s.id and r.countries_id is not null)),
      jsonb_build_object('code', code, 'paymentMethods', (select jsonb_agg(jsonb_build_object(
        'gateway', m.gateway, 'method', m.method, 'countries', (select jsonb_agg(r.countries_id) from storefronts_rels r
          where r.parent_id = s.id and r.path = 'paymentMethods.' || (m._order - 1) || '.countries')))
        from storefronts_payment_methods m where m._parent_id = s.id)) from storefronts s
  union all select 'landing-pages', id::text, _status = 'published', jsonb_build_object(
      'storefront', storefront_id, 'exam', exam_id, 'theme', theme_id), jsonb_build_object('variant', variant)
    from landing_pages
  union all select 'landing-themes', id::text, _status = 'published', jsonb_build_object(
      'logo', logo_id, 'footerLogo', footer_logo_id, 'hero', hero_id), '{}' from landing_themes
  union all select 'exams', id::text, _status = 'published', '{}',
      jsonb_build_object('number', number, 'kind', kind) from exams
  union all select 'questions', id::text, _status = 'published', jsonb_build_object('exam', exam_id),
      jsonb_build_object('part', part, 'level', level, 'position', position) from questions
  union all select 'protocols', id::text, _status = 'published', jsonb_build_object('storefront', storefront_id),
      jsonb_build_object('linkCode', link_code) from protocols
  union all select 'skus', s.id::text, s._status = 'published', jsonb_build_object('exam', exam_id),
      jsonb_build_object('active', coalesce(active, false), 'tier', tier,
        'parts', (select coalesce(jsonb_agg(p.value), '[]') from skus_parts p where p.parent_id = s.id),
        'prices', (select jsonb_agg(jsonb_build_object('currency', p.currency, 'amount', p.amount))
          from skus_prices p where p._parent_id = s.id)) from skus s
  union all select 'packages', id::text, _status = 'published', jsonb_build_object('sku', sku_id), '{}' from packages
  union all select 'promo-codes', p.id::text, true, jsonb_build_object('skus',
      (select jsonb_agg(r.skus_id) from promo_codes_rels r where r.parent_id = p.id and r.path = 'skus')), '{}'
    from promo_codes p
  union all select 'report-parts', id::text, true, jsonb_build_object('logo', logo_id),
      jsonb_build_object('part', part, 'whole', (select count(*) filter (where t.name ~ '\\S' and t.content ~ '\\S')
        = ${LOCALES.length} from report_parts_locales t where t._parent_id = report_parts.id)) from report_parts
  union all select 'countries', id::text, true, '{}', jsonb_build_object('code', code, 'currency', currency)
    from countries
  union all select 'checkout-policies', p.id::text, true, jsonb_build_object('countries',
      (select jsonb_agg(r.countries_id) from checkout_policies_rels r
        where r.parent_id = p.id and r.path = 'countries')), jsonb_build_object('texts', (select json_build_object('buttons', count(*) filter (where t.button ~ '\\S'),
        'notes', count(*) filter (where t.note ~ '\\S'), 'labels', (select coalesce(json_agg((select count(*)
          from checkout_policies_boxes_locales l where l._parent_id = b.id and l.label ~ '\\S')), '[]')
          from checkout_policies_boxes b where b._parent_id = p.id))
        from checkout_policies_locales t where t._parent_id = p.id))
    from checkout_policies p
  union all select 'media', id::text, true, '{}', '{}' from media
  union all select 'presenters', id::text, _status = 'published',
      jsonb_build_object('exam', exam_id, 'img', img_id), '{}' from presenters
  union all select 'reviews', id::text, _status = 'published',
      jsonb_build_object('exam', exam_id, 'headImage', head_image_id), '{}' from reviews
  union all select 'sittings', e.id || ' ' || s.id, true, jsonb_build_object('exam', e.id, 'storefront', s.id), '{}'
    from exams e, storefronts s
    where exists (select 1 from sittings t where t.exam_id = e.id and t.storefront_id = s.id)
  union all select 'orders', s.id::text, true, jsonb_build_object('sku', s.id,
      'package', (select jsonb_agg(p.id) from packages p where p.sku_id = s.id)), '{}'
    from skus s where exists (select 1 from orders o where o.sku_id = s.id)
  union all select 'item-versions', q.id::text, true, jsonb_build_object('question', q.id), '{}'
    from questions q where exists (select 1 from item_versions v where v.question_id = q.id)
  union all select 'contact-messages', s.id::text, true, jsonb_build_object('storefront', s.id), '{}'
    from storefronts s where exists (select 1 from contact_messages m where m.storefront_id = s.id)`

import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/config/env'
import { announce, revalidate } from '@/content/invalidate'
import { REVALIDATE_PATH, type Revalidation } from '@/domain/caches/revalidate-path'
import type { OwnEndpoint } from './own-endpoint'

const body = z.strictObject({
  tags: z
    .array(z.string().regex(/^[a-z-]{1,40}$/))
    .min(1)
    .max(40),
  here: z.literal(true).optional(),
}) satisfies z.ZodType<Revalidation>

/**
 * For this very process, which heard that another one changed something (front/forget-pages.ts), and for workers of an older
 * release, which tell one server and mean all.
 */
export const revalidateEndpoint: OwnEndpoint = {
  path: REVALIDATE_PATH.replace(/^\/api/, ''),
  method: 'post',
  handler: async (req) => {
    const given = Buffer.from(req.headers.get('authorization') ?? '')
    const right = Buffer.from(`Bearer ${env().INTERNAL_TOKEN}`)
    const allowed = given.length === right.length && timingSafeEqual(given, right)
    if (!allowed) return Response.json({ result: 404, message: 'notFound' }, { status: 404 })
    const parsed = body.safeParse(await req.json().catch(() => null))
    if (!parsed.success) return Response.json({ result: 400, message: 'malformed' }, { status: 400 })
    const { tags, here } = parsed.data
    if (!here) await announce(req.payload.db.drizzle, tags)
    await revalidate(tags)
    return Response.json({ result: 200, data: {} })
  },
}

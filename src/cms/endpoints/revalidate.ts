import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/config/env'
import { REVALIDATE_PATH, revalidate } from '@/content/invalidate'
import type { OwnEndpoint } from './own-endpoint'

const body = z.strictObject({
  tags: z
    .array(z.string().regex(/^[a-z-]{1,40}$/))
    .min(1)
    .max(40),
})

/** For the job `revalidate` of src/worker.ts, which cannot revalidate a Next cache itself. */
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
    await revalidate(parsed.data.tags)
    return Response.json({ result: 200, data: {} })
  },
}

import type { Endpoint } from 'payload'
import { z } from 'zod'
import { LOCALES } from '@/domain/locale/locales'
import { unmetNeeds } from '@/domain/publishing/lost-needs'
import { HEALTH_TESTS, PERIODS, tellsHealthApart } from '@/domain/statistics/overview'
import { depsOf } from '@/services/deps'
import { readOverview } from '@/services/statistics/read-overview'
import { may } from '../../access/roles'
import { readWorld } from '../../publishing/read-world'

const asked = z
  .strictObject({
    days: z
      .enum(PERIODS.map(String))
      .transform((days) => PERIODS.find((period) => String(period) === days) ?? PERIODS[0]),
    exam: z.union([z.uuid(), z.literal(HEALTH_TESTS)]).optional(),
    storefront: z.uuid().optional(),
    locale: z.enum(LOCALES).optional(),
    landing: z
      .string()
      .regex(/^[\w-]{1,40}$/)
      .optional(),
  })
  .refine((scope) => !tellsHealthApart(scope))

/** The start page's figures: sums, in which no person stands. */
export const statisticsEndpoint: Endpoint = {
  path: '/statistics',
  method: 'get',
  handler: async (req) => {
    if (!may(req.user, 'statistics', 'read'))
      return refuse(req.user ? 403 : 401, req.user ? 'forbidden' : 'noSession')
    const parsed = asked.safeParse(Object.fromEntries(req.searchParams))
    if (!parsed.success) return refuse(400, 'malformed')
    const { days, ...scope } = parsed.data
    try {
      const data = await readOverview(depsOf(req.payload), {
        days,
        scope,
        withMoney: true,
        pages: unmetNeeds(await readWorld(req)).length,
      })
      return Response.json({ result: 200, data }, { headers: PERSONAL })
    } catch (error) {
      req.payload.logger.error({ call: 'statistics', err: error })
      return refuse(500, 'failed')
    }
  },
}

const PERSONAL = { 'Cache-Control': 'private, no-store' }

const refuse = (status: number, message: string): Response =>
  Response.json({ result: status, message }, { status, headers: PERSONAL })

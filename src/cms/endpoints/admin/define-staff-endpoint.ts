import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { RESULTS } from '@/domain/api/results'
import { type Deps, depsOf } from '@/services/deps'
import { HttpRefusal } from '@/services/refusal'
import { isStaff } from '../../access/roles'
import { PERSONAL, refusalOf, refuseForeignOrigin } from '../define-endpoint'
import { readJson } from '../parse-input'

type Definition<Body extends z.ZodObject> = {
  path: `/editing/${string}`
  body: Body
  handler: (at: { deps: Deps; input: z.infer<Body>; req: PayloadRequest }) => Promise<unknown>
}

/** A call of the admin itself: for people who work in it, from its own pages, in no cache and in no public document. */
export const defineStaffEndpoint = <Body extends z.ZodObject>({
  path,
  body,
  handler,
}: Definition<Body>): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    const headers = new Headers(PERSONAL)
    try {
      if (!req.user) throw new HttpRefusal('unauthorized')
      if (!isStaff({ req })) throw new HttpRefusal('forbidden')
      refuseForeignOrigin({ method: 'POST', headers: req.headers })
      const text = async () => (await req.text?.()) ?? ''
      const input = body.parse(await readJson({ headers: req.headers, text }))
      const data = await handler({ deps: depsOf(req.payload), input, req })
      return new Response(JSON.stringify({ result: RESULTS.ok, data }), { headers })
    } catch (error) {
      return refusalOf({ error, headers, req, call: path })
    }
  },
})

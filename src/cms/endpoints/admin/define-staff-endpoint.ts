import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { RESULTS } from '@/domain/api/results'
import { type Deps, depsOf } from '@/services/deps'
import { HttpRefusal } from '@/services/refusal'
import { isOwner, isStaff } from '../../access/roles'
import { PERSONAL, refusalOf, refuseForeignOrigin } from '../define-endpoint'
import { readJson } from '../parse-input'

type Context<Input> = { deps: Deps; input: Input; req: PayloadRequest; by: string }

type Definition<Input extends z.ZodObject> = {
  path: `/editing/${string}` | `/admin/${string}`
  method?: 'get' | 'post'
  /** What only the owner of the shop may do. */
  ownersOnly?: boolean
  /** What the path names, with a body or, of a question, with the search. */
  body: Input
  /** Whatever is no Response goes into the envelope. */
  handler: (at: Context<z.infer<Input>>) => Promise<unknown>
}

/** A call of the admin itself: for people who work in it, from its own pages, in no cache and in no public document. */
export const defineStaffEndpoint = <Input extends z.ZodObject>({
  path,
  method = 'post',
  ownersOnly = false,
  body,
  handler,
}: Definition<Input>): Endpoint => ({
  path,
  method,
  handler: async (req) => {
    const headers = new Headers(PERSONAL)
    try {
      if (!req.user) throw new HttpRefusal('unauthorized')
      if (!(ownersOnly ? isOwner : isStaff)({ req })) throw new HttpRefusal('forbidden')
      refuseForeignOrigin({ method: method.toUpperCase(), headers: req.headers })
      const text = async () => (await req.text?.()) ?? ''
      const given =
        method === 'get'
          ? Object.fromEntries(req.searchParams)
          : await readJson({ headers: req.headers, text })
      const input = body.parse(named(req) ? { ...Object(given), ...req.routeParams } : given)
      const data = await handler({ deps: depsOf(req.payload), input, req, by: req.user.email ?? req.user.id })
      return data instanceof Response
        ? data
        : new Response(JSON.stringify({ result: RESULTS.ok, data }), { headers })
    } catch (error) {
      return refusalOf({ error, headers, req, call: path })
    }
  },
})

const named = ({ routeParams }: PayloadRequest): boolean => Object.keys(routeParams ?? {}).length > 0

import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { Area, Operation } from '@/domain/accounts/staff-roles'
import { RESULTS } from '@/domain/api/results'
import { type Deps, depsOf } from '@/services/deps'
import { HttpRefusal } from '@/services/refusal'
import { isOwnerUser, isSignedInAdmin, isStaffUser, may } from '../../access/roles'
import { PERSONAL, readJson, refusalOf, refuseForeignOrigin } from '../define-endpoints'
import type { CallRequest, OwnEndpoint } from '../own-endpoint'

/** `user`: who asks, of the staff. */
type Context<Input> = { deps: Deps; input: Input; by: string; user: PayloadRequest['user'] }

type Definition<Input extends z.ZodObject, Request> = {
  path: `/editing/${string}` | `/admin/${string}`
  method?: 'get' | 'post'
  /**
   * Who may: whoever reads or writes in an area, or only owners. `perDocument`: any staff; its handler asks by the document
   * (may-touch.ts). `self`: whoever is signed in, for their own account, also before the second step that they must set up.
   */
  may: readonly [Area, Operation] | 'owner' | 'perDocument' | 'self'
  /** Of the body, where it may be longer than that of other calls. */
  mostBytes?: number
  /** What the path names, with a body or, of a question, with the search. */
  body: Input
  /** Whatever is no Response goes into the envelope. */
  handler: (at: Context<z.infer<Input>> & Request) => Promise<unknown>
}

/** A call of the admin itself: for people who work in it, from its own pages, in no cache and in no public document. */
export const defineStaffEndpoint = <Input extends z.ZodObject>(
  definition: Definition<Input, { req: PayloadRequest }>,
): Endpoint => {
  const { path, method = 'post', handler } = definition
  return {
    path,
    method,
    handler: async (req) =>
      answer(definition, {
        payload: req.payload,
        headers: req.headers,
        user: async () => req.user,
        given: async () =>
          method === 'get'
            ? Object.fromEntries(req.searchParams)
            : await readJson(
                { headers: req.headers, text: async () => (await req.text?.()) ?? '' },
                definition.mostBytes,
              ),
        named: req.routeParams,
        handle: (context) => handler({ ...context, req }),
      }),
  }
}

/** The same before Payload's pipeline: for a call that reads `content`, which payload.config, its importer, must not. */
export const defineStaffCall = <Input extends z.ZodObject>(
  definition: Omit<Definition<Input, unknown>, 'method' | 'mostBytes'>,
): OwnEndpoint => ({
  path: definition.path,
  method: 'post',
  handler: async ({ payload, headers, text, routeParams }) =>
    answer(definition, {
      payload,
      headers,
      user: async () => (await payload.auth({ headers, canSetHeaders: false })).user,
      given: () => readJson({ headers, text }),
      named: routeParams,
      handle: definition.handler,
    }),
})

type Asked<Input> = Pick<CallRequest, 'payload' | 'headers'> & {
  user: () => Promise<PayloadRequest['user']>
  given: () => Promise<unknown>
  /** What the path names. */
  named: Record<string, unknown> | undefined
  handle: (context: Context<Input>) => Promise<unknown>
}

const isAllowed = (user: PayloadRequest['user'], who: Definition<z.ZodObject, never>['may']): boolean => {
  if (who === 'self') return isSignedInAdmin(user)
  if (who === 'owner') return isOwnerUser(user)
  return who === 'perDocument' ? isStaffUser(user) : may(user, ...who)
}

const answer = async <Input extends z.ZodObject>(
  {
    path,
    method = 'post',
    may: who,
    body,
  }: Pick<Definition<Input, never>, 'path' | 'method' | 'may' | 'body'>,
  { payload, headers: asked, user: findUser, given, named = {}, handle }: Asked<z.infer<Input>>,
): Promise<Response> => {
  const headers = new Headers(PERSONAL)
  try {
    const user = await findUser()
    if (!user) throw new HttpRefusal('unauthorized')
    if (!isAllowed(user, who)) throw new HttpRefusal('forbidden')
    refuseForeignOrigin({ method: method.toUpperCase(), headers: asked })
    const said = await given()
    const input = body.parse(Object.keys(named).length > 0 ? { ...Object(said), ...named } : said)
    const data = await handle({ deps: depsOf(payload), input, by: user.email ?? user.id, user })
    return data instanceof Response
      ? data
      : new Response(JSON.stringify({ result: RESULTS.ok, data }), { headers })
  } catch (error) {
    return refusalOf({ error, headers, req: { headers: asked }, call: path })
  }
}

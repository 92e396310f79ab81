import type { Deed } from '@/domain/accounts/relations'
import type { Owner } from '@/domain/api/call-row'
import { type CALLS, type CallId, rowOf } from '@/domain/api/calls'
import { findCustomer } from '@/services/accounts/find-customer'
import type { Deps } from '@/services/deps'
import { findOrder } from '@/services/orders/find-order'
import { findSitting } from '@/services/sittings/find-sitting'
import { readPinnedSitting } from '@/services/sittings/pinned-sitting'
import type { Viewer } from '@/services/visitors/viewer'

/** What a request says of whom it is about, checked by the call's schema. */
type Named = {
  params?: Record<string, unknown>
  body?: Record<string, unknown> & { answers?: unknown }
}

type Asked = { input: Named; viewer: Viewer; deed: Deed | undefined }

/** How each kind of owner is found; 404 for whom the thing is not (docs/decisions/0023). */
const FIND = {
  everybody: async () => ({}),
  cookie: async () => ({}),
  token: async () => ({}),
  customer: async (deps: Deps, { viewer }: Asked) => ({ customer: await findCustomer(deps, viewer) }),
  sitting: async (deps: Deps, { input, viewer, deed }: Asked) => ({
    sitting: await findSitting(deps, { number: sittingNumber(input), viewer, deed }),
  }),
  order: async (deps: Deps, { input, viewer, deed }: Asked) =>
    findOrder(deps, { number: nameOf(input, 'orderNumber'), viewer, deed }),
  sitter: async (deps: Deps, { input, viewer }: Asked) => ({
    pinned: await readPinnedSitting(deps, {
      number: sittingNumber(input),
      viewer,
      ids: ((input.body?.answers ?? []) as { id: string }[]).map(({ id }) => id),
    }),
  }),
} satisfies Record<Owner['owner'], (deps: Deps, asked: Asked) => Promise<object>>

/** What the handler of a call is given of the thing that the call is about. */
export type Owned<Id extends CallId> = Awaited<ReturnType<(typeof FIND)[(typeof CALLS)[Id]['owner']]>>

/** Finds what a call is about, for whoever may ask for it. @throws HttpRefusal 404 for anybody else, Refusal loginNeeded. */
export const resolveOwner = async <Id extends CallId>(
  deps: Deps,
  { call, input, viewer }: { call: Id; input: Named; viewer: Viewer },
): Promise<Owned<Id>> => {
  const row = rowOf(call)
  return (await FIND[row.owner](deps, {
    input,
    viewer,
    deed: 'deed' in row ? row.deed : undefined,
  })) as Owned<Id>
}

/** A sitting is `examOrderNumber` where an order has a number, too, and `orderNumber` elsewhere (docs/glossary.md). */
const sittingNumber = (input: Named): string =>
  nameOf(input, 'examOrderNumber') || nameOf(input, 'orderNumber')

const nameOf = ({ params, body }: Named, name: string): string => String(body?.[name] ?? params?.[name] ?? '')

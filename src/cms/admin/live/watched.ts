import type { LiveChange } from '../../publishing/live/read-live-change'

/** A request of Payload's screens that may change what visitors see. */
export type Watched = {
  change: LiveChange
  collection: string
  /** null: of several, which `search` names. */
  id: string | null
  search: string
  locale: string | null
  prices: unknown[] | null
  /** Of publishing a landing page: what it would be called. */
  slug: string | null
  /** Only the language at hand is published ("Publish in …"). */
  alone: boolean
}

type Sent = { _status?: unknown; prices?: unknown; slug?: unknown }

const AT = /^\/api\/([\w-]+)(?:\/([0-9a-f-]{36}))?$/
const BASE = 'http://admin.invalid'

/** What a request is about to do; null: nothing that is asked about. A draft changes nothing that is public. */
export const watchedOf = (input: unknown, init: RequestInit | undefined): Watched | null => {
  const url = urlOf(input)
  const [, collection, id = null] = AT.exec(url?.pathname ?? '') ?? []
  const { searchParams, search } = url ?? new URL(BASE)
  if (!collection || searchParams.get('draft') === 'true') return null
  const change = changeOf(String(init?.method).toUpperCase(), sentIn(init?.body))
  if (!change || (change === 'publish' && id === null)) return null
  const { prices, slug } = sentIn(init?.body)
  return {
    change,
    collection,
    id,
    search: id === null ? search : '',
    locale: searchParams.get('locale'),
    prices: change === 'publish' && Array.isArray(prices) ? prices : null,
    slug: change === 'publish' && typeof slug === 'string' ? slug : null,
    alone: searchParams.has('publishSpecificLocale'),
  }
}

const changeOf = (method: string, { _status }: Sent): LiveChange | null => {
  if (method === 'DELETE') return 'delete'
  if (method !== 'PATCH') return null
  if (_status === 'draft') return 'unpublish'
  return _status === 'published' ? 'publish' : null
}

const urlOf = (input: unknown): URL | null => {
  try {
    return new URL(String(input), BASE)
  } catch {
    return null
  }
}

const sentIn = (body: unknown): Sent => {
  try {
    return Object(JSON.parse(String(body instanceof FormData ? body.get('_payload') : body)))
  } catch {
    return {}
  }
}

const RESTORED = /^\/api\/[\w-]+\/versions\/[0-9a-f-]{36}$/

/** Whether a request takes back an earlier version of a document. */
export const isRestore = (input: unknown, init: RequestInit | undefined): boolean =>
  String(init?.method).toUpperCase() === 'POST' && RESTORED.test(urlOf(input)?.pathname ?? '')

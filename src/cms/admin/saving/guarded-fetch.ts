import { GLOBALS, LOADED_VERSION, type NewerVersion } from '@/domain/publishing/loaded-version'

/** A form that is open in this tab. */
export type OpenForm = {
  /** `GLOBALS`: the form of a global. */
  collection: string
  /** Of a global its name. null: its document is being made. */
  id: string | null
  /** The version that it was filled from, or that it saved last. */
  version: string | null
  hasDrafts: boolean
  /** The id of what was made from it. */
  made?: string
  tell: (told: Told) => void
}

export type Saved = { id: string; updatedAt: string }
export type Told =
  | { what: 'saved'; doc: Saved }
  /** Refused: a newer version is stored. `only`: the one language that was to be published. */
  | { what: 'stale'; newer: NewerVersion; publishing: boolean; only: string | null }
  /** Publishing was refused; the same is stored as a draft. */
  | { what: 'kept'; doc: Saved }
  | { what: 'notKept' }
  /** Refused for any other reason. */
  | { what: 'notSaved' }

type Save = {
  url: URL
  init: RequestInit
  collection: string
  id: string | null
  sent: { _status?: unknown }
}
type Ask = (url: string, init: RequestInit) => Promise<Response>

/**
 * What Payload's forms send, with the version that the form was filled from; they take no header of ours. Saves of one form
 * wait for each other: the second goes on from the first. What publishing refuses is stored as a draft.
 */
export const guardedFetch = (
  ask: typeof fetch,
  formOf: (at: Pick<OpenForm, 'collection' | 'id'>) => OpenForm | undefined,
): typeof fetch => {
  const turns = new WeakMap<OpenForm, Promise<unknown>>()
  return (input, init) => {
    const save = typeof input === 'string' && init ? saveOf(input, init) : null
    const form = save && formOf(save)
    if (!save || !form) return ask(input, init)
    const answer = (turns.get(form) ?? Promise.resolve()).then(() => sendSave({ ask, save, form }))
    turns.set(
      form,
      answer.catch(() => undefined),
    )
    return answer
  }
}

/** How Payload's forms save: a global is there from the beginning, and is saved by POST nevertheless. */
export const saveMethod = ({ collection, id }: Pick<OpenForm, 'collection' | 'id'>): 'PATCH' | 'POST' =>
  id === null || collection === GLOBALS ? 'POST' : 'PATCH'

const SAVED_AT = /^\/api\/([\w-]+)(?:\/([\w-]+))?$/

/** A save of a document by a form; null: anything else. */
const saveOf = (input: string, init: RequestInit): Save | null => {
  if (!(init.body instanceof FormData)) return null
  const url = new URL(input, BASE)
  const [, collection, id = null] = SAVED_AT.exec(url.pathname) ?? []
  const isMeant = collection && String(init.method).toUpperCase() === saveMethod({ collection, id })
  return isMeant ? { url, init, collection, id, sent: sentIn(init.body) } : null
}

const BASE = 'http://form.invalid'
/** Payload's "Publish in Deutsch". */
const onlyOf = ({ url }: Save): string | null => url.searchParams.get('publishSpecificLocale')
const addressOf = ({ pathname, search }: URL): string => pathname + search

const sentIn = (body: FormData): Save['sent'] => {
  try {
    return Object(JSON.parse(String(body.get('_payload'))))
  } catch {
    return {}
  }
}

type Sending = { ask: Ask; save: Save; form: OpenForm }

const sendSave = async ({ ask, save, form }: Sending): Promise<Response> => {
  const publishing = save.sent._status === 'published'
  const response = await send({ ask, save, form })
  if (response.ok) {
    const doc = await docIn(response, form)
    if (doc) form.tell({ what: 'saved', doc })
    return response
  }
  const newer = await newerIn(response)
  if (newer) {
    form.tell({ what: 'stale', newer, publishing, only: onlyOf(save) })
    // The panel says it; a message after each pause in typing would bury the form.
    const isQuiet = save.url.searchParams.get('autosave') === 'true'
    return isQuiet ? Response.json({ errors: [] }, { status: response.status }) : response
  }
  form.tell(
    publishing ? await keepDraft({ ask, save, form, refusal: response.status }) : { what: 'notSaved' },
  )
  return response
}

const send = ({ ask, save: { url, init }, form: { version } }: Sending): Promise<Response> =>
  ask(addressOf(url), {
    ...init,
    headers: { ...Object(init.headers), ...(version && { [LOADED_VERSION]: version }) },
  })

/** What a rule refused; of other failures nothing is known. */
const REFUSALS = [400, 409, 422]

const keepDraft = async ({ ask, save, form, refusal }: Sending & { refusal: number }): Promise<Told> => {
  if (!form.hasDrafts || !REFUSALS.includes(refusal)) return { what: 'notKept' }
  const body = new FormData()
  for (const [name, value] of (save.init.body as FormData).entries()) body.append(name, value)
  body.set('_payload', JSON.stringify({ ...save.sent, _status: 'draft' }))
  const url = new URL(save.url)
  url.searchParams.delete('publishSpecificLocale')
  url.searchParams.set('draft', 'true')
  try {
    const response = await send({ ask, form, save: { ...save, url, init: { ...save.init, body } } })
    const doc = response.ok ? await docIn(response, form) : null
    if (doc) return { what: 'kept', doc }
    const newer = await newerIn(response)
    return newer ? { what: 'stale', newer, publishing: true, only: onlyOf(save) } : { what: 'notKept' }
  } catch {
    return { what: 'notKept' }
  }
}

const docIn = async (response: Response, form: OpenForm): Promise<Saved | null> => {
  const answer = ((await jsonIn(response)) ?? {}) as { doc?: Saved; result?: Saved }
  const doc = form.collection === GLOBALS ? answer.result : answer.doc
  if (doc?.updatedAt) form.version = doc.updatedAt
  if (doc && form.id === null) form.made = doc.id
  return doc ?? null
}

const newerIn = async (response: Response): Promise<NewerVersion | null> => {
  if (response.status !== 409) return null
  const { errors = [] } = ((await jsonIn(response)) ?? {}) as {
    errors?: { data?: { newer?: NewerVersion } }[]
  }
  return errors[0]?.data?.newer ?? null
}

const jsonIn = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => null)

import type { Endpoint, PayloadHandler, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { isStaff } from '../access/roles'
import { guardedForgot, guardedReset, guardedSignIn } from './admin/sign-in-guard'

/** Routes that Payload mounts whether or not there is anything behind them; some then answer 500. */
const isEmpty = (collection: SanitizedCollectionConfig, { path }: Endpoint): boolean => {
  if (path.startsWith('/versions')) return !collection.versions
  if (path.startsWith('/verify')) return !collection.auth?.verify
  // Nobody makes the server fetch an address.
  if (path.startsWith('/paste-url')) return true
  // The first admin is written by the seed, never by whoever comes first.
  return path === '/first-register'
}

/** Payload's own collections serve the admin; anybody signed in may write some of them, and a customer is somebody. */
const staffOnly =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) =>
    (await isStaff({ req }))
      ? handler(req)
      : Response.json({ errors: [{ message: req.t('error:unauthorized') }] }, { status: 403 })

/** A picture whose file is gone is not there; Payload takes it for a fault. */
const orMissing =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const answer = await handler(req)
    return answer.status === 500
      ? Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
      : answer
  }

const guardOf = (slug: string, { path }: Endpoint): ((handler: PayloadHandler) => PayloadHandler) | null => {
  if (slug.startsWith('payload-')) return staffOnly
  if (slug === 'media' && path.startsWith('/file')) return orMissing
  if (slug === 'admins' && path === '/login') return guardedSignIn
  if (slug === 'admins' && path === '/forgot-password') return guardedForgot
  if (slug === 'admins' && path === '/reset-password') return guardedReset
  return null
}

/** Takes away the routes with nothing behind them, and puts our own rules before those that need them. */
export const closeRoutes = (config: SanitizedConfig): SanitizedConfig => {
  for (const collection of config.collections) {
    if (!collection.endpoints) continue
    collection.endpoints = collection.endpoints
      .filter((endpoint) => !isEmpty(collection, endpoint))
      .map((endpoint) => {
        const guard = guardOf(collection.slug, endpoint)
        return guard ? { ...endpoint, handler: guard(endpoint.handler) } : endpoint
      })
  }
  return config
}

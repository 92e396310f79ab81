import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint, PayloadHandler, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { fileTag } from '@/domain/http/file-tag'
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

/**
 * Payload sends a picture without a tag and reads no If-Range: who asks for the rest of one that was replaced in between
 * would put two together.
 */
const tagged =
  (folder: string) =>
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const name = path.basename(String(req.routeParams?.filename))
    const found = await stat(path.join(folder, name)).catch(() => null)
    const etag = found && fileTag(found)
    const ifRange = req.headers.get('if-range')
    if (ifRange !== null && ifRange !== etag) req.headers.delete('range')
    const answer = await orMissing(handler)(req)
    if (etag && answer.ok) answer.headers.set('ETag', etag)
    return answer
  }

const guardOf = (
  { slug, upload }: SanitizedCollectionConfig,
  { path }: Endpoint,
): ((handler: PayloadHandler) => PayloadHandler) | null => {
  if (slug.startsWith('payload-')) return staffOnly
  // From a bucket it is sent with its tag (cms/plugins/stored-uploads).
  if (slug === 'media' && path.startsWith('/file') && !upload.disableLocalStorage)
    return tagged(upload.staticDir ?? slug)
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
        const guard = guardOf(collection, endpoint)
        return guard ? { ...endpoint, handler: guard(endpoint.handler) } : endpoint
      })
  }
  return config
}

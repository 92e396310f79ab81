import type { CollectionSlug, PayloadRequest } from 'payload'
import { env } from '@/config/env'
import { needsSecondStep } from '@/domain/accounts/totp'
import { getPayloadClient } from './payload'

type User = PayloadRequest['user']

const userOf = async (headers: Headers): Promise<User> => {
  const payload = await getPayloadClient()
  return (await payload.auth({ headers, canSetHeaders: false })).user
}

/** Whether a request comes from staff. What they may do is asked where it is done. */
export const isStaffRequest = async (headers: Headers): Promise<boolean> =>
  (await userOf(headers))?.collection === 'admins'

/** Whether a request comes from staff who may read a collection. */
export const mayRead = async (headers: Headers, collection: string): Promise<boolean> => {
  const payload = await getPayloadClient()
  const user = await userOf(headers)
  const rule = payload.collections[collection as CollectionSlug]?.config.access.read
  return user?.collection === 'admins' && Boolean(await rule?.({ req: { user, payload } as PayloadRequest }))
}

/** Whether a request comes from staff who must set up the second step of signing in before anything else. */
export const mustSetUpSecondStep = async (headers: Headers): Promise<boolean> => {
  const { takesRealMoney } = env()
  if (!takesRealMoney) return false
  const user = await userOf(headers)
  return user?.collection === 'admins' && needsSecondStep({ totpSince: user.totpSince, takesRealMoney })
}

import { getPayloadClient } from './payload'

/** Whether a request comes from staff. */
export const isStaffRequest = async (headers: Headers): Promise<boolean> => {
  const payload = await getPayloadClient()
  const { user } = await payload.auth({ headers, canSetHeaders: false })
  return user?.collection === 'admins'
}

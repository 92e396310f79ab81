import type { PayloadRequest } from 'payload'
import type { Colleague } from '@/services/admins/write-audit'

/** Who asks, as the log names them. Only behind a check that it is somebody of the staff. */
export const colleagueOf = (user: PayloadRequest['user']): NonNullable<Colleague> => ({
  id: String(user?.id),
  email: user?.email ?? '',
})

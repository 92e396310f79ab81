import { z } from 'zod'
import { STAFF_ROLES } from '@/domain/accounts/staff-roles'
import { LOCALES } from '@/domain/locale/locales'
import { inviteAgain, inviteColleague } from '@/services/admins/invite'
import { limitRate } from '@/services/visitors/limit-rate'
import { asAskedBy } from './as-asked-by'
import { colleagueOf } from './colleague-of'
import { defineStaffEndpoint } from './define-staff-endpoint'

const locale = z.enum(LOCALES)

/** A new colleague, who sets the password by a mailed link. */
export const inviteEndpoint = defineStaffEndpoint({
  path: '/admin/colleagues/invite',
  may: 'owner',
  body: z.strictObject({
    email: z.email().max(254),
    name: z.string().trim().min(1).max(100),
    roles: z.array(z.enum(STAFF_ROLES)).min(1).max(STAFF_ROLES.length),
    locale,
  }),
  handler: async ({ deps, input, user, req }) => {
    const by = colleagueOf(user)
    await limitRate(deps, letters(by.id))
    const roles = [...new Set(input.roles)]
    return inviteColleague(deps, { ...input, roles, by, asAsked: (own) => asAskedBy(req, own) })
  },
})

export const inviteAgainEndpoint = defineStaffEndpoint({
  path: '/admin/colleagues/:id/invite',
  may: 'owner',
  body: z.strictObject({ id: z.uuid(), locale }),
  handler: async ({ deps, input, user }) => {
    const by = colleagueOf(user)
    await limitRate(deps, letters(by.id))
    await inviteAgain(deps, { ...input, by })
    return { sent: true }
  },
})

const letters = (id: string) =>
  ({ name: 'staff-invitation', subject: id, max: 30, windowSeconds: 3600 }) as const

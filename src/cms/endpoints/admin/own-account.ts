import { z } from 'zod'
import { LONGEST_PASSWORD } from '@/domain/accounts/password'
import { refuseWeakOfStaff } from '@/services/admins/new-password'
import { askOwnPassword } from '@/services/admins/own-password'
import {
  beginSecondStep,
  confirmSecondStep,
  endSecondStep,
  readSecondStep,
} from '@/services/admins/second-step/set-up'
import { inTransaction } from '@/services/transaction'
import { OLD_PASSWORD_GIVEN } from '../../hooks/strong-password'
import { asAskedBy } from './as-asked-by'
import { colleagueOf } from './colleague-of'
import { defineStaffEndpoint } from './define-staff-endpoint'

const password = z.string().max(LONGEST_PASSWORD * 2)
const code = z.string().trim().min(1).max(40)

/** Another password for who is signed in. Their other sessions end. */
export const ownPasswordEndpoint = defineStaffEndpoint({
  path: '/admin/password',
  may: 'self',
  body: z.strictObject({ old: password, password }),
  handler: async ({ deps, input, user, req }) => {
    const { id, email } = colleagueOf(user)
    refuseWeakOfStaff({ password: input.password, email })
    await askOwnPassword(deps, { adminId: id, password: input.old })
    await inTransaction(deps, async ({ newReq }) => {
      const own = asAskedBy(req, await newReq())
      own.context[OLD_PASSWORD_GIVEN] = true
      await req.payload.update({ collection: 'admins', id, data: { password: input.password }, req: own })
    })
    return { saved: true }
  },
})

/** Where the second step of signing in stands, of who asks. */
export const secondStepEndpoint = defineStaffEndpoint({
  path: '/admin/second-step',
  method: 'get',
  may: 'self',
  body: z.strictObject({}),
  handler: ({ deps, user }) => readSecondStep(deps, { adminId: colleagueOf(user).id }),
})

export const beginSecondStepEndpoint = defineStaffEndpoint({
  path: '/admin/second-step/begin',
  may: 'self',
  body: z.strictObject({ password }),
  handler: ({ deps, input, user }) => beginSecondStep(deps, { adminId: colleagueOf(user).id, ...input }),
})

export const confirmSecondStepEndpoint = defineStaffEndpoint({
  path: '/admin/second-step/confirm',
  may: 'self',
  body: z.strictObject({ code }),
  handler: ({ deps, input, user }) => {
    const session = String((user as { _sid?: string } | null)?._sid)
    return confirmSecondStep(deps, { adminId: colleagueOf(user).id, session, ...input })
  },
})

export const endSecondStepEndpoint = defineStaffEndpoint({
  path: '/admin/second-step/end',
  may: 'self',
  body: z.strictObject({ password, code }),
  handler: async ({ deps, input, user }) => {
    const adminId = colleagueOf(user).id
    await endSecondStep(deps, { adminId, ...input })
    return readSecondStep(deps, { adminId })
  },
})

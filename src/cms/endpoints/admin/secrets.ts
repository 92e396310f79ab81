import { z } from 'zod'
import { DECISIONS, MOST_DECIDED } from '@/domain/tree-hole/queue'
import { decideSecrets } from '@/services/tree-hole/decide-secrets'
import { readQueue } from '@/services/tree-hole/read-queue'
import { defineStaffEndpoint } from './define-staff-endpoint'

/** Secrets of the tree hole that wait to be read. */
export const secretQueueEndpoint = defineStaffEndpoint({
  path: '/admin/secrets/queue',
  may: ['moderation', 'read'],
  method: 'get',
  body: z.strictObject({}),
  handler: ({ deps }) => readQueue(deps),
})

export const decideSecretsEndpoint = defineStaffEndpoint({
  path: '/admin/secrets/decide',
  may: ['moderation', 'write'],
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(MOST_DECIDED), decision: z.enum(DECISIONS) }),
  handler: async ({ deps, input }) => ({ decided: await decideSecrets(deps, input) }),
})

import { z } from 'zod'
import { duplicateLanding } from '@/services/editing/duplicate-landing'
import { defineStaffEndpoint } from './define-staff-endpoint'

export const duplicateLandingEndpoint = defineStaffEndpoint({
  path: '/editing/duplicate-landing',
  may: ['landings', 'write'],
  body: z.strictObject({ id: z.uuid() }),
  handler: ({ deps, input }) => duplicateLanding(deps, input),
})

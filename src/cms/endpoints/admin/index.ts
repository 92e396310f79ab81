import type { Endpoint } from 'payload'
import { completenessEndpoint } from './completeness'
import { duplicateLandingEndpoint } from './duplicate-landing'
import { previewEndpoint } from './preview'
import { statisticsEndpoint } from './statistics'

/** Calls of the admin's own screens. They go through Payload's pipeline, because they know who is signed in. */
export const adminEndpoints: Endpoint[] = [
  statisticsEndpoint,
  completenessEndpoint,
  duplicateLandingEndpoint,
  previewEndpoint,
]

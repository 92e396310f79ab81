import type { Endpoint } from 'payload'
import { statisticsEndpoint } from './statistics'

/** Calls of the admin's own screens. They go through Payload's pipeline, because they know who is signed in. */
export const adminEndpoints: Endpoint[] = [statisticsEndpoint]

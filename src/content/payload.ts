import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The process's Payload. The only importer of payload.config.ts beside the admin's own routes. */
export const getPayloadClient = (): Promise<Payload> => getPayload({ config })

import { APIError, type PayloadRequest } from 'payload'
import { logger } from '@/gateways/logs/log'
import { say } from '../../admin/words/say'

const log = logger('store')

/** What staff are told when the store did not take or give a file; what they saved is rolled back as a whole. */
export const notStored = (req: PayloadRequest, error: unknown): APIError => {
  log.error('a file of staff could not be stored', { error })
  return new APIError(say(req.i18n, 'refusals.notStored'), 503, null, true)
}

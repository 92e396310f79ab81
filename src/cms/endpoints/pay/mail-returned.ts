import { timingSafeEqual } from 'node:crypto'
import { env } from '@/config/env'
import { MOST_NOTICE_CHARS } from '@/domain/mail/returned-notice'
import { logger } from '@/gateways/logs/log'
import { isDatabaseUnavailable } from '@/services/database-unavailable'
import { depsOf } from '@/services/deps'
import { markReturned } from '@/services/mails/returned-mail'
import type { CallRequest, OwnEndpoint } from '../own-endpoint'
import { unavailableAnswer } from '../unavailable-answer'

const log = logger('mail')

/**
 * POST /api/mail/returned. The mail server, or whoever reads the mailbox of MAIL_FROM, hands over each message that arrived
 * there as it is. 200 says only that it was read: whether it was about a mail of ours is nobody's business. 503 and 500 ask
 * for it again. Without MAIL_RETURNS_SECRET there is no such address.
 */
export const mailReturnedEndpoint: OwnEndpoint = {
  path: '/mail/returned',
  method: 'post',
  handler: async (req) => {
    if (!isAllowed(req)) return Response.json({ result: 404, message: 'notFound' }, { status: 404 })
    const bytes = await req.arrayBuffer()
    if (bytes.byteLength > MOST_NOTICE_CHARS)
      return Response.json({ result: 413, message: 'tooLarge' }, { status: 413 })
    const raw = new TextDecoder().decode(bytes)
    try {
      log.info('a message was handed over', { outcome: await markReturned(depsOf(req.payload), { raw }) })
    } catch (error) {
      return notNoted({ req, error })
    }
    return Response.json({ result: 200, data: {} })
  },
}

const isAllowed = ({ headers }: CallRequest): boolean => {
  const { MAIL_RETURNS_SECRET } = env()
  if (!MAIL_RETURNS_SECRET) return false
  const given = Buffer.from(headers.get('authorization') ?? '')
  const right = Buffer.from(`Bearer ${MAIL_RETURNS_SECRET}`)
  return given.length === right.length && timingSafeEqual(given, right)
}

const notNoted = ({ req, error }: { req: CallRequest; error: unknown }): Response => {
  if (isDatabaseUnavailable(error))
    return unavailableAnswer({ call: 'mail/returned', asked: req.headers, error })
  log.error('a returned mail was not noted', { request: req.headers.get('x-request-id'), error })
  return Response.json({ result: 500, message: 'failed' }, { status: 500 })
}

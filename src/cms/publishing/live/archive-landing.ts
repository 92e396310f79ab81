import { APIError, type PayloadRequest } from 'payload'
import { say } from '../../admin/words/say'
import { takePublishingTurn } from '../read-world'

type What = { id: string; leadsTo: string | null }

/**
 * A landing page goes off the net, and every address that it had leads to another one that is public.
 * @throws APIError 400 when that one is itself or not public, or when something that is public needs the page.
 */
export const archiveLanding = async (req: PayloadRequest, { id, leadsTo }: What): Promise<void> => {
  const { payload } = req
  // The page to which it leads is not archived to it at the same moment.
  await takePublishingTurn(req)
  if (leadsTo !== null && !(await isPublic(req, leadsTo, id)))
    throw new APIError(say(req.i18n, 'addresses.leadsNowhere'), 400)
  await payload.update({
    collection: 'landing-pages',
    id,
    req,
    depth: 0,
    data: { _status: 'draft', archivedAt: new Date().toISOString() },
  })
  await payload.update({
    collection: 'landing-addresses',
    req,
    depth: 0,
    where: { page: { equals: id } },
    data: { redirectTo: leadsTo },
  })
}

const isPublic = async (req: PayloadRequest, target: string, but: string): Promise<boolean> => {
  if (target === but) return false
  const { totalDocs } = await req.payload.count({
    collection: 'landing-pages',
    req,
    where: { and: [{ id: { equals: target } }, { _status: { equals: 'published' } }] },
  })
  return totalDocs > 0
}

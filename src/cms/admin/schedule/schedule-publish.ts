import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden, type PayloadRequest, type ServerFunction } from 'payload'
import { isStaffUser } from '../../access/roles'
import { touches } from '../../access/touches'
import { refuseOffline } from '../../publishing/refuse-offline'

type Args = Parameters<typeof schedulePublishHandler>[0]

/**
 * Payload's own, but what could not go offline now, or not by who asks, is not scheduled to either: it would be refused at night.
 * Who takes something off the schedule only does that: Payload's own would schedule whatever else the call says. Payload lets in
 * whoever is signed in at the admin, also before the second step that they must set up.
 */
export const schedulePublish: ServerFunction = async (given) => {
  const args = given as unknown as Args
  const { type, doc, global, deleteID, req } = args
  if (!isStaffUser(req.user)) throw new Forbidden(req.t)
  if (deleteID) return unschedule({ id: deleteID, req })
  const collection = String(doc?.relationTo ?? global)
  if (!(await touches({ req, collection, operation: 'update' }))) throw new Forbidden(req.t)
  if (type !== 'unpublish' || !doc) return schedulePublishHandler(args)
  const refusal = await refuseOffline({ kind: doc.relationTo, id: String(doc.value), req })
  return refusal ? { error: refusal.message } : schedulePublishHandler(args)
}

const unschedule = async ({ id, req }: { id: number | string; req: PayloadRequest }) => {
  const where = { id: { equals: id }, taskSlug: { equals: 'schedulePublish' } }
  const { docs } = await req.payload.find({ collection: 'payload-jobs', where, limit: 1, depth: 0, req })
  const input = docs[0]?.input as { doc?: { relationTo?: string } } | undefined
  const collection = input?.doc?.relationTo
  // Whoever may not publish it does not take it off the schedule either.
  if (collection && !(await touches({ req, collection, operation: 'update' }))) throw new Forbidden(req.t)
  await req.payload.delete({ collection: 'payload-jobs', where, req })
  return { message: req.t('general:success') }
}

import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { PayloadRequest, ServerFunction } from 'payload'
import { isStaff } from '../../access/roles'
import { refuseOffline } from '../../publishing/refuse-offline'

type Args = Parameters<typeof schedulePublishHandler>[0]

/**
 * Payload's own, but what could not go offline now is not scheduled to either: it would be refused at night. Who takes
 * something off the schedule only does that: Payload's own would schedule whatever else the call says.
 */
export const schedulePublish: ServerFunction = async (given) => {
  const args = given as unknown as Args
  const { type, doc, deleteID, req } = args
  // Payload refuses who is not staff.
  if (!isStaff({ req })) return schedulePublishHandler(args)
  if (deleteID) return unschedule({ id: deleteID, req })
  if (type !== 'unpublish' || !doc) return schedulePublishHandler(args)
  const refusal = await refuseOffline({ kind: doc.relationTo, id: String(doc.value), req })
  return refusal ? { error: refusal.message } : schedulePublishHandler(args)
}

const unschedule = async ({ id, req }: { id: number | string; req: PayloadRequest }) => {
  await req.payload.delete({
    collection: 'payload-jobs',
    where: { id: { equals: id }, taskSlug: { equals: 'schedulePublish' } },
    req,
  })
  return { message: req.t('general:success') }
}

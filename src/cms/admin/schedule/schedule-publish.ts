import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { ServerFunction } from 'payload'
import { KINDS, type Kind } from '@/domain/publishing/world'
import { isStaff } from '../../access/roles'
import { refuseOffline } from '../../publishing/refuse-offline'

type Args = Parameters<typeof schedulePublishHandler>[0]

/** Payload's own, but what could not go offline now is not scheduled to either: it would be refused at night. */
export const schedulePublish: ServerFunction = async (given) => {
  const args = given as unknown as Args
  const { type, doc, deleteID, req } = args
  if (type !== 'unpublish' || deleteID || !doc || !isStaff({ req })) return schedulePublishHandler(args)
  const kind = KINDS.find((each) => each === doc.relationTo) as Kind | undefined
  const refusal = kind ? await refuseOffline({ kind, id: String(doc.value), req }) : null
  return refusal ? { error: refusal.message } : schedulePublishHandler(args)
}

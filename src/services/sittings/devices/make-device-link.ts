import type { Deps } from '@/services/deps'
import { Refusal } from '@/services/refusal'
import { makeReportLink } from '@/services/reports/make-report-link'
import type { OwnSitting } from '../find-sitting'
import { revokeDeviceLinks } from './revoke-device-links'

const MINUTES = 24 * 60

/** A link with which another device goes on with a running sitting. The link before it ends; devices that used it stay. */
export const makeDeviceLink = async (
  deps: Deps,
  sitting: OwnSitting,
): Promise<{ token: string; expiresAt: string }> => {
  if (sitting.state !== 'started') throw new Refusal('sittingLocked')
  await revokeDeviceLinks(deps, sitting.id)
  const expiresAt = new Date(deps.now().getTime() + MINUTES * 60_000).toISOString()
  const token = await makeReportLink(deps, {
    purpose: 'device',
    sittingIds: [sitting.id],
    minutes: MINUTES,
  })
  return { token, expiresAt }
}

import { createHash } from 'node:crypto'
import { hasFile } from '@/domain/reports/has-file'
import { RENDERER } from '@/gateways/pdf/printable'
import type { Deps } from '../../deps'
import { Refusal } from '../../refusal'
import type { OwnSitting } from '../../sittings/find-sitting'
import { formOf, kindOf } from '../../sittings/pinned-form'
import { openPartsOf } from '../open-parts'

const OPEN_KEY_LENGTH = 16

/**
 * Asked before each answer: what was bought may have been refunded since. Answers with what every key of a file begins with
 * that holds these parts and no others, so that none of before a purchase or a refund is handed out.
 * @throws Refusal notConfirmed, partLocked.
 */
export const openKeyOf = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  sitting: OwnSitting,
): Promise<string> => {
  if (sitting.state !== 'valid') throw new Refusal('notConfirmed')
  const open = await openPartsOf(deps, sitting)
  if (!hasFile(kindOf(formOf(sitting)), open)) throw new Refusal('partLocked')
  return createHash('sha256')
    .update(JSON.stringify([RENDERER, [...open].sort()]))
    .digest('hex')
    .slice(0, OPEN_KEY_LENGTH)
}

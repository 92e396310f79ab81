import { hasFile } from '@/domain/reports/has-file'
import type { Deps } from '../../deps'
import { Refusal } from '../../refusal'
import type { OwnSitting } from '../../sittings/find-sitting'
import { formOf, kindOf } from '../../sittings/pinned-form'
import { openPartsOf } from '../open-parts'

/** Asked before each answer: what was bought may have been refunded since. @throws Refusal notConfirmed, partLocked. */
export const refuseClosed = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  sitting: OwnSitting,
): Promise<void> => {
  if (sitting.state !== 'valid') throw new Refusal('notConfirmed')
  const open = await openPartsOf(deps, sitting)
  if (!hasFile(kindOf(formOf(sitting)), open)) throw new Refusal('partLocked')
}

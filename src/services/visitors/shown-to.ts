import { mayDo } from '@/domain/accounts/relations'
import { maskedAddress } from '@/domain/mailbox'
import type { Deps } from '../deps'
import { type Held, relationsOf } from './person'
import type { Viewer } from './viewer'

type Asked = { sitting: Held; viewer: Viewer }

/**
 * What is shown of a sitting besides its report: who took it and where its letters go to whoever may say so (`tell`), its
 * answers to them and to who is still answering. Everybody else who may read it gets neither (docs/decisions/0063).
 */
export const shownTo = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { sitting, viewer }: Asked,
): Promise<{ person: boolean; answers: boolean }> => {
  const relations = await relationsOf(deps, { sitting, viewer, deed: 'tell' })
  const running = sitting.state === 'started'
  const may = (deed: 'tell' | 'sit') => mayDo(relations, { deed, running }) === 'yes'
  return { person: may('tell'), answers: may('tell') || may('sit') }
}

/** Whether who asks is told of an order what is its buyer's alone. What is a customer's own, without a sitting, is theirs to see. */
export const isBuyer = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { sitting, viewer }: { sitting: Held | null; viewer: Viewer },
): Promise<boolean> => !sitting || (await shownTo(deps, { sitting, viewer })).person

/** An address of an order, whole or masked. */
export const addressFor = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { email, sitting, viewer }: { email: string; sitting: Held | null; viewer: Viewer },
): Promise<string> => ((await isBuyer(deps, { sitting, viewer })) ? email : maskedAddress(email))

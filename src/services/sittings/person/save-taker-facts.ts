import { eq } from '@payloadcms/db-postgres/drizzle'
import { isBirthYear, type TakerFacts } from '@/domain/exam/taker-facts'
import { taker_facts } from '@/payload-schema'
import type { Deps } from '../../deps'
import { HttpRefusal, Refusal } from '../../refusal'
import type { OwnSitting } from '../find-sitting'

/**
 * Keeps what a taker says of themselves, in place of what they said before; nothing is kept of who rather not says
 * either. Asked only once the test is handed in, so that it cannot bear on it (docs/decisions/0047).
 */
export const saveTakerFacts = async (
  deps: Deps,
  { sitting, facts }: { sitting: Pick<OwnSitting, 'id' | 'state'>; facts: TakerFacts },
): Promise<TakerFacts> => {
  if (sitting.state === 'started') throw new Refusal('notConfirmed')
  const { birthYear, sex } = facts
  if (birthYear !== null && !isBirthYear(birthYear, deps.now()))
    throw new HttpRefusal('malformed', { issues: [{ path: 'birthYear', message: 'no age of a taker' }] })
  const db = deps.payload.db.drizzle
  if (birthYear === null && sex === null) {
    await db.delete(taker_facts).where(eq(taker_facts.sitting, sitting.id))
    return facts
  }
  const updatedAt = deps.now().toISOString()
  await db
    .insert(taker_facts)
    .values({ sitting: sitting.id, birthYear, sex, updatedAt })
    .onConflictDoUpdate({ target: taker_facts.sitting, set: { birthYear, sex, updatedAt } })
  return facts
}

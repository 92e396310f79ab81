import { eq } from '@payloadcms/db-postgres/drizzle'
import { cleanName } from '@/domain/accounts/clean-name'
import type { CallData } from '@/domain/api/calls'
import { isBirthYear, type Person } from '@/domain/exam/taker-facts'
import type { Locale } from '@/domain/locale/locales'
import { countries, taker_facts } from '@/payload-schema'
import type { Deps } from '../../deps'
import { HttpRefusal, Refusal } from '../../refusal'
import { inTransaction } from '../../transaction'
import { shownTo } from '../../visitors/shown-to'
import type { Viewer } from '../../visitors/viewer'
import type { OwnSitting } from '../find-sitting'
import { keepEmail } from '../set-email'

type Told = CallData<'order.person'>
type Given = { sitting: OwnSitting; person: Person & { email: string }; locale: Locale; viewer: Viewer }

/**
 * Keeps who a result of the 16 types is for: names and address, and what else was said. Asked once the test is handed
 * in. Everything but the address stands apart from the result (docs/decisions/0047).
 */
export const savePerson = async (deps: Deps, { sitting, person, locale, viewer }: Given): Promise<Told> => {
  if (sitting.state === 'started') throw new Refusal('notConfirmed')
  const { email, ...told } = person
  const facts = { ...told, ...namesOf(told) }
  if (facts.birthYear !== null && !isBirthYear(facts.birthYear, deps.now()))
    throw new HttpRefusal('malformed', { issues: [{ path: 'birthYear', message: 'no age of a taker' }] })
  await inTransaction(deps, async (transaction) => {
    const { db } = transaction
    if (facts.country !== null) {
      const [known] = await db
        .select({ code: countries.code })
        .from(countries)
        .where(eq(countries.code, facts.country))
      if (!known)
        throw new HttpRefusal('malformed', { issues: [{ path: 'country', message: 'unknown country' }] })
    }
    await keepEmail(deps, { transaction, sitting, email, locale, viewer })
    const updatedAt = deps.now().toISOString()
    await db
      .insert(taker_facts)
      .values({ sitting: sitting.id, ...facts, updatedAt })
      .onConflictDoUpdate({ target: taker_facts.sitting, set: { ...facts, updatedAt } })
  })
  return { ...facts, email }
}

const NAMES = ['firstName', 'lastName', 'fullName'] as const
type Names = Pick<Person, (typeof NAMES)[number]>

/** The names as all others are kept. @throws HttpRefusal malformed where nothing is left of one. */
const namesOf = (told: Names): Names => {
  const names = Object.fromEntries(NAMES.map((name) => [name, cleanName(told[name])])) as Names
  const issues = NAMES.filter((name) => names[name] === '').map((path) => ({ path, message: 'no name' }))
  if (issues.length > 0) throw new HttpRefusal('malformed', { issues })
  return names
}

const NOTHING = {
  firstName: null,
  lastName: null,
  fullName: null,
  birthYear: null,
  sex: null,
  country: null,
}

/** What was told so far of who a result is for; nothing to who merely reads it. */
export const readPerson = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { sitting, viewer }: { sitting: OwnSitting; viewer: Viewer },
): Promise<Told> => {
  if (!(await shownTo(deps, { sitting, viewer })).person) return { ...NOTHING, email: null }
  const [row] = await deps.payload.db.drizzle
    .select({
      firstName: taker_facts.firstName,
      lastName: taker_facts.lastName,
      fullName: taker_facts.fullName,
      birthYear: taker_facts.birthYear,
      sex: taker_facts.sex,
      country: taker_facts.country,
    })
    .from(taker_facts)
    .where(eq(taker_facts.sitting, sitting.id))
  return { ...(row ?? NOTHING), email: sitting.email }
}

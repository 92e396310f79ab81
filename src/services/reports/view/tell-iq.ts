import { eq } from '@payloadcms/db-postgres/drizzle'
import type { IqTold } from '@/domain/api/iq-shapes'
import type { ScorableSitting } from '@/domain/measurement/score-sitting'
import { scoredItem } from '@/domain/measurement/scored-item'
import type { Puzzle } from '@/domain/reports/iq/puzzle'
import { answers, taker_facts } from '@/payload-schema'
import type { Deps } from '../../deps'
import type { OwnSitting } from '../../sittings/find-sitting'
import { type ItemVersionRow, readItemVersions } from '../../sittings/item-versions'
import type { TakenReport } from '../../sittings/kinds/kind-rules'
import { formOf, slotOf } from '../../sittings/pinned-form'
import { scorableSitting } from '../../sittings/scorable-sitting'
import { timeRanOut } from '../../sittings/time-ran-out'
import { type IqResult, iqView } from './iq-view'
import { readTakers } from './read-takers'
import { reportWords } from './words'

/** What the report of a finished IQ sitting says: of its stored result, answers and items, and of who else took the test. */
export const tellIq = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { sitting, shown, locale, open, caution }: TakenReport,
): Promise<IqTold> => {
  const db = deps.payload.db.drizzle
  const result = shown as IqResult
  const [given, [about], takers, words] = await Promise.all([
    db.select().from(answers).where(eq(answers.sitting, sitting.id)),
    db
      .select({ birthYear: taker_facts.birthYear })
      .from(taker_facts)
      .where(eq(taker_facts.sitting, sitting.id))
      .limit(1),
    readTakers(deps, { examId: sitting.exam, scoringVersion: result.scoringVersion }),
    reportWords(locale),
  ])
  const handedIn = new Date(sitting.confirmedAt ?? sitting.startedAt)
  const birthYear = about?.birthYear ?? null
  return iqView(words, {
    result,
    puzzles: given.length > 0 ? await readPuzzles(deps, { sitting, given }) : [],
    takers,
    person: {
      country: sitting.country,
      age: birthYear === null ? null : handedIn.getUTCFullYear() - Number(birthYear),
    },
    timing: sitting.timing,
    caution,
    ranked: open.has('iq_ranking'),
  })
}

type Given = (typeof answers.$inferSelect)[]

const readPuzzles = async (
  deps: Pick<Deps, 'payload'>,
  { sitting, given }: { sitting: OwnSitting; given: Given },
): Promise<Puzzle[]> => {
  const form = formOf(sitting)
  const versions = await readItemVersions(
    deps,
    form.questions.map(({ versionId }) => versionId),
  )
  const ranOut = timeRanOut({
    deadline: sitting.deadline,
    confirmedAt: new Date(sitting.confirmedAt ?? sitting.startedAt),
  })
  const scorable = scorableSitting({ form, versions, given, reaction: null, ranOut })
  return form.questions.map((question, index) => {
    const answer = given.find(({ position: slot }) => slot === slotOf(question))
    const response = scorable.responses[index] ?? null
    return {
      position: question.position,
      outcome:
        response === 1
          ? 'right'
          : response === 0
            ? 'wrong'
            : answer && answer.lateChoice !== null
              ? 'late'
              : 'open',
      seconds: scorable.times[index] ?? null,
      item: itemOf(versions[index]!, scorable.items[index]!),
    }
  })
}

type Item = ScorableSitting['items'][number]

/** Of each item version one, which never changes: what a report computes of an item is kept with it. */
const scored = new WeakMap<ItemVersionRow, ReturnType<typeof scoredItem<Item>>>()

const itemOf = (version: ItemVersionRow, item: Item): Puzzle['item'] => {
  const known = scored.get(version)
  if (known) return known
  const made = scoredItem(item)
  scored.set(version, made)
  return made
}

import type { IqTold } from '@/domain/api/iq-shapes'
import { displayedIq } from '@/domain/measurement/norms'
import { type Scored, scoreFacts } from '@/domain/reports/iq/score-facts'
import { ageGroupOf, FEWEST_TAKERS, type Group, MOST_COUNTRIES, rankGroups } from '@/domain/statistics/takers'
import type { Counts, Takers } from './read-takers'
import type { ReportWords } from './words'

type Told = NonNullable<IqTold['rank']>
type Place = Told['takers']['all']

export type Person = {
  country: string
  /** In years at the end of the year of handing in: only the year of birth is asked. null: not said. */
  age: number | null
}

/** Where somebody stands: among 100 people of the norm, and among takers, as far as there are enough; null: it was not measured. */
export const sayRank = (
  words: ReportWords,
  { result, takers, person }: { result: Scored; takers: Takers; person: Person },
): Told | null => {
  const { t } = words
  const facts = scoreFacts(result)
  if (facts.kind === 'unmeasured') return null
  const atLeast = facts.kind === 'at_least'
  const { rank } = facts
  return {
    title: t('rank.title'),
    said: [
      t(atLeast ? 'result.rankAtLeast' : 'result.rank', { better: rank.better }),
      atLeast
        ? t('result.rankAbove', { low: rank.betterLow })
        : t('result.rankInterval', { low: rank.betterLow, high: rank.betterHigh }),
    ],
    note: t('result.rankModel'),
    betterThan: rank.better,
    drawing: t('result.people', { better: rank.better }),
    takers: sayTakers(words, { iq: result.iq, takers, person }),
  }
}

type Asked = { iq: number | null; takers: Takers; person: Person }

const sayTakers = (words: ReportWords, { iq, takers, person }: Asked): Told['takers'] => {
  const { t } = words
  const group = person.age === null ? null : ageGroupOf(person.age)
  const age = group && takers.ages.find(({ key }) => key === group.from)
  const country = takers.countries.find(({ key }) => key === person.country)
  const values = (found: Group<unknown>, better: number) => ({ n: found.n, better })
  return {
    title: t('rank.takersTitle'),
    all: placeOf(takers.all, takers.scores.all, iq, (better) => t('rank.all', values(takers.all, better))),
    age:
      group && age
        ? placeOf(age, takers.scores.ages.get(group.from), iq, (better) =>
            group.to === null
              ? t('rank.ageOpen', { ...values(age, better), from: group.from })
              : t('rank.age', { ...values(age, better), from: group.from, to: group.to }),
          )
        : null,
    country: country
      ? placeOf(country, takers.scores.countries.get(country.key), iq, (better) =>
          t('rank.country', { ...values(country, better), country: words.country(country.key) }),
        )
      : null,
    note: t('rank.note', { needed: FEWEST_TAKERS }),
    countries: countriesOf(words, { takers, person }),
    countriesTitle: t('rank.countriesTitle'),
    countriesNote: t('rank.countriesNote'),
  }
}

/** How many of 100 of a group have a lower score as displayed; a group that is too small has no place to tell. */
const placeOf = (
  group: Group<unknown>,
  scores: Counts | undefined,
  iq: number | null,
  say: (better: number) => string,
): Place => {
  if (iq === null || !scores || group.n < FEWEST_TAKERS) return null
  const own = displayedIq(iq)
  const lower = [...scores].reduce((sum, [point, count]) => (point < own ? sum + count : sum), 0)
  const betterThan = Math.min(99, Math.max(1, Math.round((100 * lower) / group.n)))
  return { said: say(betterThan), betterThan, n: group.n }
}

const countriesOf = (
  words: ReportWords,
  { takers, person }: Pick<Asked, 'takers' | 'person'>,
): Told['takers']['countries'] => {
  const ranked = rankGroups(takers.countries)
  return ranked
    .filter(({ key, rank }) => rank <= MOST_COUNTRIES || key === person.country)
    .map(({ key, mean, ...rest }) => ({
      code: key,
      name: words.country(key),
      mean: Math.round(mean),
      own: key === person.country,
      ...rest,
    }))
}

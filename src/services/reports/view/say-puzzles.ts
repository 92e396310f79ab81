import type { IqTold } from '@/domain/api/iq-shapes'
import { type Puzzle, solvedOfHundred } from '@/domain/reports/iq/puzzle'
import type { FamilyCount, Way } from '@/domain/reports/iq/read-way'
import type { ReportWords } from './words'

type Told = NonNullable<IqTold['puzzles']>

/** Fewer people than these solve it: worth a word where somebody did. */
const FEWER_THAN_HALF = 50
/** One standard deviation from what the whole result suggests. */
const REMARKABLE = 1

/** The map of a taker's puzzles and how they did by kind of rule. Right answers are not in it. */
export const sayPuzzles = (
  words: ReportWords,
  { puzzles, way, measured }: { puzzles: readonly Puzzle[]; way: Way; measured: boolean },
): Told => {
  const { t } = words
  const list = puzzles.map(({ position, outcome, seconds, item }) => ({
    position,
    outcome,
    ofHundred: solvedOfHundred(item),
    seconds: seconds === null ? null : Math.round(seconds),
  }))
  const easiest = list
    .filter(({ outcome }) => outcome === 'wrong')
    .toSorted((one, other) => other.ofHundred - one.ofHundred)[0]
  const surprising = list.filter(
    ({ outcome, ofHundred }) => outcome === 'right' && ofHundred < FEWER_THAN_HALF,
  ).length
  return {
    title: t('puzzles.title'),
    said: [
      t('puzzles.map'),
      ...(measured && way.hardest ? [t('opening.hardest', way.hardest)] : []),
      ...(measured && surprising > 1 ? [t('puzzles.surprising', { count: surprising })] : []),
      ...(easiest
        ? [t('puzzles.hardestMissed', { position: easiest.position, ofHundred: easiest.ofHundred })]
        : []),
    ],
    list,
    // What a result suggests cannot be told where none was measured.
    families: (measured ? way.families : []).map((family) => ({
      id: family.id,
      name: t(`puzzles.family.${family.id}`),
      right: family.right,
      of: family.of,
      said: sayFamily(words, family),
    })),
    familiesTitle: t('puzzles.familiesTitle'),
    familiesNote: t('puzzles.familiesNote'),
  }
}

const sayFamily = ({ t, list }: ReportWords, { surplus, missed }: FamilyCount): string => {
  if (surplus >= REMARKABLE) return t('puzzles.familyMore')
  if (surplus <= -REMARKABLE && missed.length > 0) return t('puzzles.familyFewer', { numbers: list(missed) })
  return t('puzzles.familyAs')
}

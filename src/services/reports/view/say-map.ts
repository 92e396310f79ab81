import type { MapMotive, MapQuadrant, MapScore } from '@/domain/api/map-shapes'
import type { tellMap } from '@/domain/questionnaires/map/tell-map'
import { sayMissing } from './say-questionnaire'
import { sayInterval, sayScale, wholeFigures } from './say-scale'
import type { ReportWords } from './words'

type Facts = ReturnType<typeof tellMap>

export type MapTaking = {
  facts: Facts
  /** How many questions were answered, of how many. */
  answered: number
  total: number
  scoringVersion: string
}

/** Everything that the report of a map says of its four dimensions that are sold, in one language. */
export const sayMap = (
  words: ReportWords,
  { facts, answered, total, scoringVersion }: MapTaking,
): Omit<MapScore, 'normVersion' | 'scoringVersion'> => {
  const { keywords, interpretations, recommendations, notes } = facts
  return {
    missing: sayMissing(words, facts.missing),
    keywords,
    interpretations,
    traits: sayTraits(words, facts),
    others: sayOthers(words, facts),
    type: sayType(words, facts.type),
    quadrant: facts.quadrant && sayQuadrant(words, facts.quadrant),
    motive: facts.motive && sayMotive(words, facts.motive),
    recommendations,
    notes,
    about: {
      title: words.report('result.aboutTitle'),
      answered: words.questionnaire('told.answeredOf', { answered, total }),
      version: words.scales('version', { version: scoringVersion }),
    },
  }
}

const sayTraits = (words: ReportWords, { traits, traitsNorm }: Facts): MapScore['traits'] => {
  const { map: t, report } = words
  const isCompared = traits.some(({ percentile }) => percentile !== null)
  const pointOf = (trait: Facts['traits'][number]) =>
    t('traits.point', { name: trait.name, ...wholeFigures(trait) })
  return {
    title: t('traits.title'),
    drawing: t('traits.radar', { traits: traits.map(pointOf).join(' ') }),
    columns: [t('traits.place'), report('result.interval'), ...(isCompared ? [t('traits.percentile')] : [])],
    list: traits.map((trait) => ({
      ...sayScale(words, trait, { measure: 'score', beside: 'both' }),
      percentile:
        trait.percentile && t(`traits.${trait.percentile.kind}`, { percent: trait.percentile.percent }),
      cells: [
        String(wholeFigures(trait).percent),
        sayInterval(words, trait),
        ...(isCompared ? [shortPlace(words, trait)] : []),
      ],
    })),
    assumed: words.scales('assumed'),
    norm: traitsNorm,
  }
}

const shortPlace = ({ map: t }: ReportWords, { percentile }: Facts['traits'][number]): string => {
  if (!percentile) return t('traits.none')
  const { kind, percent } = percentile
  return kind === 'at' ? String(percent) : t(`traits.${kind}Short`, { percent })
}

type QuadrantFacts = NonNullable<Facts['quadrant']>
type MotiveFacts = NonNullable<Facts['motive']>

/** The fields that are told: the likeliest one, or the first two where neither is sure. */
const toldCells = ({ is, cells }: Pick<QuadrantFacts, 'is' | 'cells'>) => cells.slice(0, is === null ? 2 : 1)

/** The motives that lead; none where three or more are about as strong. */
const leadMotives = ({ lead, motives }: Pick<MotiveFacts, 'lead' | 'motives'>) =>
  motives.filter(({ id }) => lead.includes(id))

const sayOthers = (words: ReportWords, { type, quadrant, motive }: Facts): MapScore['others'] => {
  const leading = motive ? leadMotives(motive).map(({ name }) => name) : []
  return {
    title: words.map('others'),
    list: [
      { name: type.name, said: type.typeName },
      ...(quadrant
        ? [{ name: quadrant.name, said: words.either(toldCells(quadrant).map(({ name }) => name)) }]
        : []),
      ...(motive
        ? [{ name: motive.name, said: leading.length > 0 ? words.list(leading) : (motive.summary ?? '') }]
        : []),
    ],
  }
}

const OUTCOMES = ['right', 'lure', 'other', 'open'] as const

const sayType = (words: ReportWords, type: Facts['type']): MapScore['type'] => {
  const { map: t, share } = words
  const { right, lure, puzzles, interval } = type
  const outcomes = OUTCOMES.map((outcome) => {
    const count = puzzles.filter((puzzle) => puzzle.outcome === outcome).length
    return { outcome, count, said: t('type.counted', { name: t(`type.names.${outcome}`), count }) }
  })
  const value = right + lure > 0 ? right / (right + lure) : null
  const shareTitle = t('type.share')
  return {
    is: type.is,
    name: type.name,
    about: type.about,
    typeName: type.typeName,
    text: type.text,
    counts: type.counts,
    outcomes,
    drawing: t('type.bar', { counts: outcomes.map(({ said }) => said).join('; ') }),
    shareTitle,
    share: {
      drawing: t('type.shareBar', { name: shareTitle, low: share(interval[0]), high: share(interval[1]) }),
      value,
      interval,
    },
    rows: [
      ...outcomes.map(({ outcome, count }): Row => [t(`type.names.${outcome}`), String(count)]),
      ...(value === null ? [] : [[shareTitle, share(value)] as Row]),
      shareInterval(words, interval),
    ],
    style: type.style,
    puzzlesTitle: t('type.puzzles'),
    puzzles: puzzles.map((puzzle) => ({ ...puzzle, went: t(`type.went.${puzzle.outcome}`) })),
    norm: type.norm,
  }
}

const sayQuadrant = (words: ReportWords, facts: QuadrantFacts): MapQuadrant => {
  const { map: t } = words
  const [worry, distance] = facts.lines
  const told = toldCells(facts).map(({ id }) => id)
  const points = [distance, worry].map(
    (line) => line && t('traits.point', { name: line.name, ...wholeFigures(line) }),
  )
  return {
    is: facts.is,
    name: facts.name,
    about: facts.about,
    cut: facts.cut,
    columns: [t('quadrant.field'), t('quadrant.tendency')],
    cells: facts.cells.map(({ tendency, ...cell }) => ({
      ...cell,
      chance: t(`quadrant.tendencies.${tendency}`),
      told: told.includes(cell.id),
    })),
    between: facts.between,
    lines: facts.lines.map((line) => sayScale(words, line)),
    drawing: t('quadrant.drawing', {
      across: distance?.name ?? '',
      up: worry?.name ?? '',
      points: points.filter(Boolean).join(' '),
    }),
    axesTitle: t('quadrant.axes'),
    axes: facts.axes.map((axis) => sayScale(words, axis)),
    assumed: words.scales('assumed'),
    norm: facts.norm,
  }
}

const sayMotive = (words: ReportWords, facts: MotiveFacts): MapMotive => {
  const { map: t, share } = words
  const { answered, lead } = facts
  return {
    name: facts.name,
    about: facts.about,
    motives: facts.motives.map(({ id, name, text, picks, interval, share: said }) => {
      const [low, high] = interval.map(share)
      const value = answered > 0 ? picks / answered : null
      const picked = t('motive.picks', { picks, answered })
      return {
        id,
        name,
        text,
        picked,
        said,
        leads: lead.includes(id),
        share: {
          drawing: t('motive.bar', { name, picks, answered, low: low ?? '', high: high ?? '' }),
          value,
          interval,
        },
        rows: [
          [t('motive.chosen'), picked],
          [t('motive.share'), share(value ?? 0)],
          shareInterval(words, interval),
        ],
      }
    }),
    summary: facts.summary,
    norm: facts.norm,
  }
}

type Row = [measure: string, value: string]

const shareInterval = (
  { map: t, report, share }: ReportWords,
  [low, high]: readonly [low: number, high: number],
): Row => [t('interval80'), report('range.between', { from: share(low), to: share(high) })]

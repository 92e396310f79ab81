import type { QuestionnaireScore } from '@/domain/api/questionnaire-shapes'
import type { QuestionnaireKind } from '@/domain/exam/kinds'
import {
  axesOf,
  bandOf,
  inOrder,
  type ResultFacts,
  type ScaleFacts,
  sourcesOf,
  typeSentence,
} from '@/domain/questionnaires/what-is-said'
import { sayAxis, sayScale, type ToldScale } from './say-scale'
import type { ReportWords } from './words'

export type ScaledKind = Exclude<QuestionnaireKind, 'map'>

type Told = Omit<QuestionnaireScore, 'normVersion' | 'scoringVersion'>
type Blocks = Pick<Told, 'answer' | 'scales' | 'types'>
/** Without what stands beside the figures of every block. */
type Bare<Block> = Block extends object ? Omit<Block, 'assumed'> : Block
type Own = Partial<{ [Id in keyof Blocks]: Bare<Blocks[Id]> } & Pick<Told, 'type' | 'tip'>>

export type QuestionnaireTaking = {
  kind: ScaledKind
  facts: ResultFacts
  /** How many questions were answered, of how many. */
  answered: number
  total: number
  scoringVersion: string
}

/** Everything that the report of a questionnaire says, in one language. Page, calls and later the files read it from here. */
export const sayQuestionnaire = (words: ReportWords, taking: QuestionnaireTaking): Told => {
  const { answer, scales, types, type, tip } = OWN[taking.kind](words, taking.facts)
  const assumed = words.scales('assumed')
  return {
    help: taking.facts.help,
    missing: sayMissing(words, taking.facts.missing),
    answer: answer ? { ...answer, assumed } : null,
    scales: { ...(scales ?? { title: null, said: [], list: [] }), assumed },
    types: types ? { ...types, assumed } : null,
    type: type ?? null,
    tip: tip ?? null,
    about: sayAbout(words, taking),
  }
}

/** Which scales have no result, and why; null: all have one. */
export const sayMissing = ({ questionnaire, list }: ReportWords, names: readonly string[]): string | null =>
  names.length === 0 ? null : questionnaire('told.missing', { names: list([...names]), count: names.length })

type Say = (words: ReportWords, facts: ResultFacts) => Own

/** The nearest of the 16 types and how sure it is, then its letters, its neighbours, and what it means. */
const sayTypes16: Say = (words, facts) => {
  const { scales: t, questionnaire, chance } = words
  const { type, types } = facts
  if (!type) return {}
  const axes = axesOf(facts)
  const { said, ...values } = typeSentence(axes)
  const whole = types.find((each) => each.type === type.type)
  return {
    answer: {
      title: t('types16.title'),
      headline: t(`types16.${said}`, { type: type.type, name: type.name, ...values }),
      said: whole ? [t('types16.whole', { probability: chance(whole.probability) })] : [],
      notes: [],
      scale: null,
    },
    scales: {
      title: questionnaire('told.letters'),
      said: [],
      list: axes.map((axis) => sayAxis(words, axis)),
    },
    types: {
      title: t('types16.neighbours'),
      said: t('types16.neighboursText'),
      list: types.map((each) => ({ ...each, chance: chance(each.probability) })),
    },
    type: {
      type: type.type,
      name: type.name,
      title: `${type.type} · ${type.name}`,
      summary: type.summary,
      passages: PASSAGES.map((id) => ({ id, title: t(`types16.${id}`), text: type[id] })),
    },
  }
}

const PASSAGES = ['strengths', 'work', 'relations', 'growth'] as const

/** The overall range first, then each area with its interval and advice. */
const sayEq: Say = (words, { scales }) => {
  const { scales: t } = words
  const [total, ...areas] = inOrder(scales)
  return {
    answer: total ? answerOf(sayScale(words, total), [t('percentOf')]) : null,
    scales: {
      title: t('eq.areas'),
      said: [],
      list: areas.map((area) => ({
        ...sayScale(words, area),
        passages: passages({ advice: [t('advice'), bandOf(area)?.tip] }),
      })),
    },
  }
}

/** One style on one line, with the note that says why brains have no such sides. */
const sayLeftRight: Say = (words, { scales: [style], note }) => {
  if (!style) return {}
  const { scales: t } = words
  const told = sayScale(words, style, { measure: 'place', beside: 'sentence' })
  const [tip = null] = passages({ tip: [t('left_right.tryThis'), bandOf(style)?.tip] })
  const answer = answerOf(told, note ? [note] : [])
  return { answer: { ...answer, title: t('left_right.title') }, tip }
}

const FOLDED = { measure: 'score', beside: 'ranges' } as const

/** How many signs, in words, then how much they weigh on the days and what good there was. */
const sayDepression: Say = (words, { scales, leads, core }) => {
  const { scales: t } = words
  const signs = scales.find(({ id }) => id === leads)
  const others = scales.filter((scale) => scale !== signs)
  const answer = signs && answerOf(sayScale(words, signs, FOLDED), [t('percentOf')])
  return {
    answer: answer ? { ...answer, said: [...answer.said, ...(core ? [core] : [])] } : null,
    scales: { title: null, said: [], list: others.map((scale) => sayScale(words, scale, FOLDED)) },
  }
}

/** Five areas, each with its figure, where it may come from, what to try, and when to seek help. */
const sayPsychology: Say = (words, { scales }) => ({
  scales: {
    title: words.scales('psychology.areas'),
    said: [words.scales('psychology.figures')],
    list: scales.map((scale) => sayArea(words, scale)),
  },
})

const sayArea = (words: ReportWords, scale: ScaleFacts): ToldScale => {
  const band = bandOf(scale)
  const { scales: t, health } = words
  return {
    ...sayScale(words, scale, FOLDED),
    text: null,
    passages: passages({
      from: [t('psychology.from'), band?.text],
      tryThis: [t('psychology.tryThis'), band?.tip],
      seek: [health('seek'), band?.seek],
    }),
  }
}

const OWN: Record<ScaledKind, Say> = {
  types16: sayTypes16,
  eq: sayEq,
  left_right: sayLeftRight,
  depression: sayDepression,
  psychology: sayPsychology,
}

const answerOf = (scale: ToldScale, notes: string[]): Bare<NonNullable<Told['answer']>> => ({
  title: scale.name,
  headline: scale.level,
  said: scale.text ? [scale.text] : [],
  notes,
  scale,
})

/** What has a text, each under its title. */
const passages = (
  said: Readonly<Record<string, readonly [title: string, text: string | null | undefined]>>,
) => Object.entries(said).flatMap(([id, [title, text]]) => (text ? [{ id, title, text }] : []))

const sayAbout = (
  { scales: t, report, questionnaire }: ReportWords,
  { kind, facts, answered, total, scoringVersion }: QuestionnaireTaking,
): Told['about'] => ({
  title: report('result.aboutTitle'),
  // The answer of the styles says it already.
  note: kind === 'left_right' ? null : facts.note,
  answered: questionnaire('told.answeredOf', { answered, total }),
  method: {
    title: t('method'),
    text: t(`${kind}.method`),
    version: t('version', { version: scoringVersion }),
  },
  // The areas of general psychology each name their own.
  sources: kind === 'psychology' ? [] : sourcesOf(facts.scales),
})

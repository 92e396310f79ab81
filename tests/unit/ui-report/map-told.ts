import type { MapRule } from '@/domain/api/instrument-rules'
import type { Locale } from '@/domain/locale/locales'
import { type QuestionnaireItem, worthOf } from '@/domain/questionnaires/instrument'
import { tellHealth } from '@/domain/questionnaires/map/tell-health'
import { tellFreeMap, tellMap } from '@/domain/questionnaires/map/tell-map'
import { scoreQuestionnaire } from '@/domain/questionnaires/score-questionnaire'
import { wordedInstrumentOf } from '@/domain/questionnaires/worded-instrument-of'
import { instrumentDocument } from '@/seed/instruments/documents'
import { sayMap } from '@/services/reports/view/say-map'
import { sayMapHealth } from '@/services/reports/view/say-map-health'
import type { MapFree } from '@/ui/report/map/map-teaser'
import type { MapReport } from '@/ui/report/questionnaire/questionnaire-report'
import { wordsOfReports } from './report-words'

const MAP = wordedInstrumentOf(instrumentDocument('map'))
const WORDS = await wordsOfReports()
const { items, scales } = MAP.instrument

export const rules = MAP.instrument.rules!.map!
export const wordsIn = (locale: Locale) => MAP.words[locale]

/** How much the answers say of each scale, 0 to 1; a scale without a figure stays open. */
export type Profile = {
  scales: Record<string, number>
  puzzles: readonly ('right' | 'lure' | 'other' | 'open')[]
  motives: readonly string[]
  /** The choice of the question about wishing not to be alive. */
  safety?: number
}

const TYPES = {
  reflective: ['right', 'right', 'right', 'right', 'other', 'open'],
  intuitive: ['lure', 'lure', 'lure', 'lure', 'other', 'open'],
  neutral: ['right', 'right', 'lure', 'lure', 'other', 'open'],
} as const

/** Worry and distance of each field, 0 to 1. */
const FIELDS: Record<string, readonly [worry: number, distance: number]> = {
  secure: [0.1, 0.1],
  preoccupied: [0.9, 0.1],
  dismissing: [0.1, 0.9],
  fearful: [0.9, 0.9],
}

const startOf = (scale: string, band: string): number =>
  scales.find(({ id }) => id === scale)!.bands.find(({ id }) => id === band)!.from / 100

/** Answers that lie well within a band of a trait. */
const within = (trait: string, band: string): number => {
  if (band !== 'middle') return band === 'low' ? 0.02 : 0.99
  return (startOf(trait, 'middle') + startOf(trait, 'high')) / 2
}

/** Answers for which a rule's condition is met, and everything else lies on a border. */
export const profileFor = (when: MapRule['when'], more: Partial<Profile> = {}): Profile => {
  const wanted = (name: string): string | undefined => [when[name] ?? []].flat()[0]
  const [worry, distance] = FIELDS[wanted('quadrant') ?? ''] ?? [0.52, 0.4]
  const motive = wanted('motive')
  const every = [...new Set(Object.values(rules.motive.items).flat())]
  return {
    puzzles: TYPES[(wanted('type') ?? 'neutral') as keyof typeof TYPES],
    motives: Object.keys(rules.motive.items).map((_, index) => motive ?? every[index % every.length]!),
    ...more,
    scales: {
      ...Object.fromEntries(
        rules.traits.map((trait) => {
          const band = wanted(trait)
          return [trait, band ? within(trait, band) : startOf(trait, 'middle')]
        }),
      ),
      style: 0.5,
      security: 1 - worry,
      intimacy: 1 - distance,
      independence: distance,
      ...more.scales,
    },
  }
}

/** The choice of each item: whole steps, spread so that the scale's mean is as near to the share as they allow. */
const choicesOf = ({ scales: shares, puzzles, motives, safety }: Profile): Record<string, number | null> => {
  const place = (item: QuestionnaireItem) => items.filter(({ scale }) => scale === item.scale).indexOf(item)
  return Object.fromEntries(
    items.map((item) => {
      const index = place(item)
      const motive = rules.motive.items[item.id]?.indexOf(motives[index] ?? '')
      if (motive !== undefined) return [item.id, motive < 0 ? null : motive]
      if (item.id === 'sa1') return [item.id, safety ?? null]
      if (item.scale === rules.type.scale) {
        const worth = { right: 2, lure: 0, other: 1, open: null }[puzzles[index]!]
        return [item.id, worth === null ? null : choiceWorth(item, worth)]
      }
      const share = shares[item.scale]
      if (share === undefined) return [item.id, null]
      const upTo = (count: number) => Math.round(share * (item.choices - 1) * count)
      return [item.id, choiceWorth(item, upTo(index + 1) - upTo(index))]
    }),
  )
}

const choiceWorth = (item: QuestionnaireItem, worth: number): number =>
  Array.from({ length: item.choices }, (_, choice) => choice).find(
    (choice) => worthOf(item, choice) === worth,
  )!

const facts = {
  examKind: 'map',
  orderNumber: '0123456789AB',
  timing: 'untimed',
} as const

/** What a taker of the seeded map with these answers is told. */
export const mapToldOf = (args: {
  profile: Profile
  locale: Locale
  takenIn?: Locale
}): { report: MapReport & { score: NonNullable<MapReport['score']> }; free: MapFree } => {
  const { profile, locale, takenIn = locale } = args
  const choices = choicesOf(profile)
  const { result } = scoreQuestionnaire({
    instrument: MAP.instrument,
    given: items.map((item) => ({ item, choice: choices[item.id] ?? null, seconds: 5 })),
  })
  const told = { instrument: MAP.instrument, words: MAP.words[locale], locale, result, takenIn }
  const { answered, total } = result
  const ours = WORDS[locale]
  const { health, ...free } = tellFreeMap(told)
  const scoringVersion = 'questionnaire-3'
  const taking = { facts: tellMap(told), answered, total, scoringVersion }
  return {
    report: {
      ...facts,
      code: 'main',
      examId: 7,
      finishedAt: '2026-11-24T10:00:00.000Z',
      total,
      answered,
      late: 0,
      caution: false,
      own: true,
      addable: false,
      takerName: null,
      eraseAt: null,
      refundedAt: null,
      moneyBack: null,
      openParts: ['map_report'],
      lockedParts: [],
      gift: null,
      health: sayMapHealth(ours, tellHealth(told)),
      score: { ...sayMap(ours, taking), normVersion: 'online-samples-2018', scoringVersion },
    },
    free: {
      ...facts,
      eraseAt: null,
      caution: false,
      hurried: false,
      answered,
      total,
      ...free,
      health: sayMapHealth(ours, health),
    },
  }
}

import { instrumentRules } from '@/domain/api/instrument-rules'
import type { QuestionnaireKind } from '@/domain/exam/kinds'
import type { Instrument, QuestionnaireItem, Scale } from '@/domain/questionnaires/instrument'
import { AXES } from '@/domain/questionnaires/types16'
import depression from './depression/instrument.json' with { type: 'json' }
import situations from './eq/situations.json' with { type: 'json' }
import map from './map/instrument.json' with { type: 'json' }
import psychology from './psychology/instrument.json' with { type: 'json' }

/**
 * The keys of the questionnaires that a new installation gets; their words are in the folders beside this file, one file a
 * language. Alphas and SDs are assumptions from published scales of this length until our own takers say them,
 * and there is no norm yet, so no percentile is printed.
 */

const numbered = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** Twelve items an axis. Odd items have the axis's first pole at the left, even ones its second. */
const types16: Instrument = {
  items: AXES.flatMap(({ id }) =>
    numbered(12).map(
      (number): QuestionnaireItem => ({
        id: `${id}${number}`,
        scale: id,
        part: Math.ceil(number / 4),
        kind: 'bipolar',
        choices: 5,
        keyed: number % 2 === 1 ? 1 : -1,
      }),
    ),
  ),
  scales: AXES.map(
    ({ id, first, second }): Scale => ({
      id,
      free: true,
      alpha: 0.8,
      retest: 0.8,
      sd: 19,
      norm: null,
      bands: [
        { id: first, from: 0 },
        { id: second, from: 50 },
      ],
    }),
  ),
  mostMissing: 0.1,
}

const FACETS = ['pe', 'us', 'un', 'ma']
const FACET_BANDS = [
  { id: 'low', from: 0 },
  { id: 'middle', from: 45 },
  { id: 'high', from: 70 },
]

/** Six items a facet, the last two keyed the other way, and eight situations after them. */
const eq: Instrument = {
  items: [
    ...FACETS.flatMap((scale) =>
      numbered(6).map(
        (number): QuestionnaireItem => ({
          id: `${scale}${number}`,
          scale,
          part: Math.ceil(number / 3),
          kind: 'agreement',
          choices: 5,
          keyed: number <= 4 ? 1 : -1,
        }),
      ),
    ),
    ...Object.entries(situations).map(
      ([id, worth]): QuestionnaireItem => ({
        id,
        scale: 'si',
        part: 3,
        kind: 'situation',
        choices: worth.length,
        keyed: 1,
        worth,
      }),
    ),
  ],
  scales: [
    { id: 'overall', of: FACETS, free: true, alpha: 0.88, sd: 13, norm: null, bands: FACET_BANDS },
    ...FACETS.map((id): Scale => ({ id, alpha: 0.75, sd: 17, norm: null, bands: FACET_BANDS })),
    { id: 'si', alpha: 0.5, sd: 17, norm: null, bands: FACET_BANDS },
  ],
  mostMissing: 0.17,
}

/** One scale from analytic to holistic: agreeing with an even item is holistic, with an odd one analytic. */
const leftRight: Instrument = {
  items: numbered(20).map(
    (number): QuestionnaireItem => ({
      id: `lr${number}`,
      scale: 'style',
      part: Math.ceil(number / 7),
      kind: 'agreement',
      choices: 5,
      keyed: number % 2 === 0 ? 1 : -1,
    }),
  ),
  scales: [
    {
      id: 'style',
      free: true,
      alpha: 0.7,
      sd: 14,
      norm: null,
      bands: [
        { id: 'analytic', from: 0 },
        { id: 'balanced', from: 42 },
        { id: 'holistic', from: 58 },
      ],
    },
  ],
  mostMissing: 0.1,
}

/** Keys that are written as JSON, their rules checked. */
function keysOf(
  keys: Omit<Instrument, 'items' | 'scales' | 'rules'> & { items: unknown; scales: unknown; rules: unknown },
): Instrument {
  return { ...(keys as unknown as Instrument), rules: instrumentRules.parse(keys.rules) }
}

/** By the kind of their exam, which is the name of their folder too. */
export const SEED_INSTRUMENTS: Record<QuestionnaireKind, Instrument> = {
  types16,
  eq,
  left_right: leftRight,
  depression: keysOf(depression),
  psychology: keysOf(psychology),
  map: keysOf(map),
}

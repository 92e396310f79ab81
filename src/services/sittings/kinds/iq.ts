import { publicQuestion } from '@/domain/exam/public-question'
import { BANDS } from '@/domain/measurement/norms'
import { type ScoredResult, scoreSitting } from '@/domain/measurement/score-sitting'
import { isScoringVersion, SCORING_VERSION, type ScoringVersion } from '@/domain/measurement/scorings'
import { toldDimensions } from '@/domain/reports/iq/told-dimensions'
import { tellIq } from '../../reports/view/tell-iq'
import { readItemVersions } from '../item-versions'
import { pinForm } from '../pin-form'
import { pinnedVersionIds } from '../pinned-form'
import { scorableSitting } from '../scorable-sitting'
import type { KindRules } from './kind-rules'

/** What is stored of a result: all of it but the verdict and its codes, which have columns of their own. */
type Shown = Omit<ScoredResult, 'verdict' | 'codes'>

/** What is told of a score that could not be measured: no figure of it leaves the server. */
const UNMEASURED = { iq: null, ci95: null, percentile: null, band: null, formRange: null, dimensions: [] }

/** Matrices: one right option of six, scored by item response theory (docs/measurement.md). */
export const iqRules: KindRules = {
  knowsVersion: isScoringVersion,

  pin: pinForm,

  prepare: async (deps, form) => {
    await readItemVersions(deps, pinnedVersionIds(form))
  },

  score: async (deps, stored, by = SCORING_VERSION) => {
    const ids = stored.form.questions.map(({ versionId }) => versionId)
    const versions = await readItemVersions(deps, ids)
    const { codes, verdict, ...shown } = scoreSitting(
      scorableSitting({ ...stored, versions }),
      by as ScoringVersion,
    )
    const { iq, scoringVersion, normVersion } = shown
    return { verdict, codes, iq, shown, scoringVersion, normVersion }
  },

  draw: async (deps, { questions }) => {
    const ids = questions.map(({ versionId }) => versionId)
    const versions = await readItemVersions(deps, ids)
    const drawn = questions.map(({ id, position, part, order }, index) => {
      const { panels, options } = versions[index]!
      return publicQuestion({
        item: {
          publicId: id,
          position,
          part,
          panels: panels as unknown[],
          options: options as unknown[],
        },
        order,
      })
    })
    return { examKind: 'iq', questions: drawn }
  },

  teaser: async (_deps, { shown }) => {
    const { band, atFloor, answered, total } = shown as Shown
    const index = BANDS.findIndex(({ id }) => id === band)
    const from = BANDS[index]?.from ?? Number.NEGATIVE_INFINITY
    const next = BANDS[index + 1]?.from
    // No class where nothing was measured (docs/decisions/0058).
    if (atFloor)
      return { examKind: 'iq', band: null, bandRange: [null, null], belowRange: true, answered, total }
    return {
      examKind: 'iq',
      band,
      bandRange: [Number.isFinite(from) ? from : null, next === undefined ? null : next - 1],
      belowRange: atFloor,
      answered,
      total,
    }
  },

  counted: (shown) => {
    const { answered, total } = shown as Shown
    return { answered, total }
  },

  tell: async (deps, report) => ({ told: await tellIq(deps, report) }),

  reportScore: async (_deps, { shown }) => {
    const result = shown as Shown
    const score = {
      ...(result.atFloor
        ? UNMEASURED
        : {
            iq: result.iq,
            ci95: result.ci95,
            percentile: result.percentile,
            band: result.band,
            formRange: result.formRange,
            dimensions: toldDimensions(result.dimensions),
          }),
      atCeiling: result.atCeiling,
      atFloor: result.atFloor,
      raw: result.raw,
      // Results of the first scoring version know neither.
      lateDrop: result.lateDrop ?? null,
      reaction: result.reaction ?? null,
      normVersion: result.normVersion,
      scoringVersion: result.scoringVersion,
    }
    return { examKind: 'iq', score }
  },
}

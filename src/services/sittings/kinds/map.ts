import { tellHealth } from '@/domain/questionnaires/map/tell-health'
import { tellFreeMap, tellMap } from '@/domain/questionnaires/map/tell-map'
import { QUESTIONNAIRE_SCORING, type QuestionnaireResult } from '@/domain/questionnaires/score-questionnaire'
import { slotOf } from '../pinned-form'
import type { KindRules } from './kind-rules'
import { instrumentOf, questionnaireForm } from './questionnaire'

/** Which samples of which year the borders rest on (docs/measurement.md). */
const MAP_NORM = 'online-samples-2018'

/** Five dimensions: scales, puzzles and choices that are counted, and a part about health that may be left out. */
export const mapRules: KindRules = {
  ...questionnaireForm('map', MAP_NORM),

  teaser: async (deps, { form, shown, locale, takenIn }) => {
    const { instrument, words } = await instrumentOf(deps, form)
    const result = shown as QuestionnaireResult
    const { answered, total } = result
    return {
      examKind: 'map',
      answered,
      total,
      ...tellFreeMap({ instrument, words: words[locale], locale, result, takenIn }),
    }
  },

  reportScore: async (deps, { form, shown, locale, takenIn }) => {
    const { instrument, words } = await instrumentOf(deps, form)
    const result = shown as QuestionnaireResult
    const told = tellMap({ instrument, words: words[locale], locale, result, takenIn })
    return {
      examKind: 'map',
      score: { ...told, normVersion: MAP_NORM, scoringVersion: QUESTIONNAIRE_SCORING },
    }
  },

  healthSlots: async (deps, form) => {
    const { instrument } = await instrumentOf(deps, form)
    const part = instrument.rules?.optional?.part
    return form.questions.filter((question) => question.part === part).map(slotOf)
  },

  health: async (deps, { form, shown, locale }) => {
    const { instrument, words } = await instrumentOf(deps, form)
    return tellHealth({ instrument, words: words[locale], result: shown as QuestionnaireResult })
  },
}

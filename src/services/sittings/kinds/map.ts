import { tellHealth } from '@/domain/questionnaires/map/tell-health'
import { tellFreeMap, tellMap } from '@/domain/questionnaires/map/tell-map'
import { comparedIn } from '@/domain/questionnaires/read-in'
import type { QuestionnaireResult } from '@/domain/questionnaires/score-questionnaire'
import { sayMap } from '../../reports/view/say-map'
import { sayMapHealth } from '../../reports/view/say-map-health'
import { reportWords } from '../../reports/view/words'
import { slotOf } from '../pinned-form'
import type { KindRules } from './kind-rules'
import { instrumentOf, questionnaireForm } from './questionnaire'

/** Which samples of which year the borders rest on (docs/measurement.md). */
const MAP_NORM = 'online-samples-2018'

/** Five dimensions: scales, puzzles and choices that are counted, and a part about health that may be left out. */
export const mapRules: KindRules = {
  ...questionnaireForm('map', MAP_NORM),

  teaser: async (deps, { form, shown, locale, begunIn }) => {
    const [{ instrument, words }, ours] = await Promise.all([instrumentOf(deps, form), reportWords(locale)])
    const result = shown as QuestionnaireResult
    const { answered, total } = result
    const takenIn = comparedIn(result, begunIn)
    const { health, ...free } = tellFreeMap({ instrument, words: words[locale], locale, result, takenIn })
    return { examKind: 'map', answered, total, ...free, health: sayMapHealth(ours, health) }
  },

  reportScore: async (deps, { form, shown, locale, begunIn, scoringVersion }) => {
    const [{ instrument, words }, ours] = await Promise.all([instrumentOf(deps, form), reportWords(locale)])
    const result = shown as QuestionnaireResult
    const { answered, total } = result
    const takenIn = comparedIn(result, begunIn)
    const facts = tellMap({ instrument, words: words[locale], locale, result, takenIn })
    const told = sayMap(ours, { facts, answered, total, scoringVersion })
    return { examKind: 'map', score: { ...told, normVersion: MAP_NORM, scoringVersion } }
  },

  healthSlots: async (deps, form) => {
    const { instrument } = await instrumentOf(deps, form)
    const part = instrument.rules?.optional?.part
    return form.questions.filter((question) => question.part === part).map(slotOf)
  },

  health: async (deps, { form, shown, locale }) => {
    const [{ instrument, words }, ours] = await Promise.all([instrumentOf(deps, form), reportWords(locale)])
    const result = shown as QuestionnaireResult
    return sayMapHealth(ours, tellHealth({ instrument, words: words[locale], result }))
  },
}

import type { BuiltKind } from '@/domain/exam/kinds'
import { kindOf, type PinnedForm } from '../pinned-form'
import { iqRules } from './iq'
import type { KindRules } from './kind-rules'
import { mapRules } from './map'
import { questionnaireRules } from './questionnaire'

/** By kind: how its sittings are put together, drawn, scored and told. */
export const RULES: Record<BuiltKind, KindRules> = {
  iq: iqRules,
  types16: questionnaireRules('types16'),
  eq: questionnaireRules('eq'),
  left_right: questionnaireRules('left_right'),
  depression: questionnaireRules('depression'),
  psychology: questionnaireRules('psychology'),
  map: mapRules,
}

/** How a sitting with this form is drawn, scored and told. */
export const rulesOf = (form: PinnedForm): KindRules => RULES[kindOf(form)]

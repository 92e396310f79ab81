import type { BuiltKind } from '@/domain/exam/kinds'
import { kindOf, type PinnedForm } from '../pinned-form'
import { iqRules } from './iq'
import type { KindRules } from './kind-rules'

const RULES: Record<BuiltKind, KindRules> = { iq: iqRules }

/** How a sitting with this form is drawn, scored and told. */
export const rulesOf = (form: PinnedForm): KindRules => RULES[kindOf(form)]

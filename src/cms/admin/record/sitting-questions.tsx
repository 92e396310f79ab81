import type { JSONFieldServerProps } from 'payload'
import { isQuestionnaire } from '@/domain/exam/is-questionnaire'
import { formOf, kindOf } from '@/services/sittings/pinned-form'
import { nameOf } from '../words/name-of'
import { MatrixQuestions } from './matrix-questions'
import { StatementQuestions } from './statement-questions'

/** A sitting's pinned form with what was answered, as its kind of test asks. */
export function SittingQuestions({ data, req, i18n }: JSONFieldServerProps) {
  const Questions = isQuestionnaire(kindOf(formOf({ form: data.form ?? {} })))
    ? StatementQuestions
    : MatrixQuestions
  return (
    <div className="field-type">
      <h3>{nameOf({ section: 'fields', key: 'sittings.form', language: i18n.language })}</h3>
      <Questions data={data} req={req} i18n={i18n} />
    </div>
  )
}

import type { DailyQuestion } from '@/content/centre/daily-questions'
import type { CallData } from '@/domain/api/calls'
import { sharesOf } from '@/domain/daily/shares'
import { countAnswers } from '@/services/daily/count-answers'
import type { StoredAnswer } from '@/services/daily/own-answers'
import type { Deps } from '@/services/deps'

type Asked = NonNullable<CallData<'daily.today'>['question']>

/** A question as it is asked: without its key. */
export const viewAsked = ({ id, kind, answerKind, text, options }: DailyQuestion): Asked => ({
  id,
  kind,
  answerKind,
  text,
  options: options.map((option) => ({ id: option.id, text: option.text })),
})

/** What is told of a question whose answer is stored, and only then. */
export const viewAnswered = async (
  deps: Pick<Deps, 'payload'>,
  { question, stored: { day, answer, right } }: { question: DailyQuestion; stored: StoredAnswer },
): Promise<CallData<'daily.answer'>> => {
  const counts = await countAnswers(deps, question.id)
  return {
    day,
    question: viewAsked(question),
    answer,
    right,
    rightOptions: question.options.filter((option) => option.right).map(({ id }) => id),
    rightWord: question.answerKind === 'gap' ? (question.accepted[0] ?? null) : null,
    analysis: question.analysis,
    source: question.source,
    others: sharesOf({ ...question, ...counts }),
  }
}

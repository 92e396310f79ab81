import type { SittingView } from '@/ui/sitting/sitting-view'
import type { PartLoad, Statement } from '@/ui/sitting/store/part-load'

/** The statements of a part; `helpFrom`: from which choice one of them asks for help. */
export const statementsOf = (
  { questions }: Pick<SittingView, 'questions'>,
  part: number,
  helpFrom: Readonly<Record<string, number>> = {},
): Statement[] =>
  questions
    .filter((question) => question.part === part)
    .map((question) => ({
      ...question,
      kind: 'frequency',
      text: 'It was like this.',
      other: null,
      choices: 5,
      options: null,
      lead: null,
      ask: null,
      helpFrom: helpFrom[question.id] ?? null,
    }))

export const askedPart = (...asked: Parameters<typeof statementsOf>): PartLoad => ({
  status: 'ready',
  questions: statementsOf(...asked),
})

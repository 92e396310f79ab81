import type { CallData } from '@/domain/api/calls'
import { type Panel, parsePanel } from '@/domain/matrices/panel'

type Place = { id: string; position: number; part: number }
type Listed = CallData<'question.list'>

export type Matrix = Place & { panels: Panel[]; options: Panel[] }
export type Statement = Exclude<Listed, { examKind: 'iq' }>['questions'][number]
export type Question = Matrix | Statement

export type PartLoad =
  | { status: 'loading' | 'failed'; questions?: undefined }
  | { status: 'ready'; questions: readonly Question[] }

/** How many choices a question has. */
export const choicesOf = (question: Question): number =>
  'choices' in question ? question.choices : question.options.length

/** The questions of a part; one that is not whole counts as failed. */
export const readPart = (listed: Listed): PartLoad => {
  const questions = listed.examKind === 'iq' ? matricesOf(listed) : listed.questions
  return questions && questions.length > 0 ? { status: 'ready', questions } : { status: 'failed' }
}

/** Each drawing proved to be one; null where a question has anything else in it. */
const matricesOf = ({ questions }: Extract<Listed, { examKind: 'iq' }>): Matrix[] | null => {
  const read = questions.map(({ panels, options, ...place }) => ({
    ...place,
    panels: panels.flatMap((panel) => parsePanel(panel) ?? []),
    options: options.flatMap((panel) => parsePanel(panel) ?? []),
  }))
  const whole = read.every((item) => item.panels.length === 8 && item.options.length === 6)
  return whole ? read : null
}

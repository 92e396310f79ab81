import type { CallData } from '@/domain/api/calls'
import { type Panel, parsePanel } from '@/domain/matrices/panel'

export type Question = { id: string; position: number; part: number; panels: Panel[]; options: Panel[] }
export type PartLoad =
  | { status: 'loading' | 'failed'; questions?: undefined }
  | { status: 'ready'; questions: Question[] }

/** The drawings of a part, each proved to be one; a part with anything else in it counts as failed. */
export const readPart = ({ questions }: CallData<'question.list'>): PartLoad => {
  const read = questions.map(({ panels, options, ...rest }) => ({
    ...rest,
    panels: panels.flatMap((panel) => parsePanel(panel) ?? []),
    options: options.flatMap((panel) => parsePanel(panel) ?? []),
  }))
  const whole = read.length > 0 && read.every((item) => item.panels.length === 8 && item.options.length === 6)
  return whole ? { status: 'ready', questions: read } : { status: 'failed' }
}

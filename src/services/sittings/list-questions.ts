import type { CallData } from '@/domain/api/schemas'
import { publicQuestion } from '@/domain/exam/public-exam'
import type { Deps } from '../deps'
import type { OwnSitting } from './find-sitting'
import { readItemVersions } from './item-versions'
import type { PinnedForm } from './pinned-form'

/** The drawings of one part, options in this sitting's order. Keys, weights and difficulty stay here. */
export const listQuestions = async (
  deps: Pick<Deps, 'payload'>,
  { sitting, part }: { sitting: OwnSitting; part: number },
): Promise<CallData<'question.list'>> => {
  const form = sitting.form as PinnedForm
  const wanted = form.questions.filter((question) => question.part === part)
  const versions = await readItemVersions(
    deps,
    wanted.map(({ versionId }) => versionId),
  )
  return {
    orderNumber: sitting.number,
    part,
    questions: wanted.map(({ id, position, order }, index) => {
      const { panels, options } = versions[index]!
      const item = { publicId: id, position, panels: panels as unknown[], options: options as unknown[] }
      const shown = publicQuestion({ item, order, total: form.questions.length })
      return { ...shown, part }
    }),
  }
}

import type { CallData } from '@/domain/api/calls'
import { publicQuestion } from '@/domain/exam/public-question'
import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import { readItemVersions } from './item-versions'
import { findPart, type PinnedForm } from './pinned-form'

/**
 * The drawings of one part, options in this sitting's order. Keys, weights and difficulty stay here. The part is one
 * that is in force or a middle that was known from the start; 404 for any other id.
 */
export const listQuestions = async (
  deps: Pick<Deps, 'payload'>,
  { number, form, partId }: { number: string; form: PinnedForm; partId: string },
): Promise<CallData<'question.list'>> => {
  const found = findPart(form, partId)
  if (!found) throw new HttpRefusal('notFound')
  const { part, questions } = found
  const versions = await readItemVersions(
    deps,
    questions.map(({ versionId }) => versionId),
  )
  return {
    orderNumber: number,
    part,
    partId,
    questions: questions.map(({ id, position, order }, index) => {
      const { panels, options } = versions[index]!
      const item = {
        publicId: id,
        position,
        part,
        panels: panels as unknown[],
        options: options as unknown[],
      }
      return publicQuestion({ item, order })
    }),
  }
}

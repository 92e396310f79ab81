import type { CallData } from '@/domain/api/calls'
import type { Locale } from '@/domain/locale/locales'
import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import { rulesOf } from './kinds/rules-of'
import { findPart, type PinnedForm } from './pinned-form'

/**
 * The questions of one part, choices in this sitting's order. Keys, weights and difficulty stay here. The part is one
 * that is in force or a middle that was known from the start; 404 for any other id.
 */
export const listQuestions = async (
  deps: Pick<Deps, 'payload'>,
  { number, form, partId, locale }: { number: string; form: PinnedForm; partId: string; locale: Locale },
): Promise<CallData<'question.list'>> => {
  const found = findPart(form, partId)
  if (!found) throw new HttpRefusal('notFound')
  const { part, questions } = found
  return {
    orderNumber: number,
    part,
    partId,
    ...(await rulesOf(form).draw(deps, { form, questions, locale })),
  }
}

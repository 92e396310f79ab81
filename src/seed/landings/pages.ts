import type { QuestionnaireKind } from '@/domain/exam/kinds'
import { EXAM_NUMBERS } from '../exam-numbers'
import type { PagePlan } from './page-plan'
import { PAGES_A } from './pages-a'
import { PAGES_B } from './pages-b'

/** The landing pages that are seeded beside the first two. */
export const PAGES: readonly PagePlan[] = [...PAGES_A, ...PAGES_B]

export type PageKind = 'iq' | QuestionnaireKind

/** The kind of test that a page is about: in an installation of an earlier time it may have another number. */
export const kindOf = ({ exam }: PagePlan): PageKind => {
  const [kind] = Object.entries(EXAM_NUMBERS).find(([, number]) => number === exam) ?? ['iq']
  return kind as PageKind
}

import { readExam, readExams } from '@/content/exam'
import { readLowestPriceOf } from '@/content/prices'
import { EXAM_CATEGORIES, EXAM_KINDS, isBuiltKind, recommendedBeside } from '@/domain/exam/kinds'
import { HttpRefusal } from '@/services/refusal'
import { findPlace } from '@/services/sittings/find-place'
import { defineEndpoints } from '../define-endpoints'

export const examEndpoints = defineEndpoints({
  'exam.categories': async () => {
    const exams = await readExams('EN')
    return EXAM_CATEGORIES.map((category) => ({
      category,
      count: exams.filter((exam) => exam.category === category).length,
    }))
  },

  'exam.info': async ({ deps, input: { params, query } }) => {
    const locale = query.hl ?? 'EN'
    const { exam } = await findPlace(deps, params.id)
    const examId = Number(exam.number)
    const facts = await readExam({ examId, locale })
    if (!facts || !isBuiltKind(facts.kind)) throw new HttpRefusal('notFound')
    const price = await readLowestPriceOf({ examId, locale })
    return {
      examId,
      examKind: facts.kind,
      category: EXAM_KINDS[facts.kind].category,
      title: facts.title,
      summary: facts.summary,
      duration: facts.duration,
      questionCount: facts.questionCount,
      limitMinutes: facts.limitMinutes,
      priceFrom: price && { amount: price.amount, currency: price.currency, country: price.countryName },
    }
  },

  'exam.recommended': async ({ deps, input: { params, query } }) => {
    const { exam } = await findPlace(deps, params.id)
    const exams = await readExams(query.hl ?? 'EN')
    const beside = exams.find(({ examId }) => examId === exam.number)
    if (!beside) throw new HttpRefusal('notFound')
    return recommendedBeside(exams, beside)
  },
})

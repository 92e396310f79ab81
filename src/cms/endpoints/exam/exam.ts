import { readExam, readExams } from '@/content/exam'
import { readLowestPriceOf } from '@/content/prices'
import { EXAM_CATEGORIES, EXAM_KINDS, EXAM_TAGS, isBuiltKind, recommendedBeside } from '@/domain/exam/kinds'
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
      limitMinutes: facts.kind === 'iq' ? facts.limitMinutes : null,
      priceFrom: price && { amount: price.amount, currency: price.currency, country: price.countryName },
    }
  },

  'exam.tags': async ({ input: { body } }) => {
    const exams = await readExams(body.hl ?? 'EN')
    const wanted = EXAM_TAGS.filter((tag) => body.tag === undefined || body.tag === tag)
    return wanted.map((tag) => ({ tag, exams: exams.filter(({ tags }) => tags.includes(tag)) }))
  },

  'exam.recommended': async ({ deps, input: { params, query } }) => {
    const { exam } = await findPlace(deps, params.id)
    const exams = await readExams(query.hl ?? 'EN')
    const beside = exams.find(({ examId }) => examId === exam.number)
    if (!beside) throw new HttpRefusal('notFound')
    return recommendedBeside(exams, beside)
  },
})

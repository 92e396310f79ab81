import { HttpRefusal, Refusal } from '@/services/refusal'
import { findPlace } from '@/services/sittings/find-place'
import { findLatestSitting } from '@/services/sittings/find-sitting'
import { listQuestions } from '@/services/sittings/list-questions'
import { formOf } from '@/services/sittings/pinned-form'
import { defineEndpoints } from '../define-endpoints'

export const questionEndpoints = defineEndpoints({
  'question.list': async ({ deps, input: { params, query }, viewer }) => {
    const { exam } = await findPlace(deps, params.examId)
    if (!viewer.visitorHash) throw new HttpRefusal('unauthorized')
    const sitting = await findLatestSitting(deps, { examId: exam.id, viewer })
    if (!sitting) throw new Refusal('noSitting')
    if (sitting.state !== 'started') throw new Refusal('sittingLocked')
    return listQuestions(deps, {
      number: sitting.number,
      form: formOf(sitting),
      partId: query.part,
      locale: params.lang,
    })
  },
})

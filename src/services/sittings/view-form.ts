import type { CallData } from '@/domain/api/schemas'
import { type PinnedForm, partsOf } from './pinned-form'

type View = Pick<CallData<'order.info'>, 'questions' | 'parts' | 'unsettled'>

/** What a browser may know of the form in force. Levels are not in it, nor how many there are. */
export const viewForm = (form: PinnedForm): View => ({
  questions: form.questions.map(({ id, position, part }) => ({ id, position, part })),
  parts: partsOf(form),
  unsettled: (form.stages ?? []).filter(({ settled }) => settled.state === 'open').map(({ part }) => part),
})

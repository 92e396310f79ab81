import { CALLS } from '@/domain/api/calls'
import { ANSWER_LENGTH } from '@/domain/http/answer-length'
import { PERSONAL } from './define-endpoints'

/** 405 for HEAD of the one GET that mails something: who looks whether an address is there wants no code. */
export const refuseHead = (slug: string[]): Response | null =>
  `/api/${slug.join('/')}` === CALLS['user.captcha'].path
    ? new Response(null, { status: 405, headers: { ...PERSONAL, Allow: 'GET' } })
    : null

/** Says an answer's length where Next lets it pass. */
export const withLength = (answer: Response): Response => {
  const length = answer.headers.get('content-length')
  if (length !== null) answer.headers.set(ANSWER_LENGTH, length)
  return answer
}

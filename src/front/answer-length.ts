import { ANSWER_LENGTH } from '@/domain/http/answer-length'
import type { Step } from './step'

/** Tells the length of a file that a route answers, so that a browser shows its progress and may ask for the rest of it. */
export const answerLength: Step = ({ url }, response) => {
  if (!url.startsWith('/api/')) return 'passed'
  const set = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    name.toLowerCase() === ANSWER_LENGTH ? set('Content-Length', String(value)) : set(name, value)
  return 'passed'
}

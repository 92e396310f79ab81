import { ANSWER_LENGTH } from '@/domain/http/answer-length'
import type { Step } from './step'

/** Tells the length of a file that a route answers, so that a browser shows its progress and may ask for the rest of it. */
export const answerLength: Step = ({ url }, response) => {
  if (!url.startsWith('/api/')) return 'passed'
  const append = response.appendHeader.bind(response)
  response.appendHeader = (name, value) =>
    name.toLowerCase() === ANSWER_LENGTH ? response.setHeader('Content-Length', value) : append(name, value)
  return 'passed'
}

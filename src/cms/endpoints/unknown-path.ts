import { PERSONAL } from './define-endpoint'

/** How Payload's REST says that nothing is mounted at a path; a document that is not there it says in other words. */
const NO_ROUTE = 'Route not found'

/** An answer of Payload's REST; where it has no route, the same in the envelope of our calls. */
export const inEnvelopeIfUnknown = async (answer: Response): Promise<Response> => {
  if (answer.status !== 404) return answer
  const said = (await answer
    .clone()
    .json()
    .catch(() => null)) as { message?: unknown } | null
  if (!String(said?.message).startsWith(NO_ROUTE)) return answer
  return new Response(JSON.stringify({ result: 404, message: 'unknownPath' }), {
    status: 404,
    headers: PERSONAL,
  })
}

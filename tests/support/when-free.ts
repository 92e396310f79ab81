/** What a site answers that is too busy at the moment (503) is asked again, up to a minute. */
export const whenFree = async (
  asked: () => Promise<Response>,
  until = Date.now() + 60_000,
): Promise<Response> => {
  const answer = await asked()
  if (answer.status !== 503 || Date.now() > until) return answer
  await answer.arrayBuffer()
  await new Promise((done) => setTimeout(done, 300))
  return whenFree(asked, until)
}

/** What one of the admin's own calls answered: its data, or the name of its "no". */
export type Answered<Data> = { data: Data } | { refusal: string }

/** Asks one of the admin's own calls. Whatever went wrong has a name; `failed` where nobody said why. */
export const staffCall = async <Data>(path: string, body?: object): Promise<Answered<Data>> => {
  try {
    const response = await fetch(`/api/admin${path}`, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(30_000),
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const answer = (await response.json()) as { result: number; data?: Data; message?: string }
    return answer.result === 200 && answer.data !== undefined
      ? { data: answer.data }
      : { refusal: answer.message ?? 'failed' }
  } catch {
    return { refusal: 'failed' }
  }
}

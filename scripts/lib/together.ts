type Work<Result> = (signal: AbortSignal) => Promise<Result>

/** Runs two works at once. What fails ends the other by its signal, and is thrown when both have ended. */
export const together = async <First, Second>(
  first: Work<First>,
  second: Work<Second>,
  outer?: AbortSignal,
): Promise<[First, Second]> => {
  const ending = new AbortController()
  const signal = AbortSignal.any([ending.signal, ...(outer ? [outer] : [])])
  const failures: unknown[] = []
  const run = async <Result>(work: Work<Result>): Promise<Result> => {
    try {
      return await work(signal)
    } catch (error) {
      failures.push(error)
      ending.abort()
      throw error
    }
  }
  const works = [run(first), run(second)] as const
  await Promise.allSettled(works)
  // The other failed because it was ended.
  if (failures.length > 0) throw failures[0]
  return Promise.all(works)
}

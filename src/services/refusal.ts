import { RESULTS, type ResultName } from '@/domain/api/results'

/** A "no" that the visitor can do something about: HTTP 200 with another result code (docs/decisions/0020). */
export class Refusal extends Error {
  readonly result: number
  /** `account`: of `loginNeeded`, whose account it is, masked, for the browser that began it. */
  constructor(
    readonly reason: ResultName,
    readonly told: { account?: string } = {},
  ) {
    super(reason)
    this.result = RESULTS[reason]
  }
}

export type HttpProblem = 'malformed' | 'unauthorized' | 'forbidden' | 'notFound' | 'tooMany' | 'unavailable'

const STATUS: Record<HttpProblem, number> = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  tooMany: 429,
  unavailable: 503,
}

/** A "no" of the protocol: the HTTP status says it, in the same envelope. */
export class HttpRefusal extends Error {
  readonly status: number
  constructor(
    readonly problem: HttpProblem,
    readonly details?: { issues?: { path: string; message: string }[]; retryAfterSeconds?: number },
  ) {
    super(problem)
    this.status = STATUS[problem]
  }
}

export type LoadPlan = {
  port: number
  seconds: number
  /** Ends after so many answers, if they come before the time is over. */
  count?: number
  connections: number
  /** Requests a second, sent whether or not earlier ones were answered. Without it each connection asks as fast as it is answered. */
  rate?: number
  /** Whole requests, sent in turn. REVISION in one is replaced by a number that grows each time round. */
  requests: string[]
  firstRevision?: number
  /** Must stand in every answer's body. */
  expect?: string
}

/** Six digits that stay six digits, so that a request's length never changes. */
export const REVISION = '@@@@@@'

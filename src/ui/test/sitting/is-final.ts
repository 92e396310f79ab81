import { CallRefused } from '../../api/call'

/** `result` codes and HTTP statuses after which no retry can succeed: locked, not ours (any more). */
const FINAL_RESULTS = [20101, 20102, 401, 403, 404]

/** Whether the server takes no more answers for a sitting, whatever is tried. */
export const isFinal = (problem: unknown): boolean =>
  problem instanceof CallRefused && FINAL_RESULTS.includes(problem.result)

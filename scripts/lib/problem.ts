/** A failure with one clear sentence and the way out; the start script prints it and exits with 1. */
export class Problem extends Error {}

const WAYS_OUT: [pattern: RegExp, sentence: string][] = [
  [
    /ENOSPC|No space left on device|could not (extend|write)/i,
    'The disk is full: free at least 2 GB and start again. Nothing that was acknowledged is lost.',
  ],
  [
    /EACCES|EPERM|permission denied/i,
    'A file or folder of the project cannot be written: check who owns it and start again.',
  ],
  [
    /EADDRINUSE/i,
    'A port is taken: stop the program that uses it, or choose another with PORT=3100 npm start.',
  ],
]

/** Turns whatever went wrong into one sentence. */
export const sentenceOf = (error: unknown): string => {
  if (error instanceof Problem) return error.message
  const text = error instanceof Error ? error.message : String(error)
  return WAYS_OUT.find(([pattern]) => pattern.test(text))?.[1] ?? text
}

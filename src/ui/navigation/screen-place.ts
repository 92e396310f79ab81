/** The storefront and exam of a page: all that a cached shell hands to its client part. */
export type ScreenPlace = { code: string; examId: number }

/** `iq-1`, as calls take it. */
export const appExamIdOf = ({ code, examId }: ScreenPlace): string => `${code}-${examId}`

import type { z } from 'zod'

/** A cursor of ours as it was stored; null when there is none, or one that we cannot read any more. */
export const readCursor = <T>({ text, schema }: { text: string | null; schema: z.ZodType<T> }): T | null => {
  if (text === null) return null
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

import type { z } from 'zod'

/** A JSON cursor as we stored it; null when there is none, or one that we can no longer read. */
export const readCursor = <T>({ text, schema }: { text: string | null; schema: z.ZodType<T> }): T | null => {
  if (text === null) return null
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

import { deserialize, serialize } from 'node:v8'
import { isCurrent, type Marks } from '../../domain/caches/marks'

/** What was made, and of each of its tags the mark before the making began. */
export type Entry = { value: unknown; cacheControl: unknown; marks: Marks }

/** Another one as soon as an entry is stored in another form. */
const FORM = 1

/** With Node's own form Buffers and Maps come back as what they were; a page's pieces are such. */
export const packEntry = (entry: Entry): Buffer => serialize({ form: FORM, ...entry })

/** Null for what cannot be read. */
export const unpackEntry = (bytes: Buffer): Entry | null => {
  try {
    const { form, ...entry } = deserialize(bytes) as Entry & { form: number }
    return form === FORM && entry.marks instanceof Map ? entry : null
  } catch {
    return null
  }
}

/** What is kept under none of `tags` cannot be told stale by others: it stays with the process that made it. */
export const entryOf = ({
  tags,
  before,
  ...made
}: Omit<Entry, 'marks'> & { tags: readonly string[]; before: Marks }): Entry | null => {
  if (!isCurrent({ tags, before, now: before })) return null
  return { ...made, marks: new Map(tags.map((tag) => [tag, String(before.get(tag))])) }
}

/** Whether an entry may be shown to somebody who asks for it under tags of their own. */
export const mayShow = (
  { marks: before }: Entry,
  { tags, now }: { tags: readonly string[]; now: Marks },
): boolean => isCurrent({ tags: [...before.keys(), ...tags], before, now })

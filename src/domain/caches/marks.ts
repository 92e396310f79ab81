/**
 * What is known of the tags of content/tags.ts: of each, a mark that is another one after every change of what the tag stands
 * for, and never the same one twice. Two marks are the same or not; none is older than another, so no clock matters.
 */
export type Marks = ReadonlyMap<string, string>

/** The tags whose mark is not what it was; nothing is known at first, so that all of them are. */
export const changedTags = ({ before, now }: { before: Marks | null; now: Marks }): string[] =>
  [...now].filter(([tag, mark]) => before?.get(tag) !== mark).map(([tag]) => tag)

/**
 * Whether something that was read under some tags may still be shown: each has the mark that it had before the reading began.
 * Of what has no tags, or one that nobody knows, it cannot be said.
 */
export const isCurrent = ({
  tags,
  before,
  now,
}: {
  tags: readonly string[]
  before: Marks
  now: Marks
}): boolean => tags.length > 0 && tags.every((tag) => now.has(tag) && now.get(tag) === before.get(tag))

/** Whether a tag changed since something began to be made. Of tags that nobody knows, none did. */
export const isOutdated = ({
  tags,
  before,
  now,
}: {
  tags: readonly string[]
  before: Marks
  now: Marks
}): boolean => tags.some((tag) => before.get(tag) !== now.get(tag))

/** What may be said of the marks while what was kept under `tags` is not forgotten yet: of those, nothing. */
export const withoutTags = (marks: Marks, tags: readonly string[]): Marks =>
  new Map([...marks].filter(([tag]) => !tags.includes(tag)))

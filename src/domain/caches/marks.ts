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
  then,
  now,
}: {
  tags: readonly string[]
  then: Marks
  now: Marks
}): boolean => tags.length > 0 && tags.every((tag) => now.has(tag) && now.get(tag) === then.get(tag))

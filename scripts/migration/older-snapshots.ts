/** Snapshots of the collections that Payload will never read again: it compares with the newest. */
export const olderSnapshots = (files: readonly string[]): string[] =>
  files
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .slice(0, -1)

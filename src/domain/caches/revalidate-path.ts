/** Where a server is told that what it keeps under some tags is stale: by itself, and by workers of an older release. */
export const REVALIDATE_PATH = '/api/internal/revalidate'

/** What it is told; `here`: every other process knows it already. */
export type Revalidation = { tags: readonly string[]; here?: true }

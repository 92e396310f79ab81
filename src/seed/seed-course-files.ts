import path from 'node:path'
import type { Payload, PayloadRequest } from 'payload'

/** Beside the sources, as in an image of ours: a bundle holds no file of a megabyte (Dockerfile). */
const FOLDER = 'src/seed/centre/files'

/** Stores files of that folder. Gives the ids of their documents, by their names. */
export const seedCourseFiles = async (
  { payload, req }: { payload: Payload; req: PayloadRequest },
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map<string, string>()
  for (const name of names) {
    const { id } = await payload.create({
      collection: 'course-files',
      req,
      data: {},
      filePath: path.resolve(FOLDER, name),
      // What an attempt left that was rolled back is written again, not beside it under another name.
      overwriteExistingFiles: true,
      context: { skipInvalidation: true },
    })
    ids.set(name, id)
  }
  return ids
}

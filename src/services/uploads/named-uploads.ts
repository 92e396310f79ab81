import type { Payload } from 'payload'
import type { JobData } from '@/gateways/jobs/jobs'
import { course_files, media } from '@/payload-schema'

export type UploadRoom = JobData['remove-stored']['room']

/** Names of all files that documents name, with the sizes of pictures. There are as many as staff have uploaded. */
export const namedUploads = async (db: Payload['db']['drizzle'], room: UploadRoom): Promise<Set<string>> => {
  const rows =
    room === 'media'
      ? await db
          .select({ a: media.filename, b: media.sizes_small_filename, c: media.sizes_large_filename })
          .from(media)
      : await db.select({ a: course_files.filename }).from(course_files)
  return new Set(rows.flatMap((row) => Object.values(row)).filter((name): name is string => name !== null))
}

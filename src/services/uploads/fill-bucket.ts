import { buffer } from 'node:stream/consumers'
import type { Store } from '@/gateways/store/store'
import type { UploadRoom } from './named-uploads'

/** Plain SQL: the release asks before it has migrated. These tables and columns have had their names from the beginning. */
const ROOMS: Readonly<Record<UploadRoom, { table: string; files: string }>> = {
  media: {
    table: 'media',
    files: `select file.name, file.type from media, lateral (values (filename, mime_type),
      (sizes_small_filename, sizes_small_mime_type), (sizes_large_filename, sizes_large_mime_type)) as file(name, type)
      where file.name is not null`,
  },
  courses: {
    table: 'course_files',
    files: 'select filename as name, mime_type as type from course_files where filename is not null',
  },
}

type Row = { name: string; type: string | null }
type Client = { query: (text: string) => Promise<{ rows: Row[] }> }

const DAY_MS = 86_400_000

/**
 * Copies into a bucket the uploads that documents name, that lie in the folder, and that the bucket does not have: so a
 * shop that moves to a bucket shows no picture that is not there. Reports are drawn again when somebody asks. Nothing is
 * taken out of the folder. Returns how many it copied.
 */
export const fillBucket = async (
  client: Client,
  { folder, bucket, now }: { folder: Store; bucket: Store; now: Date },
): Promise<number> => {
  let copied = 0
  for (const room of ['media', 'courses'] as const) {
    const { rows: tables } = await client.query(
      `select relname as name, null as type from pg_class where oid = to_regclass('public.${ROOMS[room].table}')`,
    )
    if (tables.length === 0) continue
    const { rows } = await client.query(ROOMS[room].files)
    // A day ahead, because the clock of a store is another one.
    const there = new Set(await bucket.list(room, new Date(now.getTime() + DAY_MS)))
    for (const { name, type } of rows) {
      if (there.has(bucket.keyOf(name))) continue
      const file = await folder.open({ room, name })
      if (!file || file.bytes === 0) continue
      const stream = file.read({ start: 0, end: file.bytes - 1 })
      const bytes = await buffer(stream as unknown as AsyncIterable<Uint8Array>)
      await bucket.put({ room, name }, bytes, type ?? 'application/octet-stream')
      copied += 1
    }
  }
  return copied
}

import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import type { Locale } from '@/domain/locale/locales'
import type { CourseFile } from '@/payload-types'
import { editorial } from '../editorial'
import { getPayloadClient } from '../payload'
import { fileOf, recordingOf } from './course-recordings'

/** What is sent of a file: `name` is that in the folder of the files of courses. */
export type StoredFile = { name: string; type: string }

/**
 * The files of a published course and the captions in a language in which it is public, for the calls that send them. A
 * browser never gets the names.
 */
export const readCourseFiles = ({ id, locale }: { id: string; locale: Locale }) =>
  unstable_cache(
    editorial(async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'courses',
        where: { _status: { equals: 'published' }, slug: { equals: id } },
        locale,
        depth: 1,
        limit: 1,
        pagination: false,
      })
      const [course] = docs
      return {
        recordings: (course?.chapters ?? []).map((chapter) => ({
          file: recordingOf(chapter) ? storedOf(fileOf(chapter.recording)) : null,
          captions: recordingOf(chapter) ? (chapter.captions ?? null) : null,
        })),
        attachments: (course?.attachments ?? []).map(({ title, file }) => ({
          title,
          file: storedOf(fileOf(file)),
        })),
      }
    }),
    ['course-files', id, locale],
    { tags: tagsOf('course-files') },
  )()

const storedOf = (file: CourseFile | null): StoredFile | null =>
  file?.filename && file.mimeType ? { name: file.filename, type: file.mimeType } : null

import { FORMATS, type Format, formatOf } from '@/domain/centre/formats'
import type { Course, CourseFile } from '@/payload-types'

// What everybody may know of the recordings and attachments of a course that was read with them (depth 1): no name of a file.

type Chapter = Course['chapters'][number]
type Recorded = 'audio' | 'video'

/** A stored file; null where it is gone. */
export const fileOf = (file: string | CourseFile | null | undefined): CourseFile | null =>
  file && typeof file === 'object' ? file : null

export const recordingOf = ({
  recording,
  captions,
}: Pick<Chapter, 'recording' | 'captions'>): { format: Recorded; captions: boolean } | null => {
  const format = formatOf(fileOf(recording)?.mimeType)
  return format === 'audio' || format === 'video' ? { format, captions: Boolean(captions) } : null
}

export const attachmentsOf = ({ attachments }: Pick<Course, 'attachments'>) =>
  (attachments ?? []).flatMap(({ title, file }, index) => {
    const stored = fileOf(file)
    if (!stored) return []
    return [{ number: index + 1, title, format: formatOf(stored.mimeType), bytes: stored.filesize ?? 0 }]
  })

/** What a course comes as: every chapter can also be had as a PDF. */
export const formatsOf = (course: Pick<Course, 'chapters' | 'attachments'>): Format[] => {
  const formats = new Set<Format>([
    'pdf',
    ...course.chapters.flatMap((chapter) => recordingOf(chapter)?.format ?? []),
    ...attachmentsOf(course).map(({ format }) => format),
  ])
  return FORMATS.filter((format) => format !== 'unknown' && formats.has(format))
}

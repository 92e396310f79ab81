import { readCourseFiles, type StoredFile } from '@/content/centre/course-files'
import type { Locale } from '@/domain/locale/locales'
import type { Reader } from '@/services/centre/level-of'
import { HttpRefusal, Refusal } from '@/services/refusal'
import { courseOf, isUnlocked, readChapter } from './view-courses'

type At = { id: string; number: number; locale: Locale; reader: Reader }

/** @throws as `readChapter`, and HttpRefusal 404 where the chapter has no recording. */
export const findRecording = async (at: At): Promise<StoredFile> => {
  const { language } = await readChapter(at)
  const { recordings } = await readCourseFiles({ id: at.id, locale: language })
  return orNotFound(recordings[at.number - 1]?.file)
}

/** What is heard in a recording, as WebVTT. @throws as `findRecording`. */
export const findCaptions = async (at: At): Promise<string> => {
  const { language } = await readChapter(at)
  const { recordings } = await readCourseFiles({ id: at.id, locale: language })
  return orNotFound(recordings[at.number - 1]?.captions)
}

/** @throws HttpRefusal 404 for an attachment that there is not, Refusal partLocked where the course is closed to the reader. */
export const findAttachment = async (at: At): Promise<StoredFile & { title: string }> => {
  const course = await courseOf(at.id, at.locale)
  const { attachments } = await readCourseFiles({ id: at.id, locale: course.language })
  const attachment = attachments[at.number - 1]
  const file = orNotFound(attachment?.file)
  if (!isUnlocked(course, at.reader)) throw new Refusal('partLocked')
  return { ...file, title: attachment?.title ?? '' }
}

const orNotFound = <Value>(value: Value | null | undefined): Value => {
  if (!value) throw new HttpRefusal('notFound')
  return value
}

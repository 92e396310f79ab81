import type { CallData } from '@/domain/api/calls'

export type CourseDetail = CallData<'course.detail'>
export type CourseRow = CallData<'course.list'>['items'][number]
export type Chapter = CourseDetail['chapterList'][number]
export type Blocks = CallData<'course.chapter'>['blocks']

/** What everybody sees of a course before it is known who is looking. */
export type ShownCourse = Omit<
  CourseDetail,
  | 'locked'
  | 'plan'
  | 'openTo'
  | 'students'
  | 'finished'
  | 'chapters'
  | 'chapterList'
  | 'bought'
  | 'onSale'
  | 'buyers'
> & {
  chapterList: Pick<Chapter, 'number' | 'title' | 'minutes' | 'recording'>[]
}

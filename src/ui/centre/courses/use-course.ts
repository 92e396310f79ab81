'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import type { CourseDetail } from './course-shapes'

const QUIET = { revalidateOnFocus: false, shouldRetryOnError: false } as const

export type CourseRead = {
  /** What depends on who is looking; null until it is known. */
  detail: CourseDetail | null
  problem: unknown
  retry: () => void
  /** A chapter was finished, or is so no longer. */
  keep: (number: number, finished: boolean) => void
}

export const useCourse = (id: string): CourseRead => {
  const hl = localeOfTag(useLocale())
  const { data, error, isValidating, mutate } = useSWR(
    ['course.detail', id, hl],
    () => call('course.detail', { params: { id }, query: { hl } }),
    QUIET,
  )
  return {
    detail: data ?? null,
    problem: data || isValidating ? null : (error ?? null),
    retry: () => void mutate(),
    keep: (number, finished) =>
      void mutate((known) => known && withFinished(known, { number, finished }), { revalidate: false }),
  }
}

/** A chapter that not everybody may read; `number` null: nothing is asked for. */
export const useChapterText = ({ id, number }: { id: string; number: number | null }) => {
  const hl = localeOfTag(useLocale())
  const { data, error, isValidating, mutate } = useSWR(
    number === null ? null : ['course.chapter', id, number, hl],
    () => call('course.chapter', { params: { id, number: number ?? 1 }, query: { hl } }),
    QUIET,
  )
  return { data, problem: data || isValidating ? null : (error ?? null), retry: () => void mutate() }
}

const withFinished = (
  course: CourseDetail,
  { number, finished }: { number: number; finished: boolean },
): CourseDetail => {
  const chapterList = course.chapterList.map((chapter) =>
    chapter.number === number ? { ...chapter, finished } : chapter,
  )
  return { ...course, chapterList, finished: chapterList.filter((chapter) => chapter.finished).length }
}

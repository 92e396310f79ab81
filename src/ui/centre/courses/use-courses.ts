'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import type { CourseCategory } from '@/domain/centre/content'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import type { SearchQuery } from '../list/search-query'

export type Loaded<Data> = {
  /** null while it is on its way, or when it did not come. */
  data: Data | null
  problem: unknown
  retry: () => void
}

/** A page of all courses, or of those that were chosen. */
export const useCourseList = ({ category, keyword, page }: SearchQuery<CourseCategory>) => {
  const body = { ...(category && { category }), ...(keyword && { keyword }), page }
  return useLoaded(['course.list', category, keyword, page], (hl) =>
    call('course.list', { body: { ...body, hl } }),
  )
}

export const useCourseHome = () =>
  useLoaded(['course.homepage'], (hl) => call('course.homepage', { query: { hl } }))

export const useCourseCategory = (id: CourseCategory) =>
  useLoaded(['course.category', id], (hl) => call('course.category', { params: { id }, query: { hl } }))

/** How many there are of each category. Chips say it; where it did not come they do without. */
export const useCourseCounts = () =>
  useLoaded(['course.categories'], (hl) => call('course.categories', { body: { hl } })).data

const useLoaded = <Data>(
  key: readonly unknown[],
  read: (hl: ReturnType<typeof localeOfTag>) => Promise<Data>,
): Loaded<Data> => {
  const hl = localeOfTag(useLocale())
  const { data, error, isValidating, mutate } = useSWR([...key, hl], () => read(hl), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return {
    data: data ?? null,
    problem: data || isValidating ? null : (error ?? null),
    retry: () => void mutate(),
  }
}

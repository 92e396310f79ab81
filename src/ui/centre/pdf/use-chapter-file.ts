'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { fetchFile } from '@/ui/api/fetch-file'

/** A chapter as a file. Its bytes are fetched here, so that a "no" has the words that a call's has. */
export const useChapterFile = ({ id, chapter }: { id: string; chapter: number }) => {
  const hl = localeOfTag(useLocale())
  const address = `/api/course/chapter/${encodeURIComponent(id)}/${chapter}/pdf?hl=${hl}`
  const { data, error, isValidating, mutate } = useSWR(
    ['course.pdf', address],
    () => fetchFile(address, 'application/pdf'),
    { revalidateOnFocus: false, shouldRetryOnError: false, revalidateIfStale: false },
  )
  return {
    address,
    file: data ?? null,
    problem: data || isValidating ? null : (error ?? null),
    retry: () => void mutate(),
  }
}

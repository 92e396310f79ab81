'use client'

import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { LoginFirst } from '@/ui/centre/login-first'
import { LoadFailed } from '@/ui/loading/load-failed'
import { useLoadWords } from '@/ui/loading/use-load-words'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { CourseOrder } from './course-order'

/** A course that is bought by itself: for who is signed in, because it belongs to an account. */
export function CourseOrderScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('pay')
  const words = useLoadWords()
  const id = useSearchParams().get('id') ?? ''
  const hl = localeOfTag(useLocale())
  const { data, error, mutate } = useSWR(
    ['course.detail', id, hl],
    () => call('course.detail', { params: { id }, query: { hl } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const problem = error ? problemOf(error) : null
  const unknown = problem === 'gone' || problem === 'malformed' || (data && !data.onSale && !data.bought)
  if (unknown)
    return (
      <Notice
        still
        actions={<ButtonLink href={pathTo({ route: 'courses', ...place })}>{t('course.all')}</ButtonLink>}
      >
        {t('course.notSold')}
      </Notice>
    )
  if (error)
    return (
      <LoadFailed heading={t('meta.course')} retry={t('retry')} onRetry={() => void mutate()} problem={error}>
        {words(error)}
      </LoadFailed>
    )
  if (!data) return <SpinnerWithWords centred>{t('loading')}</SpinnerWithWords>
  if (data.finished === null)
    return (
      <LoginFirst place={place} back="courseDetail" id={id} title={data.title}>
        {t('course.signIn')}
      </LoginFirst>
    )
  return <CourseOrder place={place} course={data} />
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import useSWR from 'swr'
import { TEST_OF_PART } from '@/domain/catalog/built-parts'
import type { Part } from '@/domain/catalog/parts'
import { localeOfTag } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { call } from '@/ui/api/call'
import { OtherTests } from '../catalogue/other-tests'
import { appExamIdOf, type ScreenPlace } from '../navigation/screen-place'
import styles from './report.module.css'
import type { AnyReport } from './score/score-facts'

type Props = { place: ScreenPlace; openParts: readonly Part[]; gift: AnyReport['gift'] }

/** What else can be taken; what was bought with this report comes first. Shows nothing until it is known. */
export function OtherTestsCard({ place, openParts, gift }: Props) {
  const t = useTranslations('report.others')
  const hl = localeOfTag(useLocale())
  const id = appExamIdOf(place)
  const { data } = useSWR(
    ['exam.recommended', id, hl],
    () => call('exam.recommended', { params: { id }, query: { hl } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  if (!data || data.length === 0) return null
  const held = [...openParts.flatMap((part) => TEST_OF_PART[part] ?? []), ...(gift ? [gift.examKind] : [])]
  const tests = data.map(({ examId, examKind, title, summary, duration }) => ({
    href: pathTo({ route: 'instructions', code: place.code, examId }),
    title,
    summary,
    duration,
    badge: held.some((kind) => kind === examKind) ? t('included') : null,
  }))
  return (
    <section className={styles.others}>
      <h2 className={styles.title}>{t('title')}</h2>
      <OtherTests tests={tests.toSorted((one, other) => Number(!one.badge) - Number(!other.badge))} />
    </section>
  )
}

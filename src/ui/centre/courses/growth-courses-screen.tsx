'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useState } from 'react'
import { COURSE_CATEGORIES } from '@/domain/centre/content'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { PlanPrompt } from '@/ui/subscription/plan-banner'
import centre from '../centre.module.css'
import { CategoryCourses } from './category-courses'
import styles from './course.module.css'

/** The courses by what they are about. */
export function GrowthCoursesScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('courses')
  const [locked, setLocked] = useState(false)
  const onLocked = useCallback(() => setLocked(true), [])
  return (
    <div className={centre.screen}>
      <header className={centre.head}>
        <h1>{t('meta.growth')}</h1>
        <p className={centre.lead}>{t('list.growthLead')}</p>
      </header>
      {locked && <PlanPrompt place={place} />}
      {COURSE_CATEGORIES.map((category) => (
        <CategoryCourses key={category} place={place} category={category} onLocked={onLocked} />
      ))}
      <p className={styles.more}>
        <Link href={pathTo({ route: 'courses', ...place })}>{t('list.searchAll')}</Link>
        <Link href={pathTo({ route: 'courseCategories', ...place })}>{t('meta.categories')}</Link>
      </p>
    </div>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { COURSE_CATEGORIES } from '@/domain/centre/content'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import centre from '../centre.module.css'
import { CategoryCourses } from './category-courses'
import styles from './course.module.css'

/** The courses by what they are about. */
export function GrowthCoursesScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('courses')
  return (
    <div className={centre.screen}>
      <header className={centre.head}>
        <h1>{t('meta.growth')}</h1>
        <p className={centre.lead}>{t('list.growthLead')}</p>
      </header>
      {COURSE_CATEGORIES.map((category) => (
        <CategoryCourses key={category} place={place} category={category} />
      ))}
      <p className={styles.more}>
        <Link href={pathTo({ route: 'courses', ...place })}>{t('list.searchAll')}</Link>
        <Link href={pathTo({ route: 'courseCategories', ...place })}>{t('meta.categories')}</Link>
      </p>
    </div>
  )
}

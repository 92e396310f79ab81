'use client'

import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useCallback, useState } from 'react'
import { COURSE_CATEGORIES } from '@/domain/centre/content'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { PlanPrompt } from '@/ui/subscription/plan-banner'
import centre from '../centre.module.css'
import { CategoryLinks } from '../list/category-links'
import { readSearchQuery } from '../list/search-query'
import { CategoryCourses } from './category-courses'
import { useCourseCounts } from './use-courses'

/** The categories of courses with their counts, and the courses of the one that is chosen, or of all. */
export function CategoriesScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('courses')
  const { category } = readSearchQuery(useSearchParams(), COURSE_CATEGORIES)
  const counts = useCourseCounts()
  const [locked, setLocked] = useState(false)
  const onLocked = useCallback(() => setLocked(true), [])
  return (
    <div className={centre.screen}>
      <header className={centre.head}>
        <h1>{t('meta.categories')}</h1>
        <p className={centre.lead}>{t('list.categoriesLead')}</p>
      </header>
      <CategoryLinks
        path={pathTo({ route: 'courseCategories', ...place })}
        query={{ category, keyword: '', page: 1 }}
        categories={COURSE_CATEGORIES}
        nameOf={(each) => t(`category.${each}`)}
        counts={counts}
      />
      {locked && <PlanPrompt place={place} />}
      {COURSE_CATEGORIES.filter((each) => category === null || each === category).map((each) => (
        <CategoryCourses key={each} place={place} category={each} onLocked={onLocked} />
      ))}
      <p>
        <Link href={pathTo({ route: 'courses', ...place })}>{t('list.searchAll')}</Link>
      </p>
    </div>
  )
}

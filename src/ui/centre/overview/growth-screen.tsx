import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import styles from '../centre.module.css'
import { NewestArticles } from './newest-articles'
import { NewestCourses } from './newest-courses'
import { OverviewSection } from './overview-section'

/** What one can learn: courses and articles. */
export function GrowthScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('explore')
  const courses = useTranslations('courses.meta')
  const articles = useTranslations('articles.meta')
  const daily = useTranslations('daily')
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('meta.growth')}</h1>
        <p className={styles.lead}>{t('overview.growth')}</p>
      </header>
      <OverviewSection
        title={daily('meta.title')}
        href={pathTo({ route: 'dailyQuestion', ...place })}
        all={daily('opens')}
      >
        <p className={styles.lead}>{daily('lead')}</p>
      </OverviewSection>
      <OverviewSection
        title={courses('list')}
        href={pathTo({ route: 'courses', ...place })}
        all={t('overview.allCourses')}
      >
        <NewestCourses place={place} />
      </OverviewSection>
      <OverviewSection
        title={articles('list')}
        href={pathTo({ route: 'articles', ...place })}
        all={t('overview.allArticles')}
      >
        <NewestArticles place={place} />
      </OverviewSection>
    </div>
  )
}

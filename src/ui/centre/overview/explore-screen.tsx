import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import styles from '../centre.module.css'
import { ListRows } from '../list/list-row'
import { type ShownTest, shelvesOf } from '../tests/shelves'
import { TestRow } from '../tests/test-row'
import { NewestArticles } from './newest-articles'
import { OverviewSection } from './overview-section'

type Props = { place: ScreenPlace; tests: readonly ShownTest[] }

/** What can be explored: tests and articles. */
export function ExploreScreen({ place: { code, examId }, tests }: Props) {
  const t = useTranslations('explore')
  const articles = useTranslations('articles.meta')
  const treeHole = useTranslations('treeHole')
  const games = useTranslations('games')
  const experiment = useTranslations('experiment')
  const place = { code, examId }
  const { hot } = shelvesOf(tests, examId)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('meta.explore')}</h1>
        <p className={styles.lead}>{t('overview.explore')}</p>
      </header>
      <OverviewSection
        title={t('meta.tests')}
        href={pathTo({ route: 'testCentre', ...place })}
        all={t('overview.toTests')}
      >
        {hot.length > 0 ? (
          <ListRows>
            {hot.map((test) => (
              <li key={test.examId}>
                <TestRow test={test} heading="h3" />
              </li>
            ))}
          </ListRows>
        ) : (
          <p className={styles.lead}>{t('tests.empty')}</p>
        )}
      </OverviewSection>
      <OverviewSection
        title={articles('list')}
        href={pathTo({ route: 'articles', ...place })}
        all={t('overview.allArticles')}
      >
        <NewestArticles place={place} />
      </OverviewSection>
      <OverviewSection
        title={treeHole('meta.home')}
        href={pathTo({ route: 'treeHole', ...place })}
        all={treeHole('opens')}
      >
        <p className={styles.lead}>{treeHole('lead')}</p>
      </OverviewSection>
      <OverviewSection
        title={games('meta.list')}
        href={pathTo({ route: 'games', ...place })}
        all={games('opens')}
      >
        <p className={styles.lead}>{games('lead')}</p>
      </OverviewSection>
      <OverviewSection
        title={experiment('meta.title')}
        href={pathTo({ route: 'experiment', ...place })}
        all={experiment('opens')}
      >
        <p className={styles.lead}>{experiment('lead')}</p>
      </OverviewSection>
    </div>
  )
}

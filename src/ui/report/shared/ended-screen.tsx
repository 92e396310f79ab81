import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import styles from './shared.module.css'

/** What stands in the place of a result that is not shared, or not any more. Which of the two is nobody's business. */
export function EndedScreen({ place: { code, examId } }: { place: ScreenPlace }) {
  const t = useTranslations('share')
  return (
    <div className={styles.screen}>
      <h1 className={styles.heading}>{t('ended.title')}</h1>
      <p>{t('ended.text')}</p>
      <p>
        <ButtonLink size="large" href={pathTo({ route: 'instructions', code, examId })}>
          {t('view.take')}
        </ButtonLink>
      </p>
    </div>
  )
}

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '../navigation/link'
import type { ScreenPlace } from '../navigation/screen-place'
import styles from './help.module.css'

/** Below every answer: a person is there as well. */
export function WriteToUs({ place: { code, examId } }: { place: ScreenPlace }) {
  const t = useTranslations('help')
  return (
    <p className={styles.more}>
      {t('still')} <Link href={pathTo({ route: 'support', code, examId })}>{t('write')}</Link>
    </p>
  )
}

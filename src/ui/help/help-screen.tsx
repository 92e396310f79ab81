import { useTranslations } from 'next-intl'
import { Words } from '@/i18n/words'
import type { ScreenPlace } from '../navigation/screen-place'
import type { HelpEntry } from './find-entries'
import styles from './help.module.css'
import { HelpFinder } from './help-finder'
import { WriteToUs } from './write-to-us'

type Props = { place: ScreenPlace; entries: readonly HelpEntry[] }

/** The questions of the help by category, and the way to a person. */
export function HelpScreen({ place, entries }: Props) {
  const t = useTranslations('help')
  const here = { code: place.code, examId: place.examId }
  // No more of an entry than the search needs goes to the browser.
  const own = entries.map(({ id, category, title, otherWords, text }) => ({
    id,
    category,
    title,
    otherWords,
    text,
  }))
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {own.length > 0 ? (
        <Words of={['help']}>
          <HelpFinder place={here} entries={own} />
        </Words>
      ) : (
        <p className={styles.lead}>{t('empty')}</p>
      )}
      <WriteToUs place={here} />
    </div>
  )
}

import { useTranslations } from 'next-intl'
import type { TextBlock } from '@/domain/api/text-block'
import type { HelpCategory, HelpTarget } from '@/domain/centre/content'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { Words } from '@/i18n/words'
import { Link } from '../navigation/link'
import type { ScreenPlace } from '../navigation/screen-place'
import { ButtonLink } from '../primitives/button-link'
import { LanguageNotice } from '../text/language-notice'
import { TextBlocks } from '../text/text-blocks'
import styles from './help.module.css'
import { helpHref } from './help-targets'
import { HelpVote } from './help-vote'
import { QuestionLinks } from './question-links'
import { WriteToUs } from './write-to-us'

type Props = {
  place: ScreenPlace & { locale: Locale }
  /** Link codes of the storefront's published protocols. */
  protocols: readonly string[]
  entry: {
    id: string
    /** Of its text. */
    language: Locale
    category: HelpCategory
    title: string
    blocks: readonly TextBlock[]
    action: { target: HelpTarget; label: string } | null
    /** The other questions of its category. */
    others: readonly { id: string; title: string }[]
  }
}

/** A question of the help with its answer, and the button that does what it says. */
export function HelpAnswer({ place: { locale, code, examId }, protocols, entry }: Props) {
  const t = useTranslations('help')
  const { id, language, category, title, blocks, action, others } = entry
  const place = { code, examId }
  const href = action && helpHref({ target: action.target, place, protocols })
  return (
    <article className={styles.screen}>
      <LanguageNotice locale={locale} language={language} />
      <header className={styles.head}>
        <p className={styles.back}>
          <Link href={pathTo({ route: 'help', ...place })}>{t('title')}</Link>
          <span>{t(`categories.${category}`)}</span>
        </p>
        <h1 lang={tagOf(language)}>{title}</h1>
      </header>
      <div className={styles.words} lang={tagOf(language)}>
        <TextBlocks blocks={blocks} />
      </div>
      {action && href && (
        <p className={styles.actions}>
          <ButtonLink href={href}>{language === locale ? action.label : t('open')}</ButtonLink>
        </p>
      )}
      <Words of={['help.vote']}>
        <HelpVote key={id} entry={id} />
      </Words>
      {others.length > 0 && (
        <section aria-labelledby="others" className={styles.section}>
          <h2 id="others" className={styles.title}>
            {t('others')}
          </h2>
          <QuestionLinks place={place} entries={others} />
        </section>
      )}
      {action?.target !== 'support' && <WriteToUs place={place} />}
    </article>
  )
}

import { RichText } from '@payloadcms/richtext-lexical/react'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { KeptData, type ShopPlace } from './kept-data'
import styles from './protocol.module.css'
import { EarlierVersions, type Edition } from './protocol-edition'

type Props = {
  place: ShopPlace
  linkCode: string
  title: string
  version: string
  content: unknown
  /** What it said before. */
  editions: readonly Edition[]
}

/** Terms, privacy, cookies and the like, as the editor wrote them; below the privacy page's text, what we hold. */
export function Protocol({ place, linkCode, title, version, content, editions }: Props) {
  const t = useTranslations('protocol')
  return (
    <article>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.version}>{t('version', { version })}</p>
      </header>
      <div className={styles.words}>
        <RichText data={content as ComponentProps<typeof RichText>['data']} disableContainer />
      </div>
      {linkCode === 'privacy' && <KeptData place={place} />}
      <EarlierVersions place={{ ...place, linkCode }} editions={editions} />
    </article>
  )
}

import { RichText } from '@payloadcms/richtext-lexical/react'
import { useFormatter, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '../navigation/link'
import type { ShopPlace } from './kept-data'
import styles from './protocol.module.css'

export type Edition = { id: string; version: string; publishedAt: string }
type Props = Edition & { place: ShopPlace & { linkCode?: string }; title: string; content: unknown }

const LONG = { dateStyle: 'long', timeZone: 'UTC' } as const

/** An earlier version of a legal page, as people agreed to it. */
export function ProtocolEdition({ place, title, version, publishedAt, content }: Props) {
  const t = useTranslations('protocol')
  const format = useFormatter()
  const { code, examId, linkCode } = place
  return (
    <article>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.version}>{t('version', { version })}</p>
        <p>
          {t('isEarlier', { day: format.dateTime(new Date(publishedAt), LONG) })}{' '}
          <Link href={pathTo({ route: 'protocol', code, examId, linkCode })}>{t('current')}</Link>
        </p>
      </header>
      <div className={styles.words}>
        <RichText data={content as ComponentProps<typeof RichText>['data']} disableContainer />
      </div>
    </article>
  )
}

/** Below a legal page: what it said before. */
export function EarlierVersions({
  place,
  editions,
}: Pick<Props, 'place'> & { editions: readonly Edition[] }) {
  const t = useTranslations('protocol')
  const format = useFormatter()
  if (editions.length === 0) return null
  const { code, examId, linkCode } = place
  return (
    <section className={styles.earlier} aria-labelledby="earlier">
      <h2 id="earlier">{t('earlier')}</h2>
      <ul>
        {editions.map(({ id, version, publishedAt }) => (
          <li key={id}>
            <Link href={pathTo({ route: 'protocolEdition', code, examId, linkCode, id })}>
              {t('versionFrom', { version, day: format.dateTime(new Date(publishedAt), LONG) })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { tagOfLanguage } from '../words/languages'
import { say } from '../words/say'
import { readVersions, type VersionRow } from './read-versions'
import styles from './versions.module.css'

/**
 * The versions of a document: when and by whom each was saved, and in which languages it differs from what is public, with
 * a comparison with that. Payload's own list knows neither, and compares with the version before.
 */
export async function VersionsView({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { req, docID, collectionConfig } = initPageResult
  if (!docID || !collectionConfig) return null
  const page = Math.max(1, Number(searchParams?.page) || 1)
  const { rows, live, pages } = await readVersions({ req, config: collectionConfig, id: String(docID), page })
  const { language } = req.i18n
  const base = formatAdminURL({
    adminRoute: req.payload.config.routes.admin,
    path: `/collections/${collectionConfig.slug}/${docID}/versions`,
  })
  return (
    <Gutter className={styles.versions}>
      <h2>{say(req.i18n, 'versions.title')}</h2>
      <p>{say(req.i18n, live ? 'versions.note' : 'versions.noteOffline')}</p>
      {rows.length === 0 && <p>{say(req.i18n, 'versions.none')}</p>}
      <ul className={styles.list}>
        {rows.map((row) => (
          <Version key={row.id} row={row} href={hrefOf(base, row, live)} {...{ req, language }} />
        ))}
      </ul>
      {pages > 1 && (
        <nav className={styles.pages} aria-label={say(req.i18n, 'versions.title')}>
          {Array.from({ length: pages }, (_, index) => index + 1).map((each) => (
            <a key={each} href={`${base}?page=${each}`} aria-current={each === page ? 'page' : undefined}>
              {each}
            </a>
          ))}
        </nav>
      )}
    </Gutter>
  )
}

/** Against what is public; of that itself, against the version before. */
const hrefOf = (base: string, { id }: VersionRow, live: string | null): string =>
  live && live !== id ? `${base}/${id}?versionFrom=${live}` : `${base}/${id}`

type Props = { row: VersionRow; href: string; req: PayloadRequest; language: string }

function Version({ row: { at, by, state, differsIn }, href, req: { i18n }, language }: Props) {
  const when = new Intl.DateTimeFormat(tagOfLanguage(language), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li>
      <a href={href}>{when.format(new Date(at))}</a>
      <span>{by ?? say(i18n, 'versions.nobody')}</span>
      <span className={state === 'live' ? styles.live : undefined}>{say(i18n, `versions.${state}`)}</span>
      {differsIn.length > 0 && (
        <small>{say(i18n, 'versions.differs', { list: differsIn.join(' · ') })}</small>
      )}
    </li>
  )
}

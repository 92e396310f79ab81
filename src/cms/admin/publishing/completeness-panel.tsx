'use client'

import { useAllFormFields, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import type { Completeness } from '@/cms/publishing/read-completeness'
import { useStaffAnswer } from '../use-staff-answer'
import { tagOfLanguage } from '../words/languages'
import { useWords } from '../words/use-words'
import { GapItem } from './gap-item'
import styles from './publishing.module.css'
import { useGoToField } from './use-go-to-field'

/** Beside the form: everything that publishing would refuse, each a way to its place. It follows what is typed. */
export function CompletenessPanel() {
  const words = useWords()
  const { i18n } = useTranslation()
  const { reading, again } = useCompleteness()
  const go = useGoToField()
  const found = reading.phase === 'failed' ? null : reading.found
  const failedAt = found?.failed && dateIn(found.failed.at, i18n.language)
  return (
    <section
      className={styles.panel}
      aria-labelledby="completeness-title"
      aria-busy={reading.phase === 'checking'}
    >
      <h3 id="completeness-title" className={styles.title}>
        {words('publishing.title')}
      </h3>
      {found && failedAt && (
        <p className={styles.refused} role="alert">
          {words(found.failed?.why === null ? 'publishing.failed' : 'publishing.failedOffline', {
            at: failedAt,
            why: found.failed?.why ?? '',
          })}
        </p>
      )}
      <div aria-live="polite">
        {reading.phase === 'failed' && (
          <p className={styles.quiet}>
            {words('publishing.unreachable')}{' '}
            <button type="button" className={styles.again} onClick={again}>
              {words('publishing.again')}
            </button>
          </p>
        )}
        {reading.phase === 'checking' && !found && (
          <p className={styles.quiet}>{words('publishing.checking')}</p>
        )}
        {found?.gaps.length === 0 && (
          <p className={styles.complete}>
            <span aria-hidden="true">✓</span> {words('publishing.complete')}
          </p>
        )}
        {found && found.gaps.length > 0 && (
          <p className={styles.count}>{words('publishing.count', { count: found.gaps.length })}</p>
        )}
      </div>
      {found && found.gaps.length > 0 && (
        <ul className={styles.gaps}>
          {found.gaps.map((gap) => (
            <GapItem key={`${gap.code} ${gap.path}`} gap={gap} onGo={go} />
          ))}
        </ul>
      )}
    </section>
  )
}

const dateIn = (at: string, language: string): string =>
  new Intl.DateTimeFormat(tagOfLanguage(language), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  )

/** What the unsaved form lacks: read at first, and after each pause in typing. */
const useCompleteness = () => {
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const [fields] = useAllFormFields()
  const body = JSON.stringify({
    collection: collectionSlug,
    id: id ?? null,
    locale: code,
    form: reduceFieldsToValues(fields, true),
  })
  return useStaffAnswer<Completeness>({ path: '/api/editing/completeness', body })
}

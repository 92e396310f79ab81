'use client'

import { useAllFormFields, useDocumentInfo, useFormModified, useLocale, useTranslation } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect } from 'react'
import type { Completeness } from '@/cms/publishing/read-completeness'
import { type StaffAnswer, useStaffAnswer } from '../use-staff-answer'
import { tagOfLanguage } from '../words/languages'
import { useWords } from '../words/use-words'
import { LanguageList } from './language-list'
import { outcomeOf } from './outcome-of'
import { PlaceList } from './place-list'
import styles from './publishing.module.css'

/** Beside the form: everything that publishing would refuse, and what to look at first, each a way to its place. It follows what is typed. */
export function CompletenessPanel() {
  const words = useWords()
  const { i18n } = useTranslation()
  const { reading, again } = useCompleteness()
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
        <Verdict reading={reading} again={again} />
      </div>
      {found?.languages && <LanguageList languages={found.languages} />}
      {found && <PlaceList places={found.gaps} />}
      {found && found.warnings.length > 0 && (
        <>
          {found.gaps.length > 0 && (
            <p className={styles.warned}>{words('publishing.look', { count: found.warnings.length })}</p>
          )}
          <PlaceList places={found.warnings} />
        </>
      )}
    </section>
  )
}

function Verdict({ reading, again }: { reading: StaffAnswer<Completeness>; again: () => void }) {
  const words = useWords()
  const { gaps = [], warnings = [] } = (reading.phase !== 'failed' && reading.found) || {}
  switch (outcomeOf(reading)) {
    case 'unreachable':
      return (
        <p className={styles.quiet}>
          {words('publishing.unreachable')}{' '}
          <button type="button" className={styles.again} onClick={again}>
            {words('publishing.again')}
          </button>
        </p>
      )
    case 'checking':
      return <p className={styles.quiet}>{words('publishing.checking')}</p>
    case 'refused':
      return <p className={styles.count}>{words('publishing.count', { count: gaps.length })}</p>
    case 'untried':
      return <p className={styles.quiet}>{words('publishing.busy')}</p>
    case 'warned':
      return <p className={styles.warned}>{words('publishing.passes', { count: warnings.length })}</p>
    case 'clear':
      return (
        <p className={styles.complete}>
          <span aria-hidden="true">✓</span> {words('publishing.complete')}
        </p>
      )
  }
}

const dateIn = (at: string, language: string): string =>
  new Intl.DateTimeFormat(tagOfLanguage(language), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  )

/** Publishing is tried each time, so it waits for a longer pause in typing than others. */
const PAUSE_MS = 1200
const BUSY_MS = 3000

/** What the unsaved form would be refused with: read at first, after each pause in typing, and again when somebody else was publishing. */
const useCompleteness = () => {
  const { id, collectionSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const modified = useFormModified()
  const { code } = useLocale()
  const [fields] = useAllFormFields()
  const body = JSON.stringify({
    collection: collectionSlug,
    id: id ?? null,
    locale: code,
    form: reduceFieldsToValues(fields, true),
    asPublic: id !== undefined && hasPublishedDoc && unpublishedVersionCount === 0 && !modified,
  })
  const answer = useStaffAnswer<Completeness>({
    path: '/api/editing/completeness',
    body,
    pauseMs: PAUSE_MS,
  })
  const { reading, again } = answer
  useEffect(() => {
    if (reading.phase !== 'done' || reading.found.tried) return
    const timer = setTimeout(again, BUSY_MS)
    return () => clearTimeout(timer)
  }, [reading, again])
  return answer
}

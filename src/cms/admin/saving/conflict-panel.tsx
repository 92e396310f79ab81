'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import type { NewerVersion } from '@/domain/publishing/loaded-version'
import { tagOfLanguage } from '../words/languages'
import { useWords } from '../words/use-words'
import styles from './saving.module.css'

type Props = {
  newer: NewerVersion
  hasVersions: boolean
  phase: 'open' | 'working' | 'failed'
  onTheirs: () => void
  onMine: () => void
}

/** As many places as a sentence bears. */
const MOST = 5

/**
 * Above the form, until one version is chosen. It takes no focus: it may come up between two letters, and the next key
 * must not press one of its buttons.
 */
export function ConflictPanel({ newer, hasVersions, phase, onTheirs, onMine }: Props) {
  const words = useWords()
  const { i18n } = useTranslation()
  const { by, at, fields } = newer
  const places = fields.slice(0, MOST).map(({ where }) => where)
  const rest = fields.length - places.length
  const listed = [...places, ...(rest > 0 ? [words('saving.more', { n: rest })] : [])].join(' · ')
  const who = by
    ? words(by.own ? 'saving.byYou' : 'saving.byColleague', { name: by.name })
    : words('saving.bySomebody')
  const when = new Intl.DateTimeFormat(tagOfLanguage(i18n.language), {
    dateStyle: 'medium',
    timeStyle: 'medium',
  }).format(new Date(at))
  return (
    <section className={styles.conflict} aria-labelledby="conflict-title" aria-busy={phase === 'working'}>
      <div role="alert">
        <h2 id="conflict-title" className={styles.title}>
          {words('saving.newer')}
        </h2>
        <p>
          {who} <time dateTime={at}>{when}</time>
        </p>
        <p>{words('saving.fields', { list: listed })}</p>
        <p>{words('saving.choose')}</p>
        {phase === 'failed' && <p className={styles.failed}>{words('saving.failed')}</p>}
      </div>
      <p className={styles.quiet}>
        {words('saving.theirsLoses')} {words(hasVersions ? 'saving.mineKeeps' : 'saving.mineLoses')}
      </p>
      <div className={styles.buttons}>
        <Button
          buttonStyle="secondary"
          margin={false}
          type="button"
          disabled={phase === 'working'}
          onClick={onTheirs}
        >
          {words('saving.theirs')}
        </Button>
        <Button margin={false} type="button" disabled={phase === 'working'} onClick={onMine}>
          {words('saving.mine')}
        </Button>
      </div>
    </section>
  )
}

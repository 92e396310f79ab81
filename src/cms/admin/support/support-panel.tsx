'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import styles from '../panel/panel.module.css'
import { useWords } from '../words/use-words'
import { ReplyForm } from './reply-form'
import { useWriter } from './use-writer'
import { WriterFacts } from './writer-facts'

/** On a message's page: who wrote it, what was answered, and the answer itself. */
export function SupportPanel() {
  const words = useWords()
  const { id } = useDocumentInfo()
  const { writer, failed, busy, reload } = useWriter(id)
  if (!id) return null
  return (
    <section className={`field-type ${styles.panel}`} aria-labelledby="support-title" aria-busy={busy}>
      <h3 id="support-title">{words('support.title')}</h3>
      {!writer && !failed && <p role="status">{words('support.loading')}</p>}
      {failed && (
        <p role="alert" className={styles.bad}>
          {words('support.unreadable')}{' '}
          <button type="button" className={styles.link} onClick={() => void reload()}>
            {words('support.again')}
          </button>
        </p>
      )}
      {writer && <WriterFacts writer={writer} />}
      {writer && <ReplyForm message={String(id)} writer={writer} reload={reload} />}
    </section>
  )
}

'use client'

import { useTranslation } from '@payloadcms/ui'
import type { SentReply } from '@/domain/contact/writer'
import { tagOfLanguage } from '../words/languages'
import { useWords } from '../words/use-words'
import styles from './support.module.css'

type Props = {
  replies: readonly SentReply[]
  /** How many were there before the newest came in; null: none came in. */
  known: number | null
}

/** What was answered, as it was mailed, the oldest first. */
export function SentReplies({ replies, known }: Props) {
  const words = useWords()
  const { language } = useTranslation().i18n
  const at = new Intl.DateTimeFormat(tagOfLanguage(language), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className={styles.group}>
      <h4 id="sent-replies">{words('support.replies')}</h4>
      {replies.length === 0 && <p>{words('related.none')}</p>}
      {replies.length > 0 && (
        <ol aria-labelledby="sent-replies">
          {replies.map(({ id, text, by, sentAt }, index) => (
            <li key={id}>
              <small>
                {known !== null && index >= known && <strong>{words('support.fresh')} · </strong>}
                {by} · {at.format(new Date(sentAt))}
              </small>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

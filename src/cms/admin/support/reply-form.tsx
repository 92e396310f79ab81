'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { fillTemplate, LONGEST_REPLY, STATES_AFTER_REPLY, type StateAfterReply } from '@/domain/contact/reply'
import type { Writer } from '@/domain/contact/writer'
import { wordsForCode } from '../codes/words-for-code'
import panel from '../panel/panel.module.css'
import { useWords } from '../words/use-words'
import { SentReplies } from './sent-replies'
import styles from './support.module.css'
import { TemplateChoice } from './template-choice'
import { useReply } from './use-reply'

type Props = { message: string; writer: Writer; reload: () => Promise<unknown> }

/** What was answered, and below it the next reply. It is inside a form of Payload's own, which is saved apart. */
export function ReplyForm({ message, writer, reload }: Props) {
  const words = useWords()
  const { language } = useTranslation().i18n
  const { replies, templates, order } = writer
  const [known, setKnown] = useState<number | null>(null)
  const { text, write, after, setAfter, working, outcome, send } = useReply({
    message,
    seen: replies.length,
    reload,
  })
  const insert = (template: string) => {
    const filled = fillTemplate(template, order?.number ?? null)
    write(text.trim() === '' ? filled : `${text.trimEnd()}\n\n${filled}`)
  }
  const answer = () => {
    setKnown(replies.length)
    void send()
  }
  return (
    <>
      <SentReplies replies={replies} known={known} />
      {writer.gone && outcome === null && <p className={panel.bad}>{words('support.gone')}</p>}
      <p role="status" className={outcome === 'sent' ? panel.good : panel.bad}>
        {outcome && words(`support.${outcome}`)}
      </p>
      {!writer.gone && (
        <div className={panel.form}>
          <TemplateChoice templates={templates} onInsert={insert} />
          <label className={`${panel.labelled} ${styles.wide}`}>
            {words('support.text')}
            <textarea
              rows={8}
              maxLength={LONGEST_REPLY}
              value={text}
              readOnly={working}
              onChange={({ target }) => write(target.value)}
            />
          </label>
          <label className={panel.labelled}>
            {words('support.after')}
            <select
              className={styles.choice}
              value={after}
              disabled={working}
              onChange={({ target }) => setAfter(target.value as StateAfterReply)}
            >
              {STATES_AFTER_REPLY.map((state) => (
                <option key={state} value={state}>
                  {wordsForCode({ name: 'contact-messages.state', code: state, language })}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className={panel.button}
            disabled={working || text.trim() === ''}
            onClick={answer}
          >
            {words(working ? 'support.sending' : 'support.send')}
          </button>
        </div>
      )}
    </>
  )
}

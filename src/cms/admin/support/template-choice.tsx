'use client'

import { useState } from 'react'
import type { ReplyTemplate } from '@/domain/contact/writer'
import panel from '../panel/panel.module.css'
import { useWords } from '../words/use-words'
import styles from './support.module.css'

type Props = { templates: readonly ReplyTemplate[]; onInsert: (text: string) => void }

/** A template by its name, and the button that puts it into the reply: a choice alone changes nothing. */
export function TemplateChoice({ templates, onInsert }: Props) {
  const words = useWords()
  const [chosen, choose] = useState('')
  const template = templates.find(({ id }) => id === chosen)
  if (templates.length === 0) return null
  return (
    <div className={styles.template}>
      <label className={panel.labelled}>
        {words('support.template')}
        <select className={styles.choice} value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">{words('uses.choose')}</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={panel.quiet}
        disabled={!template}
        onClick={() => template && onInsert(template.text)}
      >
        {words('support.insert')}
      </button>
    </div>
  )
}

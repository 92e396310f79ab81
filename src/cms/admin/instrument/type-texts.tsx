'use client'

import { useLocale, useTranslation } from '@payloadcms/ui'
import { type Locale, tagOf } from '@/domain/locale/locales'
import type { TypeWords } from '@/domain/questionnaires/worded-instrument'
import { inNine } from '../words/labels'
import type { AdminLanguage } from '../words/languages'
import { useWords } from '../words/use-words'
import styles from './instrument.module.css'

const TEXTS = ['summary', 'strengths', 'work', 'relations', 'growth'] as const

/** The nearest of the 16 types with its texts. */
export function TypeTexts({ type, chance }: { type: TypeWords & { type: string }; chance: string }) {
  const words = useWords()
  const { i18n } = useTranslation()
  const locale = useLocale().code as Locale
  return (
    <div>
      <h4 className={styles.heading}>
        {words('instrument.nearest', { type: [type.type, type.name].filter(Boolean).join(' · '), chance })}
      </h4>
      <dl className={styles.texts}>
        {TEXTS.map((name) => (
          <div key={name}>
            <dt>{inNine('fields', name)?.[i18n.language as AdminLanguage] ?? name}</dt>
            <dd lang={tagOf(locale)}>{type[name] || words('instrument.noText')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

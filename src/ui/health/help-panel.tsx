'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { QuestionnaireKind } from '@/domain/exam/kinds'
import type { HelpReason } from '@/domain/questionnaires/help-reasons'
import styles from './help.module.css'
import { HelpLines } from './help-lines'
import { TextWithLinks } from './text-with-links'
import { useHelpLines } from './use-help-lines'

export type HelpProps = { kind: QuestionnaireKind; why: HelpReason }

/**
 * Where somebody finds a person to talk to, by country. Its words are there at once; the lines follow. Nothing to buy ever
 * stands beside it (docs/decisions/0018).
 */
export function HelpPanel({ kind, why }: HelpProps) {
  const t = useTranslations('health.help')
  const title = useId()
  const lines = useHelpLines()
  const { emergency } = lines
  // No text promises lines where none are shown.
  const hasLines = lines.shown.length > 0
  const heading = t(hasLines ? 'lines' : 'find')
  const text = useReasonText({ kind, why })
  const danger = (
    <TextWithLinks text={t('danger', { emergency: emergency ?? 'none' })} emergency={emergency} />
  )
  if (why === 'none') {
    return (
      <section aria-labelledby={title} className={styles.panel}>
        <h2 id={title} tabIndex={-1} className={styles.title}>
          {heading}
        </h2>
        <HelpLines {...lines} />
        <p className={styles.small}>{danger}</p>
      </section>
    )
  }
  return (
    <section aria-labelledby={title} className={styles.panel}>
      <h2 id={title} tabIndex={-1} className={styles.title}>
        {t('title')}
      </h2>
      {text && <p>{text}</p>}
      {hasLines && why !== 'open' && <p>{t('listen')}</p>}
      <p>{danger}</p>
      <h3 className={styles.subtitle}>{heading}</h3>
      <HelpLines {...lines} />
      <p>{t('trusted')}</p>
      <p className={styles.small}>{t('unseen')}</p>
    </section>
  )
}

/** Why it is shown, said to the reader. */
const useReasonText = ({ kind, why }: HelpProps): string | null => {
  const t = useTranslations('health.help')
  if (why === 'answer') return t('text')
  if (why === 'open') return t(kind === 'map' ? 'openMap' : 'openAnswer')
  // A map asks about mood as general psychology does.
  if (why === 'sums') return t(`sumText.${kind === 'depression' ? 'depression' : 'psychology'}`)
  return null
}

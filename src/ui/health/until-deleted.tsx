'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { createContext, type ReactNode, useContext, useState } from 'react'
import type { QuestionnaireKind } from '@/domain/exam/kinds'
import outcome from '@/ui/loading/outcome.module.css'
import { ButtonLink } from '../primitives/button-link'
import { Notice } from '../primitives/notice'
import styles from './delete-result.module.css'
import { HelpPanel } from './help-panel'

/**
 * What is gone: a result, a map's part about health; or there was nothing any more. `later`: who has it by a letter ended
 * their own way to it, and it goes on the day `on`.
 */
export type Deleted = {
  kind: QuestionnaireKind
  what: 'whole' | 'part' | 'gone' | 'later'
  on?: string | null
}

const Told = createContext<((deleted: Deleted) => void) | null>(null)

/** Tells the page around a result that it was deleted; null: no page listens. */
export const useTellDeleted = () => useContext(Told)

/** Around the page of a result: once that is deleted, nothing of it is shown any more. Of a map the rest stays. */
export function UntilDeleted({ children }: { children: ReactNode }) {
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  if (deleted && deleted.what !== 'part') return <ResultDeleted {...deleted} />
  return (
    <Told.Provider value={setDeleted}>
      {deleted && <PartDeleted />}
      {children}
    </Told.Provider>
  )
}

/** Help stays, whatever was deleted. */
export function ResultDeleted({ kind, what, on }: Deleted) {
  const t = useTranslations('health.delete')
  const format = useFormatter()
  const gone = what === 'gone'
  const date = on && format.dateTime(new Date(on), { dateStyle: 'long' })
  return (
    <div className={outcome.outcome}>
      <h1 {...FOCUSED}>{date ? t('later') : t(gone ? 'gone' : 'done')}</h1>
      <p>{date ? t('laterText', { date }) : t(gone ? 'goneText' : 'doneText')}</p>
      <div className={outcome.actions}>
        <ButtonLink href="/">{t('home')}</ButtonLink>
      </div>
      <HelpPanel kind={kind} why="none" />
    </div>
  )
}

export function PartDeleted() {
  const t = useTranslations('health.delete')
  return (
    <div className={styles.told} {...FOCUSED}>
      <Notice tone="success" title={t('done')}>
        {t('doneMap')}
      </Notice>
    </div>
  )
}

/** What was pressed is gone: what took its place takes the focus, once. */
const FOCUSED = { tabIndex: -1, ref: (place: HTMLElement | null) => place?.focus() }

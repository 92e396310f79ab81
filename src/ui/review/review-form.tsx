'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { REVIEW_LIMITS, type ReviewProblem, reviewProblem } from '@/domain/reviews/review'
import { problemOf } from '../api/problem-of'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/notice'
import { RadioCards } from '../primitives/radio-cards'
import { TextArea } from '../primitives/text-area'
import { TextField } from '../primitives/text-field'
import styles from './review.module.css'

type Review = { stars: number; name: string; content: string }
type Stars = '1' | '2' | '3' | '4' | '5'
const STARS: readonly Stars[] = ['5', '4', '3', '2', '1']

type Props = { exam: string; save: (review: Review) => Promise<void> }
type Trouble = 'failed' | 'closed' | null

/** Stars, a name, and what somebody thinks. What was written stays until it has arrived. */
export function ReviewForm({ exam, save }: Props) {
  const t = useTranslations('review')
  const [stars, choose] = useState<Stars | null>(null)
  const [wrong, setWrong] = useState<ReviewProblem | 'stars' | null>(null)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>(null)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const typed = { name: String(data.get('name') ?? ''), content: String(data.get('content') ?? '') }
    const problem = stars === null ? 'stars' : reviewProblem(typed)
    setWrong(problem)
    if (problem) {
      const field = problem === 'name' || problem === 'stars' ? problem : 'content'
      event.currentTarget.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
      return
    }
    setBusy(true)
    setTrouble(null)
    try {
      await save({ ...typed, stars: Number(stars) })
    } catch (error) {
      setTrouble(problemOf(error) === 'reviewClosed' ? 'closed' : 'failed')
      setBusy(false)
    }
  }
  const ofContent = wrong === 'short' || wrong === 'long' || wrong === 'contact'
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <h1>{t('title')}</h1>
      <p>{t('lead', { exam })}</p>
      <RadioCards
        legend={t('stars')}
        name="stars"
        columns
        options={STARS.map((value) => ({
          value,
          title: t('star', { count: Number(value) }),
          aside: <span aria-hidden="true">{'★'.repeat(Number(value))}</span>,
        }))}
        value={stars}
        onChange={choose}
        error={wrong === 'stars' && t('starsWrong')}
      />
      <TextField
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="given-name"
        error={wrong === 'name' && t('nameWrong', { most: REVIEW_LIMITS.name })}
        required
      />
      <TextArea
        name="content"
        label={t('content')}
        hint={t('contentHint', REVIEW_LIMITS)}
        error={ofContent && t(`${wrong}Wrong`, REVIEW_LIMITS)}
        required
      />
      {trouble && <Notice tone="danger">{t(trouble)}</Notice>}
      <Button type="submit" size="large" busy={busy && t('sending')}>
        {t('send')}
      </Button>
    </form>
  )
}

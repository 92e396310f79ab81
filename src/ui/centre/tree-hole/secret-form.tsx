'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import type { CallData } from '@/domain/api/calls'
import { lengthOfSecret } from '@/domain/tree-hole/fold'
import { problemOf } from '@/ui/api/problem-of'
import { useTooOften } from '@/ui/loading/use-too-often'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import { TextArea } from '@/ui/primitives/text-area'
import { VisuallyHidden } from '@/ui/primitives/visually-hidden'
import styles from '../centre.module.css'
import { CrisisHelp } from './crisis-help'
import own from './tree-hole.module.css'

type Refused = Extract<CallData<'secret.save'>, { taken: false }>

type Props = {
  most: number
  busy: boolean
  /** Why the server did not take it. */
  refused: Refused | null
  /** Why it did not arrive. */
  problem: unknown
  onPublish: (text: string) => void
}

/** The text with its counter. */
export function SecretForm({ most, busy, refused, problem, onPublish }: Props) {
  const t = useTranslations('treeHole')
  const common = useTranslations('centre.common')
  const tooOften = useTooOften()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<'empty' | null>(null)
  const count = lengthOfSecret(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    // What is too long is sent as well: the server alone knows whether its writer may be in danger.
    if (count > 0) return onPublish(text)
    setWrong('empty')
    form.current?.querySelector('textarea')?.focus()
  }
  const why = wrong ?? (refused && (refused.contact ?? refused.why))
  const failed = () => {
    const kind = problemOf(problem)
    if (kind === 'tooMany') return tooOften(problem)
    return kind === 'network' ? common('network') : t('publishFailed')
  }
  return (
    <form ref={form} noValidate className={own.form} onSubmit={submit}>
      {refused?.help && <CrisisHelp />}
      <TextArea
        name="secret"
        label={t('label')}
        hint={t('hint')}
        error={why && why !== 'contact' && t(`why.${why}`, { max: most })}
        rows={8}
        value={text}
        readOnly={busy}
        autoComplete="off"
        onChange={({ target }) => {
          setWrong(null)
          setText(target.value)
        }}
      />
      <p className={own.counter} data-over={count > most || undefined}>
        <span aria-hidden="true">{t('counter', { count, max: most })}</span>
        <VisuallyHidden>{t('counterSaid', { count, max: most })}</VisuallyHidden>
      </p>
      {problem !== null && <Notice tone="danger">{failed()}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" size="large" busy={busy && t('publishing')}>
          {t('publish')}
        </Button>
      </div>
    </form>
  )
}

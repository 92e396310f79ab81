'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { CallData } from '@/domain/api/calls'
import { type Locale, localeOfTag } from '@/domain/locale/locales'
import { call } from '../api/call'
import { problemOf } from '../api/problem-of'
import { tokenOfHash } from '../navigation/token-of-hash'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/notice'
import { SpinnerWithWords } from '../primitives/spinner-with-words'
import { ReviewForm } from './review-form'

type State =
  | { phase: 'opening' | 'invalid' | 'failed' | 'sent' }
  | { phase: 'open'; found: CallData<'review.state'> }

/** Where a buyer says what they think. The token is in the fragment and leaves the address bar at once. */
export function ReviewScreen() {
  const t = useTranslations('review')
  const hl = localeOfTag(useLocale())
  const token = useRef<string | null>(null)
  const [state, setState] = useState<State>({ phase: 'opening' })
  const open = async () => {
    if (!token.current) return setState({ phase: 'invalid' })
    setState({ phase: 'opening' })
    try {
      const found = await call('review.state', { body: { token: token.current, hl } })
      setState({ phase: 'open', found })
    } catch (error) {
      const isInvalid = ['linkInvalid', 'malformed'].includes(problemOf(error))
      setState({ phase: isInvalid ? 'invalid' : 'failed' })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    token.current = tokenOfHash(window.location.hash) ?? token.current
    if (window.location.hash)
      window.history.replaceState(null, '', window.location.pathname + window.location.search)
    void open()
  }, [])
  if (state.phase === 'opening') return <SpinnerWithWords>{t('opening')}</SpinnerWithWords>
  if (state.phase === 'invalid') return <Notice tone="danger">{t('invalid')}</Notice>
  if (state.phase === 'failed')
    return (
      <Notice
        tone="danger"
        actions={
          <Button variant="secondary" size="small" onClick={open}>
            {t('retry')}
          </Button>
        }
      >
        {t('loadFailed')}
      </Notice>
    )
  if (state.phase === 'sent')
    return (
      <Notice tone="success" title={t('sentTitle')}>
        {t('sentText')}
      </Notice>
    )
  return (
    state.phase === 'open' && (
      <Found {...{ ...state, token: token.current ?? '', hl }} onSent={() => setState({ phase: 'sent' })} />
    )
  )
}

type FoundProps = { found: CallData<'review.state'>; token: string; hl: Locale; onSent: () => void }

function Found({ found, token, hl, onSent }: FoundProps) {
  const t = useTranslations('review')
  if (found.state !== 'open')
    return <Notice tone={found.state === 'closed' ? 'danger' : 'success'}>{t(found.state)}</Notice>
  return (
    <ReviewForm
      exam={found.exam}
      save={async (review) => {
        await call('review.save', { body: { token, hl, ...review } })
        onSent()
      }}
    />
  )
}

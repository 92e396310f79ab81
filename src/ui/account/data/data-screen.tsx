'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { CallData } from '@/domain/api/calls'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { tokenOfHash } from '@/ui/navigation/token-of-hash'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { AccountScreen } from '../account-screen'
import { ProblemNotice } from '../fields/problem-notice'
import { AskForLink } from './ask-for-link'
import { EraseForm } from './erase-form'
import { ExportData } from './export-data'
import { KeptSummary } from './kept-summary'
import { OwnTests } from './own-tests'

export type Kept = CallData<'data.kept'>

/** `refused`: there was a token, and it is not good any more. */
type State =
  | { phase: 'opening' | 'asking' | 'refused' }
  | { phase: 'erased'; later: CallData<'data.erase'>['later'] }
  | { phase: 'failed'; problem: unknown }
  | { phase: 'open'; kept: Kept }

/**
 * Everything kept about an address: a copy of it, and its erasure. Who has the mailed link gets both, with or without an
 * account; without one the screen asks for the address. The token is in the fragment and leaves the address bar at once.
 */
export function DataScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('account.data')
  const hl = localeOfTag(useLocale())
  const token = useRef<string | null>(null)
  const [state, setState] = useState<State>({ phase: 'opening' })

  const open = async () => {
    if (!token.current) return setState({ phase: 'asking' })
    setState({ phase: 'opening' })
    try {
      const kept = await call('data.kept', { body: { token: token.current, hl } })
      setState({ phase: 'open', kept })
    } catch (problem) {
      const refused = ['linkInvalid', 'malformed'].includes(problemOf(problem))
      setState(refused ? { phase: 'refused' } : { phase: 'failed', problem })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read when it comes
  useEffect(() => {
    const take = () => {
      const found = tokenOfHash(window.location.hash)
      if (!found && token.current) return
      token.current = found
      if (window.location.hash)
        window.history.replaceState(null, '', window.location.pathname + window.location.search)
      void open()
    }
    take()
    // The link may be opened in a tab that shows this page already.
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])

  if (state.phase === 'opening') return <SpinnerWithWords centred>{t('opening')}</SpinnerWithWords>
  if (state.phase === 'erased') return <Erased later={state.later} />
  if (state.phase === 'failed')
    return (
      <AccountScreen title={t('title')}>
        <ProblemNotice problem={state.problem} onRetry={() => void open()} />
      </AccountScreen>
    )
  if (state.phase === 'open' && token.current)
    return (
      <AccountScreen title={t('title')} lead={t('of', { email: state.kept.address })}>
        <KeptSummary kept={state.kept} />
        <ExportData token={token.current} />
        <EraseForm
          token={token.current}
          place={place}
          kept={state.kept}
          onErased={(later) => setState({ phase: 'erased', later })}
        />
      </AccountScreen>
    )
  return (
    <>
      <AskForLink place={place} refused={state.phase === 'refused'} />
      <OwnTests place={place} />
    </>
  )
}

/** What is gone, and what goes later: tests that the mailbox had by letters alone. */
function Erased({ later }: { later: CallData<'data.erase'>['later'] }) {
  const t = useTranslations('account.data')
  const format = useFormatter()
  if (!later)
    return (
      <AccountScreen focused title={t('erasedTitle')} lead={t('erased')}>
        {null}
      </AccountScreen>
    )
  const date = format.dateTime(new Date(later.on), { dateStyle: 'long' })
  return (
    <AccountScreen focused title={t('erasedNowTitle')} lead={t('erasedNow')}>
      <p>{t('erasedLater', { count: later.tests, date })}</p>
    </AccountScreen>
  )
}

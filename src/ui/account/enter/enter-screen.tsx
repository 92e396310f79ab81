'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { pathTo } from '@/domain/routing/path-to'
import { call } from '@/ui/api/call'
import { type Problem, problemOf } from '@/ui/api/problem-of'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { tokenOfHash } from '@/ui/navigation/token-of-hash'
import { Button } from '@/ui/primitives/button'
import { ButtonLink } from '@/ui/primitives/button-link'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { AccountScreen } from '../account-screen'
import { ProblemNotice } from '../fields/problem-notice'
import { useSignedIn } from '../use-signed-in'

/** `invalid`: there is no token; `refused`: it was pressed for, and is not good any more. */
type State =
  | { phase: 'opening' | 'asking' | 'busy' | 'invalid' | 'refused' }
  | { phase: 'failed'; problem: unknown }

const USELESS: readonly Problem[] = ['linkInvalid', 'malformed', 'gone']

/**
 * The link of a purchase's mail. The token is in the fragment and leaves the address bar at once. It works once, so it is
 * spent by a press and not by whatever opens the page ahead of its reader.
 */
export function EnterScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('account')
  const leadOn = useSignedIn(place)
  const token = useRef<string | null>(null)
  const running = useRef(false)
  const [state, setState] = useState<State>({ phase: 'opening' })

  useEffect(() => {
    token.current ??= tokenOfHash(window.location.hash)
    if (window.location.hash) {
      window.history.replaceState(null, '', window.location.pathname + window.location.search)
    }
    setState({ phase: token.current ? 'asking' : 'invalid' })
  }, [])

  const enter = async () => {
    if (running.current || !token.current) return
    running.current = true
    setState({ phase: 'busy' })
    try {
      await call('user.loginByLink', { body: { token: token.current } })
      await leadOn({ mustSetPassword: true }, t('login.done'))
    } catch (problem) {
      running.current = false
      setState(USELESS.includes(problemOf(problem)) ? { phase: 'refused' } : { phase: 'failed', problem })
    }
  }

  if (state.phase === 'opening') return <SpinnerWithWords centred>{t('enter.opening')}</SpinnerWithWords>
  if (state.phase === 'invalid' || state.phase === 'refused') {
    return (
      <AccountScreen
        focused={state.phase === 'refused'}
        title={t('enter.invalidTitle')}
        lead={t('enter.invalid')}
      >
        <ButtonLink size="large" href={`${pathTo({ route: 'login', ...place })}?way=code`}>
          {t('enter.withCode')}
        </ButtonLink>
      </AccountScreen>
    )
  }
  return (
    <AccountScreen title={t('enter.title')} lead={t('enter.lead')}>
      {state.phase === 'failed' && <ProblemNotice problem={state.problem} />}
      <Button size="large" wide busy={state.phase === 'busy' && t('login.busy')} onClick={() => void enter()}>
        {t('enter.goOn')}
      </Button>
    </AccountScreen>
  )
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { localeOfTag } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { isChunkError, reloadOnce } from '@/ui/navigation/reload'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { callEarly } from '../../api/call-early'
import { Button } from '../../primitives/button'
import { Dialog } from '../../primitives/dialog'
import { SpinnerWithWords } from '../../primitives/spinner-with-words'
import { TryAgain } from '../try-again'
import type { LinkToShare } from './link-to-share'
import styles from './other-device.module.css'

type Props = { place: ScreenPlace; sittingNumber: string }
type State =
  | { phase: 'closed' | 'making' | 'off' }
  | { phase: 'failed'; problem: unknown; retry: () => void }
  | { phase: 'ready'; url: string; Link: typeof LinkToShare }

/** A link with which the test goes on on another device; made when it is asked for. */
export function OtherDevice(props: Props) {
  const t = useTranslations('test.device')
  const { state, make, switchOff, close } = useDeviceLink(props)
  return (
    <>
      <button type="button" className={styles.open} onClick={() => void make()}>
        <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" aria-hidden="true">
          <rect x="2" y="4" width="11" height="9" rx="1.5" strokeWidth="1.5" />
          <rect x="12" y="8" width="6" height="9" rx="1.5" strokeWidth="1.5" fill="var(--raised)" />
          <path d="M5 16h5" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
        {t('open')}
      </button>
      <Dialog
        open={state.phase !== 'closed'}
        title={t('open')}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {t('close')}
            </Button>
            {state.phase === 'ready' && (
              <Button variant="secondary" onClick={() => void switchOff()}>
                {t('off')}
              </Button>
            )}
            {state.phase === 'off' && (
              <Button variant="secondary" onClick={() => void make()}>
                {t('again')}
              </Button>
            )}
          </>
        }
      >
        {state.phase === 'making' && <SpinnerWithWords centred>{t('making')}</SpinnerWithWords>}
        {state.phase === 'failed' && <TryAgain problem={state.problem} onRetry={state.retry} />}
        {state.phase === 'ready' && <state.Link url={state.url} />}
        {state.phase === 'off' && <p role="status">{t('isOff')}</p>}
      </Dialog>
    </>
  )
}

const useDeviceLink = ({ place, sittingNumber }: Props) => {
  const hl = localeOfTag(useLocale())
  const [state, setState] = useState<State>({ phase: 'closed' })
  const latest = useRef<object>(null)

  const attempt = async (work: () => Promise<State>) => {
    const own = {}
    latest.current = own
    setState({ phase: 'making' })
    const failed = (problem: unknown): State => {
      if (isChunkError(problem)) reloadOnce()
      return { phase: 'failed', problem, retry: () => void attempt(work) }
    }
    const outcome = await work().catch(failed)
    // Closed, or asked for something else meanwhile.
    if (latest.current === own) setState(outcome)
  }
  const make = () =>
    attempt(async () => {
      // Few takers ask for a link, so the question page does not load this code at the start.
      const [{ token }, { LinkToShare: Link }] = await Promise.all([
        callEarly('sitting.link', { body: { orderNumber: sittingNumber } }),
        import('./link-to-share'),
      ])
      const path = pathTo({ route: 'deviceLink', ...place })
      return { phase: 'ready', url: `${window.location.origin}${path}?hl=${hl}#${token}`, Link }
    })
  const switchOff = () =>
    attempt(async () => {
      await callEarly('sitting.unlink', { body: { orderNumber: sittingNumber } })
      return { phase: 'off' }
    })
  const close = () => {
    latest.current = null
    setState({ phase: 'closed' })
  }
  return { state, make, switchOff, close }
}

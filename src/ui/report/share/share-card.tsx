'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { LoadFailed } from '@/ui/loading/load-failed'
import { useTooOftenOr } from '@/ui/loading/use-too-often'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import { Card } from '@/ui/primitives/card'
import { classes } from '@/ui/primitives/classes'
import { Notice } from '@/ui/primitives/notice'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import sections from '../report.module.css'
import type { AnyReport } from '../score/score-facts'
import styles from './share.module.css'
import { SharedLink } from './shared-link'
import { StopSharing } from './stop-sharing'
import { useShare } from './use-share'

type Props = { place: ScreenPlace; report: Pick<AnyReport, 'orderNumber'> }

/** "Share this result": nothing is shown to anybody until its owner makes a link, and nothing after they stop. */
export function ShareCard({ report }: Props) {
  const t = useTranslations('share.card')
  const { orderNumber } = report
  const { data, error, reload, ...sharing } = useShare(orderNumber)
  const card = useReachedByHash()
  const refused = data && !data.may
  if (refused && data.because !== 'below') return null
  return (
    <Card as="section" aria-labelledby="share-title" className={classes(sections.section, styles.card)}>
      <div ref={card} id="share" className={styles.anchor} />
      <h2 id="share-title" className={sections.title}>
        {t('title')}
      </h2>
      <p className={sections.words}>{refused ? t('below') : t('lead')}</p>
      {error ? (
        <LoadFailed retry={t('retry')} onRetry={reload} problem={error}>
          {t('loadFailed')}
        </LoadFailed>
      ) : data ? (
        data.may && <Sharing {...sharing} state={data} />
      ) : (
        <SpinnerWithWords>{t('loading')}</SpinnerWithWords>
      )}
    </Card>
  )
}

type SharingProps = Omit<ReturnType<typeof useShare>, 'data' | 'error' | 'reload'> & {
  state: NonNullable<ReturnType<typeof useShare>['data']>
}

function Sharing({ state, hl, busy, problem, share, stop, forget }: SharingProps) {
  const t = useTranslations('share.card')
  const [stopped, setStopped] = useState(false)
  const [made, setMade] = useState(false)
  const told = useTooOftenOr()
  const failed = problem !== null && <Notice tone="danger">{told(problem, t('failed'))}</Notice>
  const end = async () => {
    const done = await stop()
    if (done) setStopped(true)
    return done
  }
  const make = () => {
    setStopped(false)
    setMade(true)
    void share()
  }
  if (!state.share && state.lost) {
    return (
      <>
        <Notice>{t('lost')}</Notice>
        {failed}
        <div className={sections.actions}>
          <Button busy={busy && t('making')} onClick={make}>
            {t('renew')}
          </Button>
        </div>
        <StopSharing busy={busy} failed={failed} onStop={end} onAsk={forget} />
      </>
    )
  }
  if (!state.share) {
    return (
      <>
        {stopped ? (
          <div {...FOCUSED}>
            <Notice tone="success">{t('stopped')}</Notice>
          </div>
        ) : (
          <p className={sections.muted}>{t('empty')}</p>
        )}
        {failed}
        <div className={sections.actions}>
          <Button busy={busy && t('making')} onClick={make}>
            {t('make')}
          </Button>
        </div>
      </>
    )
  }
  return (
    <>
      <SharedLink
        share={state.share}
        hl={hl}
        busy={busy}
        focused={made}
        onName={(shown) => void share(shown)}
      />
      {failed}
      <StopSharing busy={busy} failed={failed} onStop={end} onAsk={forget} />
    </>
  )
}

/**
 * The dialog that asked is gone, and so is the button that opened it: what took their place takes the focus. Not the button
 * below it, which a second press of Enter would make share again.
 */
const FOCUSED = { tabIndex: -1, ref: (place: HTMLElement | null) => place?.focus() }

/** Who comes by "Share" in the list of their tests wants this card, which was not there when the page was shown. */
const useReachedByHash = () => {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (window.location.hash === '#share') card.current?.scrollIntoView()
  }, [])
  return card
}

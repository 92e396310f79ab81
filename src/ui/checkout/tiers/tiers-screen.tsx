'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { asksForHelp } from '@/domain/questionnaires/help-reasons'
import { HelpPanel } from '@/ui/health/help-panel'
import { LoadFailed } from '@/ui/loading/load-failed'
import { useFinishedSitting } from '@/ui/loading/use-finished-sitting'
import { useLoadWords } from '@/ui/loading/use-load-words'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { CautionFirst } from './caution-first'
import { TiersForm } from './tiers-form'

/** Report selection: tiers, promo code, total, consent and the button that orders. */
export function TiersScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('pay')
  const words = useLoadWords()
  const standing = useFinishedSitting(place)
  return (
    <>
      {standing.phase === 'loading' && <SpinnerWithWords centred>{t('loading')}</SpinnerWithWords>}
      {standing.phase === 'failed' && (
        <LoadFailed
          heading={t('meta.tiers')}
          retry={t('retry')}
          onRetry={standing.retry}
          problem={standing.problem}
        >
          {words(standing.problem)}
        </LoadFailed>
      )}
      {standing.phase === 'ready' && <Offered place={place} sitting={standing.sitting} />}
    </>
  )
}

type Finished = ComponentProps<typeof TiersForm>

/** Nothing is sold beside a result that asks for help: help stands in its place. A result that wants caution says so first. */
function Offered({ place, sitting }: Finished) {
  const { examKind, help } = sitting
  if (examKind !== 'iq' && help && asksForHelp(help)) return <HelpPanel kind={examKind} why={help} />
  return (
    <>
      <CautionFirst orderNumber={sitting.sittingNumber} />
      <TiersForm place={place} sitting={sitting} />
    </>
  )
}

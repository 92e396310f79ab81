'use client'

import { useTranslations } from 'next-intl'
import { asksForHelp } from '@/domain/questionnaires/help-reasons'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { HelpFirst } from '../../health/help-by-result'
import { isHealth } from '../health-kinds'
import { isGiven } from '../next-screen'
import { PersonForm } from '../person/person-form'
import { UntilRead } from '../until-read'
import { usePrefetch } from '../use-prefetch'
import { useSittingIn } from '../use-sitting'
import { EmailForm } from './email-form'

const AHEAD = ['teaser'] as const
const GIVEN = ['report'] as const

/**
 * Where the result goes, and for the 16 types whose it is. A visitor who skipped the calculating screen may be here before
 * the result is.
 */
export function EmailScreen(place: ScreenPlace) {
  const t = useTranslations('test')
  const read = useSittingIn(place, { states: ['confirmed', 'valid'] })
  const given = read.phase === 'ready' && isGiven(read.sitting.examKind)
  usePrefetch(place, given ? GIVEN : AHEAD)
  return (
    <UntilRead read={read} title={t('email.title')} waiting={t('common.opening')}>
      {({ sitting, keep }) => {
        const Form = sitting.examKind === 'types16' ? PersonForm : EmailForm
        const form = <Form place={place} sitting={sitting} onSaved={keep} />
        if (!isHealth(sitting.examKind) || !asksForHelp(sitting.help)) return form
        return (
          <>
            <HelpFirst kind={sitting.examKind} help={sitting.help} />
            {form}
          </>
        )
      }}
    </UntilRead>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { Notice } from '@/ui/primitives/notice'

type Free = CallData<'order.free'>

type Props = {
  free: Pick<Free, 'examKind' | 'caution' | 'hurried'>
  /** Nothing of it is bought yet: taking the test again comes first. */
  unpaid: boolean
}

/** Why a result wants caution, said before anybody pays; nothing where none is due. */
export function Caution({ free: { examKind, caution, hurried }, unpaid }: Props) {
  const iq = useTranslations('report.result')
  const other = useTranslations('questionnaire')
  if (!caution) return null
  if (examKind === 'iq') return <Notice still>{iq(hurried ? 'hurried' : 'caution')}</Notice>
  return (
    <Notice still>
      <p>{other('report.caution')}</p>
      {unpaid && <p>{other('teaser.again')}</p>}
    </Notice>
  )
}

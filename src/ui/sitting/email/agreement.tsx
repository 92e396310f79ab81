'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Checkbox } from '../../primitives/checkbox'

type Props = {
  place: ScreenPlace
  agreed: boolean
  onChange: (agreed: boolean) => void
  /** It was sent without. */
  missing: boolean
}

/** That the address may be used, and the terms hold. Its texts open beside what is being written. */
export function Agreement({ place, agreed, onChange, missing }: Props) {
  const t = useTranslations('test.email')
  const pageOf = (linkCode: string) => (chunks: React.ReactNode) => (
    <Link href={pathTo({ route: 'protocol', linkCode, ...place })} target="_blank">
      {chunks}
    </Link>
  )
  return (
    <Checkbox
      name="agreed"
      required
      label={t.rich('agree', { privacy: pageOf('privacy'), terms: pageOf('terms') })}
      checked={agreed}
      onChange={(event) => onChange(event.target.checked)}
      error={missing && t('errors.agree')}
    />
  )
}

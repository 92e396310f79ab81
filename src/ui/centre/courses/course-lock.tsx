'use client'

import { useTranslations } from 'next-intl'
import type { Level } from '@/domain/centre/levels'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { Notice } from '@/ui/primitives/notice'
import { loginHref, registerHref } from '../account-hrefs'
import centre from '../centre.module.css'
import { Mark } from './marks'

type Back = { place: ScreenPlace; id: string; chapter?: number }
type Props = Back & { level: Level; heading: 'h2' | 'h3' }

/** What opens the rest of a course, and the way there. */
export function CourseLock({ level, heading: Heading, ...back }: Props) {
  const t = useTranslations('courses.lock')
  const sold = level === 'open' || level === 'registered'
  return (
    <Card as="section" tone="tinted" className={centre.card}>
      <Heading className={centre.locked}>
        <Mark kind="locked" />
        {t('title')}
      </Heading>
      <p>{t(sold ? 'registered' : 'membership')}</p>
      {sold && (
        <div className={centre.actions}>
          <Ways {...back} />
        </div>
      )}
    </Card>
  )
}

/** Why somebody who can read everything may want an account. */
export function CourseRemembers(back: Back) {
  const t = useTranslations('courses.lock')
  return (
    <Notice still actions={<Ways {...back} size="small" />}>
      {t('remembers')}
    </Notice>
  )
}

function Ways({ place, id, chapter, size }: Back & { size?: 'small' }) {
  const t = useTranslations('centre.common')
  const back = { place, back: 'courseDetail', id, chapter } as const
  return (
    <>
      <ButtonLink size={size} href={registerHref(back)}>
        {t('register')}
      </ButtonLink>
      <ButtonLink size={size} variant="secondary" href={loginHref(back)}>
        {t('login')}
      </ButtonLink>
    </>
  )
}

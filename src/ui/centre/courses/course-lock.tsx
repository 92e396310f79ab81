'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { Notice } from '@/ui/primitives/notice'
import { CoursePlan } from '@/ui/subscription/course-plan'
import { loginHref, registerHref } from '../account-hrefs'
import centre from '../centre.module.css'
import { LockIcon } from '../list/list-icons'
import { CoursePrice } from './course-price'
import type { CourseDetail, ShownCourse } from './course-shapes'

type Back = { place: ScreenPlace; id: string; chapter?: number }
type Props = Back & {
  course: ShownCourse | Pick<CourseDetail, 'level' | 'finished' | 'onSale' | 'plan'>
  heading: 'h2' | 'h3'
  /** It was opened with a plan. */
  onOpened: () => void
}

/** What opens the rest of a course, and the way there. */
export function CourseLock({ course, heading: Heading, onOpened, ...back }: Props) {
  const t = useTranslations('courses')
  const free = course.level === 'open' || course.level === 'registered'
  const onSale = 'onSale' in course && course.onSale
  // Only an address that is not confirmed keeps somebody out who is signed in.
  const unproven = 'finished' in course && course.finished !== null
  const how = free ? (unproven ? 'unproven' : 'registered') : onSale ? 'sold' : 'membership'
  return (
    <Card as="section" tone="tinted" className={centre.card}>
      <Heading className={centre.locked}>
        <LockIcon />
        {t(free ? 'lock.title' : onSale ? 'lock.soldTitle' : 'state.locked')}
      </Heading>
      <p>{t(`lock.${how}`)}</p>
      {how === 'sold' && <CoursePrice id={back.id} />}
      {free && (
        <div className={centre.actions}>
          <Ways {...back} />
        </div>
      )}
      {!free && 'plan' in course && (
        <CoursePlan place={back.place} id={back.id} plan={course.plan} onOpened={onOpened} />
      )}
      {how === 'sold' && (
        <div className={centre.actions}>
          <ButtonLink href={`${pathTo({ route: 'courseOrder', ...back.place })}?id=${back.id}`}>
            {t('lock.soldTitle')}
          </ButtonLink>
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

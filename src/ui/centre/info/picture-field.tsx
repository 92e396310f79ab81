'use client'

import { useTranslations } from 'next-intl'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import styles from '../centre.module.css'
import { Portrait } from '../portrait'
import { SaveOutcome } from '../save-outcome'
import { useChange } from '../use-change'
import type { Customer } from '../use-customer'
import info from './info.module.css'
import { PictureUnreadable, squarePicture } from './square-picture'

type Props = {
  place: ScreenPlace
  route: 'userInfo' | 'account'
  user: Customer
  onSaved: (user: Customer) => void
}

/** The picture of the person. It is saved as soon as a file is chosen. */
export function PictureField({ place, route, user, onSaved }: Props) {
  const t = useTranslations('centre')
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const { saving, removing, problem, saved, choose, remove } = usePicture(onSaved)
  // The pressed button goes away with the picture.
  const removeAndStay = async () => {
    if (await remove()) document.getElementById(id)?.focus()
  }
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('info.picture')}</h2>
      <div className={info.picture}>
        <Portrait person={user} size={96} alt={t('info.pictureAlt')} />
        <div className={styles.actions}>
          <Button
            id={id}
            variant="secondary"
            aria-describedby={`${id}-hint`}
            busy={saving && t('common.saving')}
            onClick={() => file.current?.click()}
          >
            {t(user.avatar ? 'info.chooseOther' : 'info.choose')}
          </Button>
          {user.avatar && (
            <Button
              variant="quiet"
              busy={removing && t('info.removing')}
              onClick={() => void removeAndStay()}
            >
              {t('info.remove')}
            </Button>
          )}
        </div>
      </div>
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={t('info.choose')}
        onChange={choose}
      />
      <p id={`${id}-hint`} className={styles.muted}>
        {t('info.pictureHint')}
      </p>
      <SaveOutcome
        place={place}
        back={route}
        problem={problem}
        words={isUnreadable(problem) ? t('info.unreadable') : null}
        saved={saved}
      />
    </section>
  )
}

/** How a picture is saved and taken away. */
const usePicture = (onSaved: Props['onSaved']) => {
  const { busy, problem, saved, make } = useChange()
  const [leaving, setLeaving] = useState(false)

  const save = async (avatar: string | null) => {
    const answer = await call('user.update', { body: { avatar } })
    onSaved(answer.user)
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? []
    setLeaving(false)
    if (chosen) void make(async () => save(await squarePicture(chosen)))
    // The same file can be chosen once more after an error.
    event.target.value = ''
  }
  const remove = (): Promise<boolean> => {
    setLeaving(true)
    return make(() => save(null))
  }

  return { saving: busy && !leaving, removing: busy && leaving, problem, saved, choose, remove }
}

const isUnreadable = (problem: unknown): boolean =>
  problem instanceof PictureUnreadable || (problem !== null && problemOf(problem) === 'pictureUnreadable')

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { type Cue, cueAt } from '@/domain/centre/captions'
import { LOCALE_FACTS, type Locale, localeOfTag } from '@/domain/locale/locales'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import centre from '../../centre.module.css'
import { CoursesFailed } from '../courses-failed'
import styles from './recording.module.css'
import { captionsHref, recordingHref } from './recording-hrefs'
import { Transcript } from './transcript'
import { useCaptions } from './use-captions'

type Props = { id: string; number: number; recording: { format: 'audio' | 'video'; captions: boolean } }

/** What there is to hear or to see beside the text of a chapter, and the same in words. */
export function Recording({ id, number, recording: { format, captions } }: Props) {
  const t = useTranslations('courses.recording')
  const heading = useId()
  const hl = localeOfTag(useLocale())
  const address = captions ? captionsHref({ id, number, hl }) : null
  const { cues, problem, retry } = useCaptions(address)
  const [heard, setHeard] = useState(-1)
  return (
    <section className={centre.section} aria-labelledby={heading}>
      <h2 id={heading} className={centre.title}>
        {t(`title.${format}`)}
      </h2>
      <p className={centre.muted}>{t(captions ? `about.${format}` : 'noCaptions')}</p>
      <Player
        {...{ id, number, format, hl, heading }}
        captions={address}
        onTime={(seconds) => setHeard(cues ? cueAt(cues, seconds) : -1)}
      />
      {format === 'audio' && cues && <Heard cue={cues[heard]} />}
      {problem !== null && <CoursesFailed problem={problem} retry={retry} />}
      {cues && cues.length > 0 && <Transcript cues={cues} heard={heard} format={format} />}
    </section>
  )
}

type PlayerProps = Pick<Props, 'id' | 'number'> & {
  format: 'audio' | 'video'
  hl: Locale
  /** The element that names it. */
  heading: string
  captions: string | null
  onTime: (seconds: number) => void
}

/** The browser's own player: it is known, and works with keys and screen readers. */
function Player({ id, number, format, hl, heading, captions, onTime }: PlayerProps) {
  const t = useTranslations('courses.recording')
  const tag = useLocale()
  const player = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const Media = format
  return (
    <>
      <Media
        ref={player}
        className={styles[format]}
        src={recordingHref({ id, number })}
        controls
        preload="metadata"
        playsInline={format === 'video' ? true : undefined}
        aria-labelledby={heading}
        onTimeUpdate={({ currentTarget }) => onTime(currentTarget.currentTime)}
        onLoadedMetadata={() => setFailed(false)}
        onError={() => setFailed(true)}
      >
        {captions && (
          <track kind="captions" src={captions} srcLang={tag} label={LOCALE_FACTS[hl].name} default />
        )}
      </Media>
      {failed && (
        <Notice
          tone="danger"
          actions={
            <Button variant="secondary" onClick={() => player.current?.load()}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed')}
        </Notice>
      )}
    </>
  )
}

/** The words of the moment. A screen reader is not told: it would speak into what is heard. */
function Heard({ cue }: { cue: Cue | undefined }) {
  return (
    <p className={styles.heard} aria-hidden="true">
      {cue?.text}
    </p>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { PRACTICE_TRIALS, TRIALS } from '@/domain/experiment/flanker'
import { FLANKER_SOURCES } from '@/domain/experiment/sources'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import styles from '../centre.module.css'
import { useHidden } from '../games/use-hidden'
import { PlayLinks } from '../play/play-links'
import { Sources } from '../reading/sources'
import own from './experiment.module.css'
import { FlankerArea } from './flanker-area'
import { FlankerResult } from './flanker-result'
import { useFlanker } from './use-flanker'

/** The flanker task: practice, the timed rounds, the own result, and what it shows. */
export function ExperimentScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('experiment')
  const { state, begin, stop, answer, leave } = useFlanker()
  useHidden(leave)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('meta.title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <PlayLinks place={place} current="experiment" />
      </header>
      {state.step === 'running' ? (
        <section className={own.stage}>
          <FlankerArea run={state.run} onAnswer={answer} />
          <Button variant="secondary" size="small" onClick={stop}>
            {t('stop')}
          </Button>
        </section>
      ) : (
        <>
          {state.step === 'ready' && (
            <section className={styles.section}>
              <p>{t('rule')}</p>
              <p className={styles.muted}>{t('plan', { practice: PRACTICE_TRIALS, rounds: TRIALS })}</p>
              <p className={styles.muted}>{t('needs')}</p>
            </section>
          )}
          {state.step === 'practiced' && (
            <p role="status">
              {t('practiced', {
                right: state.answers.filter(({ right }) => right).length,
                of: state.answers.length,
              })}
            </p>
          )}
          {state.step === 'done' && <FlankerResult answers={state.answers} />}
          <div className={styles.actions}>
            {state.step === 'ready' && <Button onClick={() => begin(true)}>{t('practice')}</Button>}
            {state.step === 'practiced' && <Button onClick={() => begin(false)}>{t('begin')}</Button>}
            {state.step === 'practiced' && (
              <Button variant="secondary" onClick={() => begin(true)}>
                {t('practiceAgain')}
              </Button>
            )}
            {state.step === 'done' && <Button onClick={() => begin(false)}>{t('again')}</Button>}
          </div>
          <About />
        </>
      )}
    </div>
  )
}

/** What the experiment shows, what it does not, and where to look that up. */
function About() {
  const t = useTranslations('experiment')
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('about.title')}</h2>
      <p>{t('about.effect')}</p>
      <p>{t('about.person')}</p>
      <p className={styles.muted}>{t('private')}</p>
      <Sources title={t('about.sources')} sources={FLANKER_SOURCES} />
    </section>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { asksForHelp } from '@/domain/questionnaires/help-reasons'
import { DeleteResult } from '@/ui/health/delete-result'
import { HelpFirst, HelpLast } from '@/ui/health/help-by-result'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Caution } from './caution'
import { Missing } from './missing'
import type { QuestionnaireFree } from './questionnaire-teaser'
import styles from './teaser.module.css'
import { TeaserActions } from './teaser-actions'

type Props = {
  place: ScreenPlace
  free: QuestionnaireFree
  opened: boolean
  /** What a report adds, a line each; null: there is nothing to offer. */
  adds: readonly string[] | null
}

/** Five areas in words, and when to seek help. Where help comes first nothing is offered on the page. */
export function PsychologyTeaser({ place, free, opened, adds }: Props) {
  const t = useTranslations('questionnaire')
  const title = useTranslations('report.teaser')
  const { examKind: kind, orderNumber, scales, help, missing, note, answered, total } = free
  const first = asksForHelp(help)
  return (
    <div className={styles.teaser}>
      <header className={styles.head}>
        <h1 className={styles.kicker}>{title('title')}</h1>
        {!first && <p className={styles.lead}>{t('teaser.psychology.free')}</p>}
      </header>
      <HelpFirst kind={kind} help={help} />
      <Caution free={free} unpaid={!opened && !first} />
      <div className={styles.areas}>
        {scales.map((scale) => (
          <Area key={scale.id} scale={scale} />
        ))}
      </div>
      <Missing names={missing} />
      <HelpLast kind={kind} help={help} />
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.small}>{t('told.answeredOf', { answered, total })}</p>
      <DeleteResult place={place} orderNumber={orderNumber} kind={kind} paid={opened} />
      {(opened || !first) && (
        <TeaserActions
          place={place}
          opened={opened}
          adds={first ? null : adds}
          lead={opened ? null : t('teaser.psychology.opens')}
        />
      )}
    </div>
  )
}

function Area({ scale }: { scale: QuestionnaireFree['scales'][number] }) {
  const t = useTranslations('questionnaire.teaser')
  const words = useTranslations('health.result')
  const { name, bandName, text, seek, sureness } = scale
  return (
    <section className={styles.area}>
      <h2 className={styles.subtitle}>{name}</h2>
      {bandName && <p className={styles.bandName}>{bandName}</p>}
      {text && <p>{text}</p>}
      {sureness === 'open' && <p className={styles.note}>{t('border')}</p>}
      {seek && (
        <>
          <h3 className={styles.seek}>{words('seek')}</h3>
          <p>{seek}</p>
        </>
      )}
    </section>
  )
}

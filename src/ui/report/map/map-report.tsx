'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { Notice } from '@/ui/primitives/notice'
import { MapUpgrade } from '@/ui/subscription/map-upgrade'
import type { MapScore, MapReport as Told } from '../questionnaire/questionnaire-report'
import sections from '../report.module.css'
import { ReportEnd } from '../report-end'
import { Tabs } from '../tabs'
import { Dimensions } from './dimensions'
import { HealthPart } from './health-part'
import { Interpretations } from './interpretations'
import { isUrgent } from './map-told'
import { Overview } from './overview'
import { Recommendations } from './recommendations'

type Props = { place: ScreenPlace; report: Told }

/** Four dimensions in four tabs where they were bought, and the free part about health: above them where help is due. */
export function MapReport({ place, report }: Props) {
  const { score } = report
  const isFirst = score === null || isUrgent(report.health)
  return (
    <div className={sections.grid}>
      {isFirst && <Health place={place} report={report} />}
      {score ? (
        <Dimensioned place={place} report={report} score={score} />
      ) : (
        <>
          <Closed place={place} report={report} />
          <End place={place} report={report} />
        </>
      )}
    </div>
  )
}

function Health({ place, report: { orderNumber, health } }: Props) {
  return health && <HealthPart place={place} orderNumber={orderNumber} health={health} />
}

/** Nothing is sold on a page that says something of health. */
function End({ place, report, children }: Props & { children?: ReactNode }) {
  const lockedParts = report.health ? [] : report.lockedParts
  return (
    <ReportEnd place={place} report={{ ...report, lockedParts }}>
      {children}
    </ReportEnd>
  )
}

function Dimensioned({ place, report, score }: Props & { score: MapScore }) {
  const t = useTranslations('map.tabs')
  const words = useTranslations('report.result')
  const overview = (
    <div className={sections.grid}>
      <Overview score={score} caution={report.caution} />
      {/* Nothing is offered beside what is said of mental health, or an answer that asks for help (docs/decisions/0041). */}
      {report.health === null && <MapUpgrade place={place} />}
      {!isUrgent(report.health) && <Health place={place} report={report} />}
      <End place={place} report={report}>
        <About about={score.about} note={score.notes.general} />
      </End>
    </div>
  )
  return (
    <Tabs
      label={words('tabs')}
      tabs={[
        { id: 'overview', title: words('overview'), content: overview },
        {
          id: 'interpretations',
          title: t('interpretations'),
          content: <Interpretations score={score} />,
        },
        { id: 'analysis', title: t('dimensions'), content: <Dimensions score={score} /> },
        {
          id: 'recommendations',
          title: t('recommendations'),
          content: <Recommendations score={score} />,
        },
      ]}
    />
  )
}

function Closed({ place, report: { answered, total, caution } }: Props) {
  const t = useTranslations('questionnaire')
  const words = useTranslations('report.result')
  return (
    <Card as="section" tone="flat" className={sections.section}>
      <h2 className={sections.title}>{t('report.closed.title')}</h2>
      <p>{t('report.closed.text')}</p>
      {caution && <Notice still>{t('report.caution')}</Notice>}
      <p className={sections.muted}>{t('told.answeredOf', { answered, total })}</p>
      <div className={sections.actions}>
        <ButtonLink variant="secondary" href={pathTo({ route: 'teaser', ...place })}>
          {words('freeResult')}
        </ButtonLink>
      </div>
    </Card>
  )
}

function About({ about: { title, answered, version }, note }: Pick<MapScore, 'about'> & { note: string }) {
  return (
    <Card as="section" tone="flat" className={sections.section}>
      <h2 className={sections.title}>{title}</h2>
      <p className={sections.words}>{note}</p>
      <p className={sections.muted}>{answered}</p>
      <p className={sections.muted}>{version}</p>
    </Card>
  )
}

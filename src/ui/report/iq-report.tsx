'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { DimensionsTab } from './dimensions/dimensions-tab'
import { OverviewTab } from './overview-tab'
import type { Report } from './score/score-facts'
import { Tabs } from './tabs'

/** Score and dimensions where the score is open; else what is open, and what could be. */
export function IqReport({ place, report }: { place: ScreenPlace; report: Report }) {
  const t = useTranslations('report.result')
  if (!report.score) return <OverviewTab place={place} report={report} />
  return (
    <Tabs
      label={t('tabs')}
      tabs={[
        { id: 'overview', title: t('overview'), content: <OverviewTab place={place} report={report} /> },
        { id: 'dimensions', title: t('dimensions'), content: <DimensionsTab score={report.score} /> },
      ]}
    />
  )
}

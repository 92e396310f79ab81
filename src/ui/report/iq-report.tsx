'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { DimensionsTab } from './dimensions/dimensions-tab'
import { MeaningTab } from './iq/meaning-tab'
import { PuzzlesTab } from './iq/puzzles-tab'
import { ClosedOverview, OverviewTab } from './overview-tab'
import type { Report } from './score/score-facts'
import { Tabs } from './tabs'

/** What was read from the test, in at most four tabs, where the score is open; else what is open, and what could be. */
export function IqReport({ place, report }: { place: ScreenPlace; report: Report }) {
  const t = useTranslations('report')
  const { told } = report
  if (!told) return <ClosedOverview place={place} report={report} />
  const { puzzles, dimensions, meaning, about } = told
  return (
    <Tabs
      label={t('result.tabs')}
      tabs={[
        {
          id: 'overview',
          title: t('result.overview'),
          content: <OverviewTab place={place} report={report} told={told} />,
        },
        ...(dimensions
          ? [
              {
                id: 'dimensions',
                title: t('result.dimensions'),
                headed: true,
                content: <DimensionsTab told={dimensions} />,
              },
            ]
          : []),
        ...(puzzles
          ? [
              {
                id: 'puzzles',
                title: t('iq.puzzles'),
                headed: true,
                content: <PuzzlesTab place={place} report={report} told={puzzles} />,
              },
            ]
          : []),
        {
          id: 'meaning',
          title: t('iq.meaning'),
          headed: true,
          content: <MeaningTab meaning={meaning} about={about} />,
        },
      ]}
    />
  )
}

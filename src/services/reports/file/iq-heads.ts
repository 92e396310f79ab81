import type { FileWords } from './file-words'
import type { IqHeads } from './iq-blocks'

/** Names of columns and outcomes, which the page has as words of its own. */
export const iqHeads = ({ report: t }: Pick<FileWords, 'report'>): IqHeads => ({
  classes: [t('result.bandColumn'), t('result.rangeColumn'), t('result.shareColumn'), t('result.bandTitle')],
  countries: [
    t('iq.countries.rank'),
    t('iq.countries.country'),
    t('iq.countries.mean'),
    t('iq.countries.takers'),
  ],
  puzzles: [
    t('iq.map.column.position'),
    t('iq.map.column.ofHundred'),
    t('iq.map.column.outcome'),
    t('iq.map.column.seconds'),
  ],
  outcomes: {
    right: t('iq.map.outcome.right'),
    wrong: t('iq.map.outcome.wrong'),
    open: t('iq.map.outcome.open'),
    late: t('iq.map.outcome.late'),
  },
})

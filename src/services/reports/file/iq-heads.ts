import type { FileWords } from './file-words'
import type { IqHeads } from './iq-blocks'

/** Names of columns and outcomes: the page's own, and short ones where a column is narrow. */
export const iqHeads = ({ report: t, file }: Pick<FileWords, 'report' | 'file'>): IqHeads => ({
  classes: [t('result.bandColumn'), t('result.rangeColumn'), t('result.shareColumn'), t('result.bandTitle')],
  countries: [
    t('iq.countries.rank'),
    t('iq.countries.country'),
    t('iq.countries.mean'),
    t('iq.countries.takers'),
  ],
  puzzles: [
    file('puzzles.number'),
    file('puzzles.ofHundred'),
    file('puzzles.outcome'),
    file('puzzles.seconds'),
  ],
  outcomes: {
    right: t('iq.map.outcome.right'),
    wrong: t('iq.map.outcome.wrong'),
    open: t('iq.map.outcome.open'),
    late: t('iq.map.outcome.late'),
  },
})

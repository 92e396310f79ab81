import type { Report, Told } from '@/ui/report/score/score-facts'

const OUTCOMES = ['right', 'right', 'right', 'wrong', 'right', 'open', 'right', 'late'] as const

/** A report's sentences as the server would have told them; every text stands in it once. */
export const sampleTold = (): Told => ({
  opening: {
    title: 'What you did',
    paragraphs: ['You solved 18 of 30 puzzles.', 'You were quick: half of your answers took 12 seconds.'],
  },
  score: {
    title: 'Your IQ score',
    headline: '112',
    interval: 'With 95% certainty between 101 and 123.',
    iq: 112,
    ends: [101, 123],
    note: null,
    classes: 'Most likely: average; possibly: superior.',
    band: 'normal',
    bands: [
      { id: 'superior', name: 'Superior', range: '115–129', share: '14%', chance: '35% likely' },
      { id: 'normal', name: 'Average', range: '85–114', share: '68%', chance: '64% likely' },
    ],
    bandsNote: 'Shares are computed from the normal model.',
    paragraphs: ['About two in three people of the norm score here.'],
    drawing: 'Bell curve with a score of 112 and its interval.',
    point: 'You: 112',
    takers: ['The average of 1,204 people is 103.'],
  },
  rank: {
    title: 'Your rank',
    said: ['Higher than 78 of 100 people.'],
    note: 'With 95% certainty between 52 and 94.',
    betterThan: 78,
    drawing: 'A hundred people, 78 of them score lower.',
    takers: {
      title: 'Among those who took this test',
      all: { said: 'Among all 1,204 you score higher than 71 in 100.', betterThan: 71, n: 1204 },
      age: null,
      country: { said: 'Among 212 people in Germany: higher than 69 in 100.', betterThan: 69, n: 212 },
      note: 'A group is shown once it has 100 results.',
      countries: Array.from({ length: 12 }, (_, index) => ({
        code: `C${index}`,
        name: `Land ${index + 1}`,
        n: 300 - index,
        mean: 108 - index,
        rank: index + 1,
        best: Math.max(1, index),
        worst: index + 2,
        own: index === 11,
      })),
      countriesTitle: 'The countries with the highest means',
      countriesNote: 'This ranks our takers, not peoples.',
    },
  },
  puzzles: {
    title: 'Your puzzles',
    said: ['The hardest one you solved is number 7.'],
    list: OUTCOMES.map((outcome, index) => ({
      position: index + 1,
      outcome,
      ofHundred: 90 - index * 11,
      seconds: outcome === 'open' ? null : 5 + index * 3,
    })),
    families: [
      { id: 'steps', name: 'Step by step', right: 4, of: 6, said: 'About as many as your result suggests.' },
      { id: 'overlay', name: 'Laying over each other', right: 1, of: 5, said: 'Fewer; missed: 4, 6.' },
    ],
    familiesTitle: 'By kind of rule',
    familiesNote: 'With so few puzzles of a kind a difference may be chance.',
  },
  dimensions: {
    title: 'Abilities one by one',
    intro: 'Read from the same answers and times.',
    list: [
      {
        id: 'speed',
        name: 'Speed',
        about: 'How soon you reach an answer.',
        level: 4,
        levelName: 'high',
        said: ['You answer faster than most.'],
        z: 0.8,
        se: 0.3,
      },
      {
        id: 'memory',
        name: 'Memory',
        about: 'Keeping several rules in mind at once.',
        level: null,
        levelName: 'Not measured',
        said: ['Nothing in this test run speaks of it.'],
        z: null,
        se: null,
      },
    ],
  },
  meaning: {
    title: 'What the number means',
    sections: [
      { title: 'What it measures', paragraphs: ['Puzzles like these ask for reasoning with what is new.'] },
      { title: 'What it does not say', paragraphs: ['It says nothing of your worth.'] },
    ],
    sources: ['Raven, J. (2000). The Progressive Matrices.'],
  },
  about: {
    title: 'What this rests on',
    cautions: ['Two answers came after the time was over.'],
    paragraphs: ['Scoring eap, norm provisional: a forecast.'],
  },
})

/** A report with everything open. */
export const sampleReport = (more: Partial<Report> = {}): Report => ({
  examKind: 'iq',
  orderNumber: '0123456789AB',
  code: 'main',
  examId: 1,
  timing: 'standard',
  finishedAt: '2026-11-24T10:00:00.000Z',
  total: 30,
  answered: 29,
  late: 2,
  caution: false,
  own: true,
  takerName: null,
  openParts: ['iq_score', 'iq_ranking', 'wrong_answers'],
  lockedParts: [],
  gift: null,
  score: null,
  told: sampleTold(),
  ...more,
})

/** Where the experiment comes from, and how little one run says of a person. */
export const FLANKER_SOURCES = [
  {
    authors: 'Eriksen, B. A., & Eriksen, C. W.',
    year: 1974,
    title: 'Effects of noise letters upon the identification of a target letter in a nonsearch task',
    published: 'Perception & Psychophysics, 16, 143–149',
    address: 'https://doi.org/10.3758/BF03203267',
  },
  {
    authors: 'Hedge, C., Powell, G., & Sumner, P.',
    year: 2018,
    title:
      'The reliability paradox: Why robust cognitive tasks do not produce reliable individual differences',
    published: 'Behavior Research Methods, 50, 1166–1186',
    address: 'https://doi.org/10.3758/s13428-017-0935-1',
  },
]

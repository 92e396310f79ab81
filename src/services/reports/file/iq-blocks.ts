import type { IqTold } from '@/domain/api/iq-shapes'
import type { PdfBlock } from '@/gateways/pdf/pdf-document'
import {
  figures,
  heading,
  newPage,
  note,
  notes,
  paragraph,
  paragraphs,
  subheading,
  table,
  together,
  words,
} from './blocks'
import { curveDrawing, levelDrawing, peopleDrawing, puzzlesDrawing } from './iq-drawings'

/** Names of columns and outcomes, which the page has as words of its own. */
export type IqHeads = {
  classes: readonly [name: string, range: string, share: string, chance: string]
  countries: readonly [rank: string, country: string, mean: string, n: string]
  puzzles: readonly [number: string, ofHundred: string, outcome: string, seconds: string]
  outcomes: Readonly<Record<NonNullable<IqTold['puzzles']>['list'][number]['outcome'], string>>
}

/** The report of the IQ test as it is printed: of its view alone, so that page and file say the same. */
export const iqBlocks = (told: IqTold, heads: IqHeads): PdfBlock[] => [
  ...scoreBlocks(told.score, heads),
  heading(told.opening.title),
  ...paragraphs(told.opening.paragraphs),
  ...(told.rank ? [newPage, ...rankBlocks(told.rank, heads)] : []),
  ...(told.puzzles ? [newPage, ...puzzleBlocks(told.puzzles, heads)] : []),
  ...(told.dimensions ? [newPage, ...dimensionBlocks(told.dimensions)] : []),
  ...meaningBlocks(told),
]

const scoreBlocks = (score: IqTold['score'], { classes }: IqHeads): PdfBlock[] => [
  heading(score.title),
  subheading([score.headline, score.interval].filter(Boolean).join(' · ')),
  ...(score.iq === null ? [] : [curveDrawing(score)]),
  ...paragraphs([score.note, score.classes, ...score.paragraphs, ...score.takers]),
  ...(score.bands.length === 0
    ? []
    : [
        ...table(
          [words(3), figures(2), figures(2), figures(3)],
          classes,
          score.bands.map(({ name, range, share, chance }) => [name, range, share, chance ?? '–']),
        ),
        note(score.bandsNote),
      ]),
]

export const rankBlocks = (rank: NonNullable<IqTold['rank']>, { countries }: IqHeads): PdfBlock[] => {
  const { takers, betterThan } = rank
  const places = [takers.all, takers.age, takers.country].map((place) => place?.said ?? null)
  return [
    heading(rank.title),
    ...paragraphs(rank.said),
    ...(betterThan === null ? [] : [peopleDrawing(betterThan)]),
    note(rank.note),
    heading(takers.title),
    ...paragraphs(places),
    note(takers.note),
    ...(takers.countries.length > 0
      ? [
          subheading(takers.countriesTitle),
          ...table(
            [words(2), words(4), figures(2), figures(2)],
            countries,
            takers.countries.map(({ rank: at, best, worst, name, mean, n }) => [
              best === worst ? String(at) : `${at} (${best}–${worst})`,
              name,
              String(mean),
              String(n),
            ]),
            (index) => takers.countries[index]?.own ?? false,
          ),
          note(takers.countriesNote),
        ]
      : []),
  ]
}

const PUZZLE_COLUMNS = [words(5), figures(6), words(8), figures(6)]

/** Rows in two columns side by side: the second half beside the first. */
const inHalves = (rows: readonly (readonly string[])[]): string[][] => {
  const half = Math.ceil(rows.length / 2)
  const empty = PUZZLE_COLUMNS.map(() => '')
  return rows.slice(0, half).map((row, index) => [...row, ...(rows[half + index] ?? empty)])
}

export const puzzleBlocks = (puzzles: NonNullable<IqTold['puzzles']>, heads: IqHeads): PdfBlock[] => [
  heading(puzzles.title),
  ...paragraphs(puzzles.said),
  puzzlesDrawing(puzzles.list),
  ...table(
    [...PUZZLE_COLUMNS, ...PUZZLE_COLUMNS],
    [...heads.puzzles, ...heads.puzzles],
    inHalves(
      puzzles.list.map(({ position, ofHundred, outcome, seconds }) => [
        String(position),
        String(ofHundred),
        heads.outcomes[outcome],
        seconds === null ? '–' : String(seconds),
      ]),
    ),
  ),
  ...(puzzles.families.length > 0 ? familyBlocks(puzzles) : []),
]

const familyBlocks = (puzzles: NonNullable<IqTold['puzzles']>): PdfBlock[] => [
  heading(puzzles.familiesTitle),
  ...puzzles.families.flatMap(({ name, right, of, said }) => [
    subheading(`${name} · ${right}/${of}`),
    paragraph(said),
  ]),
  note(puzzles.familiesNote),
]

export const dimensionBlocks = ({
  title,
  intro,
  legend,
  people,
  levels,
  list,
  without,
}: NonNullable<IqTold['dimensions']>): PdfBlock[] => [
  heading(title),
  paragraph(intro),
  note(legend),
  ...list.flatMap((dimension): PdfBlock[] => {
    const drawing = levelDrawing(dimension, levels)
    return [
      together([
        heading(dimension.name),
        note(dimension.about),
        subheading(dimension.levelName),
        ...(drawing ? [drawing] : []),
      ]),
      ...paragraphs(dimension.said),
    ]
  }),
  ...paragraphs([without]),
  note(people),
]

const meaningBlocks = ({ meaning, about }: IqTold): PdfBlock[] => [
  newPage,
  heading(meaning.title),
  ...meaning.sections.flatMap(({ title, paragraphs: said }) => [subheading(title), ...paragraphs(said)]),
  ...notes(meaning.sources),
  newPage,
  heading(about.title),
  ...paragraphs(about.cautions),
  ...paragraphs(about.paragraphs),
  ...(about.names ? [note(about.names)] : []),
]

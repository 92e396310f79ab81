import type { MapHealth, MapScore } from '@/domain/api/map-shapes'
import { RADAR_BOX, radarPath, radarPoint } from '@/domain/reports/radar-shape'
import type { Drawing, PdfBlock } from '@/gateways/pdf/pdf-document'
import {
  figures,
  heading,
  list,
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
import { figuresBlocks, scaleBlocks } from './questionnaire-blocks'
import { ACCENT, area, BAND, barDrawing, box, dot, line, QUIET, word } from './shapes'

type Head = readonly [measure: string, value: string]
type Titles = { keywords: string; interpretations: string; recommendations: string; caution: string | null }

/** The report of a map as it is printed, without its part about health: that is free and no part of what is sold. */
export const mapBlocks = (score: MapScore, titles: Titles, head: Head): PdfBlock[] => [
  heading(titles.keywords),
  ...paragraphs([score.keywords.join(' · '), titles.caution, score.missing]),
  note(score.notes.keywords),
  ...traitsBlocks(score),
  ...interpretationBlocks(score, titles),
  ...typeBlocks(score.type, head),
  ...(score.quadrant ? quadrantBlocks(score.quadrant, head) : []),
  ...(score.motive ? motiveBlocks(score.motive, head) : []),
  newPage,
  heading(titles.recommendations),
  paragraph(score.notes.recommendations),
  ...score.recommendations.flatMap(({ name, tips }) => [subheading(name), ...list(tips)]),
  heading(score.about.title),
  ...paragraphs([score.notes.general, score.about.answered]),
  note(score.about.version),
]

const traitsBlocks = ({ traits, notes: how, others }: MapScore): PdfBlock[] => [
  heading(traits.title),
  radarDrawing(traits.list),
  ...table(
    [words(3), figures(1), figures(2), ...(traits.columns.length > 2 ? [figures(2)] : [])],
    ['', ...traits.columns],
    traits.list.map(({ name, cells }) => [name, ...cells]),
  ),
  heading(others.title),
  ...table(
    [words(1), words(1)],
    null,
    others.list.map(({ name, said }) => [name, said]),
  ),
  ...traits.list.flatMap((trait) => [...scaleBlocks(trait), ...notes([trait.percentile])]),
  ...notes([traits.assumed, how.bands, how.interval, traits.norm]),
]

const interpretationBlocks = (
  { interpretations, notes: how }: MapScore,
  { interpretations: title }: Titles,
): PdfBlock[] => [
  heading(title),
  ...interpretations.flatMap((each) => [subheading(each.title), paragraph(each.text)]),
  note(interpretations.length > 0 ? how.interpretations : how.noInterpretation),
]

const typeBlocks = (type: MapScore['type'], head: Head): PdfBlock[] => [
  newPage,
  heading(type.name),
  note(type.about),
  subheading(type.typeName),
  ...paragraphs([type.outcomes.map(({ said }) => said).join(' · '), type.text]),
  ...figuresBlocks([{ name: type.name, rows: type.rows }], head),
  note(type.counts),
  ...(type.style
    ? [
        subheading(type.style.name),
        note(type.style.about),
        ...paragraphs([type.style.text, type.style.agrees]),
      ]
    : []),
  subheading(type.puzzlesTitle),
  ...type.puzzles.flatMap(({ text, went, why }) => [paragraph(text), note(`${went} ${why}`)]),
  note(type.norm),
]

const quadrantBlocks = (quadrant: NonNullable<MapScore['quadrant']>, head: Head): PdfBlock[] => [
  newPage,
  heading(quadrant.name),
  note(quadrant.about),
  quadrantDrawing(quadrant),
  ...table(
    [words(3), figures(1)],
    quadrant.columns,
    quadrant.cells.map(({ name, chance }) => [name, chance]),
    (index) => quadrant.cells[index]?.told ?? false,
  ),
  ...paragraphs([quadrant.between]),
  ...quadrant.cells
    .filter(({ told }) => told)
    .flatMap(({ name, text }) => [subheading(name), paragraph(text)]),
  heading(quadrant.axesTitle),
  ...quadrant.axes.map(({ name, about, bar, also }) =>
    together([subheading(name), ...notes([about]), barDrawing(bar), ...notes([also])]),
  ),
  ...quadrant.lines.flatMap(({ name, about }) => [subheading(name), ...notes([about])]),
  ...figuresBlocks([...quadrant.lines, ...quadrant.axes], head),
  ...notes([quadrant.assumed, quadrant.cut.text, quadrant.norm]),
]

const motiveBlocks = (motive: NonNullable<MapScore['motive']>, head: Head): PdfBlock[] => [
  newPage,
  heading(motive.name),
  note(motive.about),
  ...paragraphs([motive.summary]),
  ...motive.motives
    .filter(({ leads }) => leads)
    .flatMap(({ name, text, said }) => [subheading(name), paragraph(text), note(said)]),
  ...figuresBlocks(motive.motives, head),
  note(motive.norm),
]

/** The part about health, for whoever asks for it in a file of its own. */
export const mapHealthBlocks = (health: MapHealth, head: Head): PdfBlock[] => {
  const { index } = health
  return [
    heading(health.name),
    note(health.about),
    ...(index
      ? [
          subheading(`${index.figure.before}${index.figure.strong}${index.figure.after}`),
          ...paragraphs([index.interval, index.bandName, index.text, index.capped]),
        ]
      : [paragraph(health.noIndex)]),
    ...(health.scales.length > 0 ? [heading(health.scalesTitle)] : []),
    ...health.scales.map(({ name, about, bar, level }) =>
      together([subheading(name), ...notes([about, level]), barDrawing(bar)]),
    ),
    ...figuresBlocks(health.scales, head),
    ...(index && index.tips.length > 0 ? [heading(health.tipsTitle), ...list(index.tips)] : []),
    // It stands beside figures.
    ...notes([index || health.scales.length > 0 ? health.assumed : null, health.answered, health.norm]),
  ]
}

const AROUND = { x: 110, y: 22 }

const radarDrawing = (traits: MapScore['traits']['list']): Drawing => {
  const of = traits.length
  const [width, height] = [RADAR_BOX.width + 2 * AROUND.x, RADAR_BOX.height + 2 * AROUND.y]
  const moved = (path: string): string =>
    path.replace(/([ML])(-?[\d.]+) (-?[\d.]+)/g, (_, sign: string, x: string, y: string) =>
      [sign, Number(x) + AROUND.x, ' ', Number(y) + AROUND.y].join(''),
    )
  const at = (axis: number, percent: number) => {
    const { x, y } = radarPoint({ axis, of, percent })
    return { x: x + AROUND.x, y: y + AROUND.y }
  }
  const ends = [1, 0].map((end) => moved(radarPath(traits.map(({ bar }) => bar.ci95[end] ?? 0))))
  return {
    kind: 'drawing',
    width,
    height,
    shapes: [
      area(ends[0] ?? '', BAND),
      area(ends[1] ?? '', '#ffffff'),
      ...[25, 50, 75, 100].map((ring) =>
        line(moved(radarPath(traits.map(() => ring))), { stroke: QUIET, thickness: 0.5 }),
      ),
      line(moved(radarPath(traits.map(({ bar }) => bar.percent))), { stroke: ACCENT, thickness: 2 }),
      ...traits.map(({ bar }, axis) => {
        const { x, y } = at(axis, bar.percent)
        return dot(x, y, 4)
      }),
    ],
    words: traits.map(({ name }, axis) => {
      const { x, y } = at(axis, 100)
      const middle = width / 2
      const anchor = Math.abs(x - middle) < 2 ? 'middle' : x > middle ? 'start' : 'end'
      const aside = { start: 8, middle: 0, end: -8 }[anchor]
      return word(name, { x: x + aside, y: axis === 0 ? y - 8 : y + 6, anchor, bold: true })
    }),
  }
}

const SQUARE = { left: 90, size: 240, top: 16, width: 420 }

const quadrantDrawing = ({ lines, cut }: NonNullable<MapScore['quadrant']>): Drawing => {
  const { left, size, top, width } = SQUARE
  const [worry, distance] = lines
  const x = (percent: number) => left + (size * percent) / 100
  const y = (percent: number) => top + size - (size * percent) / 100
  const place = worry && distance
  return {
    kind: 'drawing',
    width,
    height: top + size + 20,
    shapes: [
      box(left, top, size, size, '#f6f4ee'),
      line(`M${x(cut.avoidance)} ${top}v${size}`, { stroke: QUIET }),
      line(`M${left} ${y(cut.anxiety)}h${size}`, { stroke: QUIET }),
      ...(place
        ? [
            line(`M${x(distance.bar.ci95[0])} ${y(worry.bar.percent)}H${x(distance.bar.ci95[1])}`, {
              stroke: ACCENT,
              thickness: 2,
            }),
            line(`M${x(distance.bar.percent)} ${y(worry.bar.ci95[0])}V${y(worry.bar.ci95[1])}`, {
              stroke: ACCENT,
              thickness: 2,
            }),
            dot(x(distance.bar.percent), y(worry.bar.percent), 5),
          ]
        : []),
    ],
    words: [
      word(`↑ ${worry?.name ?? ''}`, { x: left, y: 10, bold: true }),
      word(`${distance?.name ?? ''} →`, { x: left + size, y: top + size + 14, anchor: 'end', bold: true }),
    ],
  }
}

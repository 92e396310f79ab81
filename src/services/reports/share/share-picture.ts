import { IQ_MEAN, IQ_SD } from '@/domain/measurement/norms'
import { column, emsOf, line, plain, row } from '@/gateways/picture/picture-layout'
import type { PictureNode } from '@/gateways/picture/picture-node'
import type { SharedView } from '../view/share-view'

// As ui/primitives/tokens.css has them: a picture knows no style sheet, and stands on pages of others, dark or light.
const COLOURS = {
  surface: '#faf8f4',
  raised: '#fffefb',
  ink: '#18242a',
  muted: '#566168',
  accent: '#0c5a63',
  line: '#e3ddd1',
}

const SHEET = { width: 1200, height: 630, padding: '48px 64px', boxSizing: 'border-box' }

/** What a shared result's picture shows: what its page says, and nothing else. */
export const sharePicture = (view: SharedView): PictureNode => {
  const { brand, title, name, date, note } = view
  return column({ ...SHEET, backgroundColor: COLOURS.surface }, [
    row({ justifyContent: 'space-between', fontSize: 30 }, [
      line(title, { fontWeight: 700, color: COLOURS.ink, maxWidth: 720 }),
      line(brand, { fontWeight: 700, color: COLOURS.accent, maxWidth: 320 }),
    ]),
    line([name, date].filter(Boolean).join(' · '), { fontSize: 26, color: COLOURS.muted, marginTop: 8 }),
    column({ flexGrow: 1, justifyContent: 'center' }, [
      line(plain(view.lead), { fontSize: 34, color: COLOURS.muted }),
      line(plain(view.headline), { fontSize: sizeOf(view.headline), fontWeight: 700, color: COLOURS.ink }),
      ...below(view),
    ]),
    line(
      note,
      { fontSize: 24, color: COLOURS.muted, borderTop: `2px solid ${COLOURS.line}`, paddingTop: 20 },
      2,
    ),
  ])
}

/** On the left what is said, on the right the curve; or the areas in three columns. */
const below = ({ said, rows, curve }: SharedView): PictureNode[] => [
  ...(said.length > 0
    ? [
        row({ justifyContent: 'space-between', alignItems: 'flex-end' }, [
          column(
            { width: curve ? 600 : 1072 },
            said.map((words) => line(plain(words), { fontSize: 30, color: COLOURS.ink, marginTop: 10 }, 2)),
          ),
          ...(curve ? [bell(curve)] : []),
        ]),
      ]
    : []),
  ...(rows.length > 0
    ? [
        row(
          { flexWrap: 'wrap', columnGap: 26, marginTop: 12 },
          rows.map(({ name, said: range }) =>
            column({ width: 340, marginTop: 12 }, [
              line(name, { fontSize: 24, color: COLOURS.muted }),
              line(range, { fontSize: 28, color: COLOURS.ink }),
            ]),
          ),
        ),
      ]
    : []),
]

const LARGEST = 84
const SMALLEST = 44

/** So that a headline fits into one line as far as it can. */
const sizeOf = (text: string): number => Math.max(SMALLEST, Math.min(LARGEST, Math.floor(1072 / emsOf(text))))

const SIZE = { width: 420, height: 150 }
const [FROM, TO] = [52, 148]

const xOf = (iq: number): number =>
  Math.round((SIZE.width * (Math.min(TO, Math.max(FROM, iq)) - FROM)) / (TO - FROM))

const yOf = (iq: number): number =>
  Math.round(SIZE.height * (1 - 0.95 * Math.exp(-0.5 * ((iq - IQ_MEAN) / IQ_SD) ** 2)) * 10) / 10

const curveOf = (low: number, high: number): string =>
  Array.from({ length: 61 }, (_, step) => low + ((high - low) * step) / 60)
    .map((iq, index) => `${index === 0 ? 'M' : 'L'}${xOf(iq)} ${yOf(iq)}`)
    .join('')

/** The norm as a curve, with the interval marked. */
const bell = ({ low, high }: NonNullable<SharedView['curve']>): PictureNode => {
  const [from, to] = [Math.max(FROM, low), Math.min(TO, high ?? TO)]
  const { width, height } = SIZE
  const path = (props: Record<string, string | number>): PictureNode => ({ type: 'path', props })
  const area = `${curveOf(from, to)}L${xOf(to)} ${height}L${xOf(from)} ${height}Z`
  return {
    type: 'svg',
    props: {
      width,
      height: height + 6,
      viewBox: `0 0 ${width} ${height + 6}`,
      children: [
        path({ d: area, fill: COLOURS.accent, 'fill-opacity': 0.35 }),
        path({ d: curveOf(FROM, TO), fill: 'none', stroke: COLOURS.muted, 'stroke-width': 4 }),
        path({
          d: `M0 ${height}L${width} ${height}`,
          fill: 'none',
          stroke: COLOURS.muted,
          'stroke-width': 3,
        }),
        path({
          d: `M${xOf(from)} ${height}L${xOf(to)} ${height}`,
          fill: 'none',
          stroke: COLOURS.accent,
          'stroke-width': 10,
        }),
      ],
    },
  }
}

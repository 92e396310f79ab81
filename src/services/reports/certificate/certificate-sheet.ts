import { encode } from 'uqr'
import { qrPath } from '@/domain/certificate/qr-path'
import type { Locale } from '@/domain/locale/locales'
import type { PdfSheet, SheetText } from '@/gateways/pdf/pdf-sheet'
import { ACCENT, area, BAND, box, INK, line, WASH } from '../file/shapes'
import { type CertificateTold, certificateWords } from './certificate-view'

const PAGE = { width: 841.89, height: 595.28 }
const FRAME = 28
const LEFT = 70
const RIGHT = PAGE.width - LEFT
const QR = { size: 132, top: 376 }
const COLUMN = { name: 150, top: 376, step: 27 }

/** The sheet of a certificate: everything that it states, the address of its public page, and that as a code. */
export const certificateSheet = async ({
  told,
  address,
  locale,
}: {
  told: CertificateTold
  address: string
  locale: Locale
}): Promise<PdfSheet> => {
  const { t } = await certificateWords(locale)
  const middle = (
    text: string,
    at: Omit<Partial<SheetText>, 'text'> & { y: number; size: number },
  ): SheetText => ({
    text,
    x: LEFT,
    width: RIGHT - LEFT,
    align: 'middle',
    bold: false,
    color: INK,
    lines: 1,
    ...at,
  })
  const qrLeft = RIGHT - QR.size
  return {
    kind: 'sheet',
    locale,
    title: told.title,
    author: 'Plumbline',
    ...PAGE,
    shapes: [
      box(0, 0, PAGE.width, 12, ACCENT),
      line(frame(FRAME), { stroke: ACCENT, thickness: 1.5 }),
      line(frame(FRAME + 6), { stroke: BAND, thickness: 0.75 }),
      box(LEFT, 232, RIGHT - LEFT, 108, WASH),
      area(movedTo(qrLeft, QR.top, qrPath(squaresOf(address), QR.size)), '#000000'),
    ],
    texts: [
      middle(told.title, { y: 62, size: 30, bold: true, color: ACCENT }),
      ...(told.name ? [middle(told.name, { y: 112, size: 24, bold: true, lines: 2 })] : []),
      middle(told.statement, { y: told.name ? 180 : 146, size: 14, lines: 2 }),
      middle(told.headline, { y: 244, size: 40, bold: true }),
      middle(told.interval, { y: 304, size: 13 }),
      ...told.rows.flatMap(({ name, said }, index) => {
        const y = COLUMN.top + index * COLUMN.step
        const row = { y, size: 10, align: 'start' as const, lines: 2 }
        const left = LEFT + COLUMN.name
        return [
          middle(name, { ...row, width: COLUMN.name - 12, color: '#566168' }),
          middle(said, { ...row, x: left, width: qrLeft - left - 24 }),
        ]
      }),
      middle(t('check'), {
        y: 350,
        size: 9,
        x: qrLeft - 120,
        width: QR.size + 120,
        align: 'end',
        color: '#566168',
      }),
      middle(address, { y: 514, size: 9, align: 'end', lines: 1, color: INK }),
      middle(told.note, { y: 536, size: 9, lines: 2, color: '#566168' }),
    ],
  }
}

const frame = (edge: number): string => `M${edge} ${edge}H${PAGE.width - edge}V${PAGE.height - edge}H${edge}Z`

/** Half of the damage that a fold or a stain does is made good. */
export const squaresOf = (text: string): boolean[][] => encode(text, { ecc: 'Q', border: 0 }).data

const movedTo = (x: number, y: number, path: string): string =>
  path
    .replace(/M([\d.]+) ([\d.]+)/g, (_, left, top) => `M${Number(left) + x} ${Number(top) + y}`)
    .replace(/H([\d.]+)/g, (_, left) => `H${Number(left) + x}`)
    .replace(/V([\d.]+)/g, (_, top) => `V${Number(top) + y}`)

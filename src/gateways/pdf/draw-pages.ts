import { Document, Link, Page, Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { DrawnFigure, DrawnLine, DrawnPage, DrawnRule, DrawnRun, Shape } from './pdf-document'

/** The same input makes the same bytes, so the file says no day on which it was made. */
const MADE = new Date('2026-01-01T00:00:00Z')

export const A4 = { width: 595.28, height: 841.89 }

type Args = { title: string; author: string | undefined; language: string; pages: readonly DrawnPage[] }

/**
 * The engine. It only draws: every line has its place already, because its own page breaks can overlap or never end.
 * It writes no tags: the text for screen readers is the web page.
 */
export const drawPages = async ({ title, author, language, pages }: Args): Promise<Uint8Array> => {
  const about = { title, author, language, creator: 'Plumbline', producer: 'Plumbline', creationDate: MADE }
  const sheets = pages.map(({ size = A4, lines, rules, figures }, index) =>
    createElement(
      Page,
      { key: index, size: [size.width, size.height] },
      ...rules.map(ruleOf),
      ...figures.map(figureOf),
      ...lines.map((line) => lineOf(line, size.width)),
    ),
  )
  const buffer = await renderToBuffer(createElement(Document, about, ...sheets))
  return new Uint8Array(buffer)
}

const ruleOf = ({ left, top, width, thickness, color }: DrawnRule): ReactElement =>
  createElement(View, {
    style: { position: 'absolute', left, top, width, height: thickness, backgroundColor: color },
  })

const figureOf = ({ left, top, width, height, box, shapes }: DrawnFigure): ReactElement =>
  createElement(
    Svg,
    { viewBox: `0 0 ${box[0]} ${box[1]}`, style: { position: 'absolute', left, top, width, height } },
    ...shapes.map(shapeOf),
  )

const shapeOf = ({ path, fill, stroke, thickness, round }: Shape): ReactElement =>
  createElement(Path, {
    d: path,
    fill: fill ?? 'none',
    fillRule: 'evenodd',
    ...(stroke ? { stroke, strokeWidth: thickness } : {}),
    ...(round ? { strokeLinecap: 'round', strokeLinejoin: 'round' } : {}),
  })

const lineOf = ({ left, top, size, runs, bookmark }: DrawnLine, pageWidth: number): ReactElement =>
  createElement(
    Text,
    {
      // To the edge of the page, so that the engine finds no reason to break the line once more.
      style: { position: 'absolute', left, top, width: pageWidth - left, fontSize: size },
      ...(bookmark ? { bookmark } : {}),
    },
    ...runs.map(runOf),
  )

const runOf = ({ text, face, href, color }: DrawnRun): ReactElement => {
  const style = { fontFamily: face, color }
  return href
    ? createElement(Link, { src: href, style: { ...style, textDecoration: 'underline' } }, text)
    : createElement(Text, { style }, text)
}

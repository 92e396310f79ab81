import type { BenchSite } from './bench-site.ts'
import type { EmptyApp } from './empty-app.ts'

/** One line of the table. Only `compared` is held against the target. */
export type Row = {
  figure: string
  ours: string
  reference: string
  compared: number
  shown: string
  target: { least: number } | { most: number } | null
  targetShown: string
}

/** What figures share; each part is started when the first figure asks for it. */
export type Bench = {
  project: string
  site: () => Promise<BenchSite>
  emptyApp: () => Promise<EmptyApp>
  say: (line: string) => void
}

export type Figure = (bench: Bench) => Promise<Row[]>

/** Null where a line is only for information. */
export const isMet = ({ target, compared }: Row): boolean | null => {
  if (!target) return null
  return 'least' in target ? compared >= target.least : compared <= target.most
}

/** A line whose target is a share of its reference. */
export const ratioRow = (args: {
  figure: string
  ours: number
  reference: number
  unit: string
  target: Row['target']
}): Row => {
  const { figure, ours, reference, unit, target } = args
  const text = (value: number) => `${value < 100 ? value.toFixed(1) : Math.round(value)} ${unit}`
  return {
    figure,
    ours: text(ours),
    reference: text(reference),
    compared: ours / reference,
    shown: `${(ours / reference).toFixed(2)}x`,
    target,
    targetShown: target ? ('least' in target ? `>= ${target.least}x` : `<= ${target.most}x`) : '',
  }
}

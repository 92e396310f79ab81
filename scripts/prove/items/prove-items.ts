import { panelKey } from '../../../src/domain/matrices/attributes'
import { renderPanel } from '../../../src/domain/matrices/drawing/render-panel'
import {
  BLUEPRINTS,
  FORM_20_BLUEPRINT,
  FORM_30_BLUEPRINT,
} from '../../../src/domain/matrices/generate/blueprint'
import type { MatrixItem } from '../../../src/domain/matrices/generate/generate-item'
import type { Panel } from '../../../src/domain/matrices/panel'
import { checkAnswers, checkDuplicates, checkKeyPositions } from './check-answers'
import { checkExchange } from './check-exchange'
import { checkBytes, checkClassifier, checkPickers } from './check-guessing'
import { checkHues, checkPixels } from './check-pixels'
import { checkSameness } from './check-sameness'
import { drawSample } from './draw-sample'
import type { Check } from './judged-item'
import { PLANTS } from './plant'
import { inkIn, rasterizeAll } from './raster'

export type Outcome = {
  items: number
  checks: Check[]
  /** Of each spoilt sample, the checks that found it out; `caught` when all did that should. */
  planted: { name: string; expected: string[]; failed: string[]; caught: boolean }[]
  bins: { from: number; templates: number }[]
  errors: Record<string, Record<string, number>>
  visible: { bank: Visible; hard: Visible }
}

/** How often the matrix shows the key, and finds it who strikes out all that it shows and guesses. */
type Visible = { key: number; struckOut: number }

type Order = { seed: string; each: number; say: (line: string) => void }

const TOLERANCE = 0.01
const LEAST_PER_SECOND = 200
const LEAST_TEMPLATES = 12

export const proveItems = async ({ seed, each, say }: Order): Promise<Outcome> => {
  const { items, repeated, perSecond, draws } = drawSample({ seed, each })
  say(`${items.length} items of ${BLUEPRINTS.length} templates, ${perSecond} a second`)
  const rasters = await rasterizeAll(items.flatMap(({ options }) => options))
  say(`${rasters.size} different options drawn`)
  const inks = new Map([...rasters].map(([key, raster]) => [key, inkIn(raster)]))
  const inkOf = (panel: Panel) => inks.get(panelKey(panel)) ?? 0
  const looks = async (sample: readonly MatrixItem[]): Promise<Check[]> => [
    ...checkAnswers(sample),
    ...checkSameness(sample),
    ...checkDuplicates(sample),
    ...checkKeyPositions(sample),
    ...checkPickers({ choices: sample, tolerance: TOLERANCE }),
    ...checkClassifier({ choices: sample, tolerance: TOLERANCE, inkOf }),
    ...checkBytes({ choices: sample, tolerance: TOLERANCE }),
  ]
  const bins = binsOfBank()
  const checks = [
    ...(await looks(items)),
    ...checkExchange({ seed }),
    ...checkPixels({ choices: items, rasters }),
    ...(await checkHues(
      items.filter((_, index) => index % 10 === 0).map(({ options, key }) => renderPanel(options[key]!)),
    )),
    {
      name: 'items a second on one core',
      found: `${perSecond} (${repeated} drawn again, being there already)`,
      asked: `at least ${LEAST_PER_SECOND}`,
      holds: perSecond >= LEAST_PER_SECOND,
    },
    {
      name: 'draws for an item, of 2,000 that it may take',
      found: `99 in 100 at most ${draws.p99}, all at most ${draws.most}`,
      asked: '99 in 100 at most 400',
      holds: draws.p99 <= 400,
    },
    {
      name: 'fewest templates in 0.3 logits, from -2.5 to 3',
      found: String(Math.min(...bins.map(({ templates }) => templates))),
      asked: `at least ${LEAST_TEMPLATES}`,
      holds: bins.every(({ templates }) => templates >= LEAST_TEMPLATES),
    },
  ]
  const planted = []
  for (const [name, { spoil, caughtBy }] of Object.entries(PLANTS)) {
    const failed = (await looks(spoil(items))).filter(({ holds }) => !holds).map((check) => check.name)
    planted.push({
      name,
      expected: caughtBy,
      failed,
      caught: caughtBy.every((check) => failed.includes(check)),
    })
    say(`planted ${name}: ${failed.length} checks fail`)
  }
  return {
    items: items.length,
    checks,
    planted,
    bins,
    errors: countErrors(items),
    visible: countVisible(items),
  }
}

const binsOfBank = () =>
  Array.from({ length: 19 }, (_, bin) => {
    const from = -250 + 30 * bin
    const inside = BLUEPRINTS.filter(
      ({ b }) => Math.round(100 * b) >= from && Math.round(100 * b) < from + 30,
    )
    return { from: from / 100, templates: inside.length }
  })

const countErrors = (items: readonly MatrixItem[]) => {
  const counts: Outcome['errors'] = {}
  const forms = new Set([...FORM_30_BLUEPRINT, ...FORM_20_BLUEPRINT].map(({ id }) => id))
  for (const { scheme, blueprint, distractors } of items) {
    for (const distractor of distractors) {
      if (!distractor) continue
      for (const group of ['all', scheme, ...(forms.has(blueprint) ? ['forms'] : [])]) {
        counts[group] ??= {}
        counts[group][distractor.error] = (counts[group][distractor.error] ?? 0) + 1
      }
    }
  }
  return counts
}

/** Of all templates and of those above -1. Struck out are the options that the matrix shows, unless it shows all. */
const countVisible = (items: readonly MatrixItem[]): Outcome['visible'] => {
  const judge = (some: readonly MatrixItem[]): Visible => {
    const seen = some.map(({ panels, options, key }) => {
      const shown = new Set(panels.map(panelKey))
      const left = options.filter((panel) => !shown.has(panelKey(panel)))
      return { key: shown.has(panelKey(options[key]!)), left: left.length }
    })
    const hits = seen.reduce((sum, { key, left }) => sum + (key ? 0 : 1 / left), 0)
    return { key: seen.filter(({ key }) => key).length / some.length, struckOut: hits / some.length }
  }
  return { bank: judge(items), hard: judge(items.filter(({ difficulty }) => difficulty.b > -1)) }
}

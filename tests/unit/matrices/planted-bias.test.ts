import { describe, expect, it } from 'vitest'
import { renderPanel } from '@/domain/matrices/drawing/render-panel'
import { BLUEPRINTS } from '@/domain/matrices/generate/blueprint'
import { generateItem, type MatrixItem } from '@/domain/matrices/generate/generate-item'
import { checkAnswers, checkDuplicates, checkKeyPositions } from '../../../scripts/prove/items/check-answers'
import { checkExchange } from '../../../scripts/prove/items/check-exchange'
import { checkBytes, checkClassifier, checkPickers } from '../../../scripts/prove/items/check-guessing'
import { checkHues, checkPixels } from '../../../scripts/prove/items/check-pixels'
import { PLANTS } from '../../../scripts/prove/items/plant'
import { rasterizeAll } from '../../../scripts/prove/items/raster'

// npm run prove items asks for a tolerance of one in a hundred, of a sample many times as large.
const TOLERANCE = 0.06
const draw = (blueprints: typeof BLUEPRINTS, each: number): MatrixItem[] =>
  blueprints.flatMap((blueprint) =>
    Array.from({ length: each }, (_, index) => generateItem({ seed: `planted ${index}`, blueprint })),
  )
const items = draw(BLUEPRINTS, 3)
const headings = draw(
  BLUEPRINTS.filter(({ id, scheme }) => scheme === 'six' && id.startsWith('turn:')),
  40,
)

const failing = (sample: readonly MatrixItem[]): string[] =>
  [
    ...checkAnswers(sample),
    ...checkDuplicates(sample),
    ...checkKeyPositions(sample),
    ...checkPickers({ choices: sample, tolerance: TOLERANCE }),
    ...checkClassifier({ choices: sample, tolerance: TOLERANCE, inkOf: () => 0 }),
    ...checkBytes({ choices: sample, tolerance: TOLERANCE }),
  ].flatMap(({ name, holds }) => (holds ? [] : [name]))

describe('the checks of npm run prove items', () => {
  it('find nothing in what the generator makes', () => {
    expect(failing(items)).toEqual([])
    expect(checkExchange({ seed: 'planted' }).filter(({ holds }) => !holds)).toEqual([])
  })

  it.each(Object.entries(PLANTS))('find it out when %s', (name, { spoil, caughtBy }) => {
    const sample = name.includes('heading') ? headings : items
    expect(failing(spoil(sample))).toEqual(expect.arrayContaining(caughtBy))
  })

  it('find two options out that look alike at 96 pixels', async () => {
    const figure = { shape: 'star', size: 4 } as const
    const options = [
      { figure: { ...figure, fill: 'none' as const } },
      { figure: { ...figure, fill: 'dark' as const } },
    ]
    const faint = [
      { figure: { shape: 'star', fill: 'none', count: 1 } },
      { figure: { shape: 'star', fill: 'dot', count: 1 } },
    ] as const
    const rasters = await rasterizeAll([...options, ...faint])
    expect(checkPixels({ choices: [{ options, key: 0 }], rasters })[0]!.holds).toBe(true)
    expect(checkPixels({ choices: [{ options: [...faint], key: 0 }], rasters })[0]!.holds).toBe(false)
  })

  it('find a drawing out that has a hue, and one that has a node too many', async () => {
    const [{ options }] = items as [MatrixItem]
    const drawing = renderPanel(options[0]!)
    expect((await checkHues([drawing]))[0]!.holds).toBe(true)
    expect((await checkHues([drawing.replaceAll('currentColor', '#c00')]))[0]!.holds).toBe(false)
    const draw = (panel: MatrixItem['options'][number]) =>
      renderPanel(panel).replace('</svg>', panel === options[0] ? '<path d=""/></svg>' : '</svg>')
    const nodes = checkBytes({ choices: items.slice(0, 6), tolerance: 1, draw }).at(-1)!
    expect(nodes.holds).toBe(false)
  })

  it('find out options that depend on which of them is the key', () => {
    const check = checkExchange({
      seed: 'dependent',
      generate: ({ blueprint, keyPosition = 0 }) =>
        generateItem({ seed: `dependent ${blueprint.id === 'lines:xor' ? keyPosition : ''}`, blueprint }),
    })
    expect(check[0]).toMatchObject({ found: `1 of ${BLUEPRINTS.length}`, holds: false })
  })
})

import { pathTo, withLocale } from '../../../src/domain/routing/path-to'
import type { Bench, Figure, Row } from '../lib/figure.ts'
import { scriptsOf } from '../lib/scripts-of.ts'

/** First-load JavaScript of a visitor's pages, gzipped, over what an empty page of the same Next and React loads. */
export const bundle: Figure = async (bench) => {
  const reference = await weigh(bench, (await bench.emptyApp()).port, '/')
  const row = async ({ route, most }: { route: 'landing' | 'questions'; most: number }): Promise<Row> => {
    const slug = route === 'landing' ? 'new' : undefined
    const path = withLocale(pathTo({ route, code: 'iq', examId: 1, slug }), 'EN')
    const ours = await weigh(bench, (await bench.site()).port, path)
    const more = (ours - reference) / 1000
    return {
      figure: `first-load JavaScript, ${route}`,
      ours: kB(ours),
      reference: kB(reference),
      compared: more,
      shown: `+${more.toFixed(1)} kB`,
      target: { most },
      targetShown: `<= +${most} kB`,
    }
  }
  return [await row({ route: 'landing', most: 22 }), await row({ route: 'questions', most: 35 })]
}

const weigh = async ({ say }: Bench, port: number, path: string): Promise<number> => {
  const scripts = await scriptsOf(`http://127.0.0.1:${port}${path}`)
  say(`  ${path}: ${scripts.map(({ bytes }) => kB(bytes)).join(' + ')}`)
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0)
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
